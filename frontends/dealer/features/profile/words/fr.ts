import type { SameWords } from '@rrr/kit/base';
import type { profile as en } from './en.js';

export const profile: SameWords<typeof en> = {
  lead: 'Votre compte, et le concessionnaire tel que les pilotes le trouvent.',
  title: 'Concessionnaire',
  currency: 'Devise des échanges',
  edit: 'Modifier',
  loginsTitle: 'Accès',
  loginsLead: 'Chaque personne au comptoir devrait se connecter avec son propre compte.',
  logins: 'Gérer les accès',
  passwordLead: 'Au moins 8 caractères. Les autres appareils sont déconnectés quand il change.',
  change: 'Changer le mot de passe',
  inPublic: {
    title: 'Courriel public',
    agree: 'Montrer {{email}} aux pilotes et aux visiteurs',
    agreeLater: 'Montrer notre courriel aux pilotes et aux visiteurs dès que nous en ajoutons un',
    help: 'Il paraît dans la recherche de concessionnaires, à côté de votre téléphone. Vous pouvez le masquer en tout temps.',
    proxy: 'Seul le concessionnaire peut accepter, connecté avec son propre compte.',
    shown: 'Votre courriel est public.',
    hidden: 'Votre courriel est masqué.',
  },
  pictureHelp: 'Les pilotes la voient à côté de votre adresse : votre logo ou votre magasin.',
  editing: {
    title: 'Modifier le concessionnaire',
    lead: 'Les pilotes voient ceci quand ils cherchent un concessionnaire.',
    fixed: 'Pour changer le nom, le numéro de concessionnaire ou le pays,',
    contact: 'contactez le soutien',
    save: 'Enregistrer le concessionnaire',
    saved: 'Le concessionnaire est enregistré.',
    help: {
      email: 'Pour les messages au sujet de ce concessionnaire. Elle ne sert pas à se connecter.',
      websiteUrl: 'Commence par https://',
      zipcode: 'Les pilotes vous trouvent grâce à lui.',
      bio: 'Quelques phrases pour les pilotes, au plus 2000 caractères.',
    },
  },
  password: {
    title: 'Changer votre mot de passe',
    lead: 'Les autres appareils qui utilisent ce compte sont déconnectés.',
    old: 'Mot de passe actuel',
    required: 'Obligatoire',
    submit: 'Changer le mot de passe',
    sending: 'Changement en cours',
    done: 'Votre mot de passe est changé. Les autres appareils ont été déconnectés.',
    proxy: 'Vous ne pouvez pas changer un mot de passe pendant que vous agissez au nom de ce concessionnaire.',
    unknown:
      'Nous n’avons pas reçu de réponse : le mot de passe a peut-être changé. Vérifiez de nouveau pour le savoir.',
    changed:
      'Votre mot de passe actuel n’est plus valide : l’essai précédent a probablement abouti. Connectez-vous la prochaine fois avec le nouveau mot de passe.',
  },
};
