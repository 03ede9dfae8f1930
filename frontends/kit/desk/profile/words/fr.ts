export const fr = {
  picture: {
    title: 'Image',
    add: 'Ajouter une image',
    replace: 'Remplacer l’image',
    remove: 'Retirer l’image',
    removed: 'L’image est retirée.',
  },
  password: {
    title: 'Changer le mot de passe',
    lead: 'Tous les autres appareils sont déconnectés, et nous envoyons un courriel.',
    old: 'Mot de passe actuel',
    oldRequired: 'Saisissez votre mot de passe actuel.',
    submit: 'Changer le mot de passe',
    sending: 'Changement du mot de passe',
    done: 'Votre mot de passe est changé.',
  },
};
