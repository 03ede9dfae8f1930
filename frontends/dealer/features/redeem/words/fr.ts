import type { SameWords } from '@rrr/kit/base';
import type { en } from './en.js';

export const fr: SameWords<typeof en> = {
  back: 'Trouver un autre pilote',
  title: 'Échanger le crédit de {{name}}',
  panel: 'Pilote et solde',
  balance: 'Disponible en {{currency}}',
  expires: '{{amount}} expirent le {{date}}',
  elsewhere: {
    USD: 'A aussi {{amount}}, que vous ne pouvez pas échanger : seul un concessionnaire des États-Unis le peut.',
    CAD: 'A aussi {{amount}}, que vous ne pouvez pas échanger : seul un concessionnaire du Canada le peut.',
    EUR: 'A aussi {{amount}}, que vous ne pouvez pas échanger : seul un concessionnaire d’Europe le peut.',
  },
  bikes: 'Motos',
  noBikes: 'Aucune moto enregistrée.',
  vin: { verified: 'NIV vérifié', unverified: 'NIV pas encore vérifié', invalid: 'NIV non valide' },
  nothing: 'Aucun crédit disponible en {{currency}}.',
  noPin:
    '{{name}} n’a pas encore de NIP. Demandez au pilote d’en choisir un dans son compte, puis faites l’échange ici.',
  proxy:
    'Vous ne pouvez pas faire d’échange pendant que vous agissez au nom de ce concessionnaire. Quittez ce compte, puis faites l’échange sous votre propre nom.',
  deactivated: 'Ce compte est désactivé. Le pilote peut contacter le soutien.',
  form: {
    amount: 'Montant',
    leaves: 'Solde après\u00a0: {{amount}}',
    whole: 'Tout le solde',
    most: 'Maximum',
    limit: 'Un échange est d’au plus {{amount}}.',
    employee: 'Votre nom',
    employeeShort: 'Employé',
    change: 'Changer',
    employeeHelp: 'Gardé sur cet appareil',
    idVerified: 'J’ai vérifié l’identité du pilote',
    pin: 'NIP du pilote',
    pinHelp: 'Le pilote le saisit',
    submit: 'Échanger {{amount}}',
    submitEmpty: 'Échanger',
    sending: 'Échange de {{amount}} en cours',
  },
  missing: {
    amount: 'Obligatoire. Saisissez un montant ou utilisez tout le solde.',
    notPositive: 'Le montant doit être supérieur à zéro.',
    tooMuch: 'C’est plus que les {{amount}} disponibles maintenant.',
    overLimit: 'Un échange est d’au plus {{amount}}. Saisissez un montant plus petit.',
    employee: 'Obligatoire',
    idVerified: 'Vérifiez la pièce d’identité du pilote, puis cochez cette case.',
    pin: 'Le NIP se compose de 4 chiffres.',
  },
  unknown: {
    checking: 'Nous n’avons pas reçu de réponse et vérifions. Rien ne sera échangé deux fois.',
    lead: 'Nous n’avons pas reçu de réponse. Vérifiez de nouveau : rien ne sera échangé deux fois.',
    look: 'Voir les échanges',
  },
  keyUsed: 'Un essai précédent a peut-être abouti. Consultez les échanges avant de recommencer.',
  before: 'Échanges précédents ici',
};
