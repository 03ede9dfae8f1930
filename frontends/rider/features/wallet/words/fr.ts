import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  code: {
    title: 'Échanger chez un concessionnaire',
    steps: {
      show: 'Montrez ce code au comptoir. Le concessionnaire vous trouve sans que vous épeliez votre nom.',
      id: 'Présentez une pièce d’identité.',
      pin: 'Dites le montant, puis saisissez votre NIP.',
    },
    show: 'Afficher mon code',
    screen: 'Votre code',
    qr: 'Code QR de {{code}}',
    left_one: 'Valable {{count}} seconde, une seule fois',
    left_other: 'Valable {{count}} secondes, une seule fois',
    over: 'Ce code n’est plus valable.',
    again: 'Afficher un nouveau code',
    hide: 'Fermer',
    proxy: 'Seul le pilote peut montrer un code au comptoir.',
    noPin: 'Il vous faut un NIP pour échanger votre crédit.',
    setPin: 'Choisir un NIP',
    alone: 'Échanger plutôt sur ce téléphone',
    dealers: 'Trouver un concessionnaire',
  },
  cash: {
    owed: '{{amount}} d’argent à vous verser',
    requested: '{{amount}} d’argent demandés, versés au plus tard le {{date}}',
  },
  cashOut: 'Demander le paiement',
  receipt: {
    title: 'Reçu {{code}}',
    back: 'Mon portefeuille',
    amount: 'Échangé',
    returned: 'Rendu à votre portefeuille',
    dealer: 'Concessionnaire',
    employee: 'Employé',
    when: 'Date',
    rider: 'Pilote',
    code: 'Code',
    undone: 'Cet échange a été annulé le {{when}} par {{who}}. Le crédit est de retour dans votre portefeuille.',
    reason: 'Raison\u00a0: {{reason}}',
    lines: 'Prélevé sur ces récompenses',
    until: 'expire le {{date}}',
    left: 'il en reste {{amount}}',
    wrong: 'Quelque chose ne va pas?',
    support: 'Contacter le soutien',
  },
  statement: {
    title: 'Relevé de {{name}}, {{date}}',
    print: 'Imprimer le relevé',
  },
};
