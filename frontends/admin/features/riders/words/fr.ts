import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  keep: 'Ne rien changer',
  many: {
    expiry: {
      label: 'Envoyer le rappel d’expiration',
      row: 'Courriel envoyé',
      nothing: 'Aucun crédit n’expire bientôt.',
      title_one: 'Rappeler à {{count}} pilote que son crédit expire?',
      title_other: 'Rappeler à {{count}} pilotes que leur crédit expire?',
      lead: 'Un pilote qui a déjà reçu un rappel en reçoit un autre.',
      all: 'Pilotes dont le crédit expire d’ici {{days}} jours\u00a0: {{with}} sur {{all}}. Chacun reçoit un courriel.',
      others_one:
        'Pilotes dont le crédit expire d’ici {{days}} jours\u00a0: {{with}} sur {{all}}. L’autre ne reçoit aucun courriel.',
      others_other:
        'Pilotes dont le crédit expire d’ici {{days}} jours\u00a0: {{with}} sur {{all}}. Les {{rest}} autres ne reçoivent aucun courriel.',
      none: 'Aucun pilote à qui envoyer un rappel',
      nobody:
        'Pilotes dont le crédit expire d’ici {{days}} jours\u00a0: 0 sur {{all}}. Personne ne reçoit de courriel.',
      confirm_one: 'Envoyer le rappel à {{count}}',
      confirm_other: 'Envoyer le rappel à {{count}}',
    },
    deactivate: {
      label: 'Désactiver',
      row: 'Désactivé',
      title_one: 'Désactiver {{count}} pilote?',
      title_other: 'Désactiver {{count}} pilotes?',
      lead: 'Ils sont déconnectés partout et ne peuvent plus se connecter, échanger ni gagner. Les récompenses et les soldes restent. Vous pouvez les activer de nouveau.',
      confirm_one: 'Désactiver {{count}}',
      confirm_other: 'Désactiver {{count}}',
    },
    activate: {
      label: 'Activer',
      row: 'Actif',
      title_one: 'Activer {{count}} pilote?',
      title_other: 'Activer {{count}} pilotes?',
      lead: 'Ils peuvent de nouveau se connecter, échanger et gagner. Les résultats en attente sont réévalués.',
      confirm_one: 'Activer {{count}}',
      confirm_other: 'Activer {{count}}',
    },
  },
};
