import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  title: 'Inscription',
  steps: { account: 'Compte', you: 'Vous', bike: 'Moto', consent: 'Parent', pin: 'NIP', done: 'Fin' },
  next: 'Continuer',
  back: 'Retour',
  required: 'Obligatoire',
  several_one: '1 élément à corriger',
  several_other: '{{count}} éléments à corriger',
  offline: 'Vous êtes hors ligne. Ce que vous avez saisi reste ici.',
  retry: 'Réessayer',
  configFailed: 'Les motos admissibles ne se sont pas chargées.',
  offlineWait: 'La prochaine étape s’ouvrira au retour de la connexion.',
  nextFailed: 'La prochaine étape ne s’est pas chargée',
  nextFailedWhy:
    'Ce que vous avez saisi est encore là. Si la page se recharge, saisissez de nouveau votre mot de passe.',
  opening: 'Ouverture',
  signedIn: 'Vous êtes connecté en tant que {{name}}.',
  goToAccount: 'Aller à mon compte',
  typeAgain: 'Saisissez de nouveau votre mot de passe',
  typeAgainWhy:
    'Les mots de passe et les NIP ne sont jamais conservés; le rechargement les a effacés. Tout le reste est encore là.',
  ready: {
    title: 'À portée de main',
    vin: 'Le NIV de votre moto : 17 caractères sur la colonne de direction',
    ama: 'Votre numéro AMA, si vous en avez un : il sert à vous associer vos résultats',
    mail: 'Votre adresse courriel : nous y envoyons un code à la fin',
    time: 'Comptez environ 4 minutes.',
    kept: 'Ce que vous saisissez reste dans cet onglet jusqu’à l’inscription.',
    have: 'Déjà inscrit?',
    login: 'Se connecter',
  },
  account: {
    title: 'Votre compte',
    lead: 'Vous vous connecterez avec votre adresse courriel et ce mot de passe.',
    email: 'Adresse courriel',
    emailHelp: 'Nous y envoyons un code, puis des nouvelles de vos récompenses.',
    emailWrong: 'Entrez une adresse courriel comme nom@example.com.',
    password: 'Mot de passe',
    passwordHelp:
      'Au moins 8 caractères; majuscules et minuscules comptent; aucun caractère spécial comme {{special}}.',
    passwordCommon: 'Les mots courants et les suites de lettres sont refusés.',
    again: 'Mot de passe, encore une fois',
    againHelp: 'Les deux mots de passe doivent être identiques.',
    show: 'Afficher les mots de passe',
    hasLength: 'Au moins 8 caractères',
    hasPlain: 'Aucun caractère spécial comme {{special}}',
    tooShort: 'Un mot de passe a au moins 8 caractères.',
    tooLong: 'Un mot de passe a au plus 128 caractères.',
    special:
      'Un mot de passe ne contient que des lettres, des chiffres et des espaces, aucun caractère spécial comme {{special}}.',
    mismatch: 'Les deux mots de passe doivent être identiques',
  },
};
