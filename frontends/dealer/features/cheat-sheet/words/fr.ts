import type { SameWords } from '@rrr/kit/base';
import type { sheet as en } from './en.js';

export const sheet: SameWords<typeof en> = {
  title: 'Aide-mémoire du comptoir',
  dealer: '{{name}}, concessionnaire {{number}}',
  lead: 'Une page à imprimer et à garder au comptoir.',
  redeem: 'L’échange en quatre étapes',
  steps: {
    find: 'Trouvez le pilote',
    findHow: 'Saisissez un nom, un numéro AMA ou une moto. Vérifiez la photo et la ville d’origine.',
    amount: 'Saisissez le montant',
    amountHow: 'Une partie du solde ou tout le solde. Au plus {{once}} à la fois et {{day}} par jour et par pilote.',
    id: 'Vérifiez l’identité du pilote',
    idHow: 'Regardez une pièce avec photo au nom du pilote, puis cochez la case. Saisissez votre propre nom.',
    pin: 'Laissez le pilote saisir son NIP',
    pinHow: 'Le pilote tape 4 chiffres. Ne demandez jamais un NIP et ne le notez jamais. Appuyez ensuite sur Échanger.',
  },
  alone:
    'Le pilote peut aussi faire l’échange sur son propre téléphone. Il lui faut alors le code de comptoir à six chiffres affiché à votre écran d’accueil. Le code change chaque minute : vérifiez l’identité, puis laissez le pilote le lire sur place.',
  wrong: 'En cas de problème',
  cases: {
    pin: 'NIP incorrect',
    pinDo:
      'Laissez le pilote réessayer. S’il a oublié son NIP, il en choisit un nouveau dans son compte, sous Profil; cela met aussi fin au blocage.',
    noPin: 'Pas encore de NIP',
    noPinDo: 'Le pilote en choisit un dans son propre compte, sous Profil.',
    lost: 'Pas de réponse',
    lostDo: 'Attendez : l’écran renvoie la même demande, et rien n’est jamais échangé deux fois.',
    mistake: 'Mauvais montant ou mauvais pilote',
    mistakeDo: 'Annulez l’échange à l’accueil ou sous Tous les échanges, tant qu’il ne vous a pas été remboursé.',
    mistakeSoon_one:
      'Annulez l’échange à l’accueil ou sous Tous les échanges dans un délai de {{count}} jour, tant qu’il ne vous a pas été remboursé.',
    mistakeSoon_other:
      'Annulez l’échange à l’accueil ou sous Tous les échanges dans un délai de {{count}} jours, tant qu’il ne vous a pas été remboursé.',
  },
  money: 'Votre argent',
  moneyIs: {
    refund_one: 'Votre compte de pièces est crédité dans un délai de {{count}} jour après un échange.',
    refund_other: 'Votre compte de pièces est crédité dans un délai de {{count}} jours après un échange.',
    statement: 'Le relevé mensuel présente chaque échange et chaque remboursement, et ce qui vous est encore dû.',
    currency: 'Vous échangez uniquement en {{currency}}.',
    expiry_one: 'Le crédit expire {{count}} mois après son émission. Ce qui expire en premier est utilisé en premier.',
    expiry_other:
      'Le crédit expire {{count}} mois après son émission. Ce qui expire en premier est utilisé en premier.',
  },
  bikes: 'Motos admissibles',
  categories: { current: 'Modèles actuels', 'single-cylinder': 'Monocylindres', 'super-twin': 'SuperTwin' },
  every: 'Tous les modèles',
  years: { range: '{{from}}–{{to}}', from: 'depuis {{from}}', to: 'jusqu’à {{to}}' },
  help: 'Des questions : {{address}}',
};
