import type { LetterWords } from './letter-words.js';

const rank = (place: number): string => (place === 1 ? '1er' : `${place}e`);
const rows = (count: number): string => (count < 2 ? `${count} ligne` : `${count} lignes`);

export const french: LetterWords = {
  greeting: (name) => `Bonjour ${name},`,
  signature: (brand) => `L’équipe ${brand}`,
  why: 'Vous recevez ce courriel parce qu’il concerne votre propre compte.',
  letters: {
    redemption: (it) => ({
      subject: `Vous avez échangé ${it.money('amount')} chez ${it.text('dealer')}`,
      lead: `Vous avez échangé ${it.money('amount')} de vos récompenses chez ${it.text('dealer')}.`,
      figures: [['Code d’échange', it.text('code')], ['Montant', it.money('amount')], ['Votre nouveau solde', it.money('balance')]],
      close: 'Si ce n’était pas vous, demandez au concessionnaire d’annuler l’échange et changez votre NIP.',
    }),
    'redemption-undone': (it) => ({
      subject: `Un échange de ${it.money('amount')} a été annulé`,
      lead: `L’échange ${it.text('code')} a été annulé. ${it.money('amount')} sont revenus dans les récompenses d’où venait ce montant.`,
      figures: [['Code d’échange', it.text('code')], ['Montant rendu', it.money('amount')], ['Votre nouveau solde', it.money('balance')]],
      close: 'Les récompenses gardent leurs dates d’expiration.',
    }),
    'pin-locked': (it) => ({
      subject: 'Les échanges sont bloqués après de mauvais NIP',
      lead: `Un mauvais NIP a été saisi trop de fois pour vous. Vos récompenses ne peuvent pas être échangées avant ${it.moment('until')}.`,
      figures: [],
      close: 'Rien n’a été retiré de votre solde. Si vous n’avez pas tenté d’échange, changez votre NIP.',
    }),
    'award-earned': (it) => ({
      subject: `Vous avez gagné ${it.money('amount')} : ${it.text('event')}`,
      lead: `Votre résultat vous a fait gagner ${it.money('amount')} (${it.text('event')}).`,
      figures: [
        ['Catégorie', it.text('className')], ['Place', it.count('place') > 0 ? rank(it.count('place')) : ''], ['Récompense', it.money('amount')], ['Expire le', it.date('expiresOn')],
      ],
      close: 'Votre portefeuille montre ce que vous pouvez échanger aujourd’hui.',
    }),
    'credit-expiring': (it) => ({
      subject: `${it.money('amount')} de vos récompenses expirent bientôt`,
      lead: `${it.money('amount')} de vos récompenses vont expirer, les premiers le ${it.date('expiresOn')}.`,
      figures: [['Montant', it.money('amount')], ['À partir du', it.date('expiresOn')]],
      close: 'Échangez-les chez un concessionnaire participant avant cette date. Votre portefeuille montre chaque récompense et son dernier jour.',
    }),
    'accounts-merged': () => ({
      subject: 'Vos deux comptes n’en font plus qu’un',
      lead: 'Vous étiez inscrit deux fois. Vos résultats, récompenses et échanges des deux comptes se trouvent maintenant dans celui-ci.',
      figures: [],
      close: 'Connectez-vous comme aujourd’hui. S’il manque quelque chose, écrivez au soutien.',
    }),
    adjustment: (it) => ({
      subject: `Vos récompenses ont été rectifiées de ${it.money('amount')}`,
      lead: `Un administrateur a rectifié vos récompenses de ${it.money('amount')}.`,
      figures: [['Motif', it.text('reason')], ['Rectification', it.money('amount')], ['Votre nouveau solde', it.money('balance')]],
      close: 'Votre portefeuille montre ce que vous pouvez échanger aujourd’hui.',
    }),
    'results-received': (it) => ({
      subject: `Résultats reçus : ${it.text('event')}, ${it.text('className')}`,
      lead: `Les résultats de la catégorie ${it.text('className')} (${it.text('event')}) ont été reçus et évalués.`,
      figures: [['Catégorie', it.text('className')], ['Contenu', rows(it.count('rows'))], ['Récompenses de cette catégorie', it.money('amount')]],
      close: 'La page de l’événement montre chaque résultat et pourquoi il donne droit ou non à une récompense.',
    }),
  },
};
