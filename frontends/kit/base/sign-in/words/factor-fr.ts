export const fr = {
  lead: 'Ouvrez votre application d’authentification et saisissez le code de Red Rider Rewards.',
  code: 'Code de votre application',
  recovery: 'Code de récupération',
  recoveryHelp:
    'L’un des dix codes enregistrés à l’activation de la validation en deux étapes. Chacun ne fonctionne qu’une fois.',
  useRecovery: 'Utiliser un code de récupération',
  useApp: 'Utiliser un code de l’application',
  required: 'Obligatoire',
  failed: 'Le code n’a pas été accepté',
  submit: 'Confirmer',
  sending: 'Vérification en cours',
  back: 'Retour',
  ask: {
    title: 'Confirmez que c’est bien vous',
    lead: 'Cette opération touche à l’argent ou aux accès. Saisissez un nouveau code de votre application d’authentification. Il compte pendant 10 minutes.',
    cancel: 'Annuler',
  },
};
