import type { PushWords } from './en.js';
import { place, sentence, won } from './sentences.js';

export const fr: PushWords = {
  'award-earned': (facts) => ({
    title: 'Vous avez gagné une récompense',
    body: sentence(
      won(facts, facts.text('expiresOn') === '' ? 'en argent' : 'de crédit concessionnaire', 'pour'),
      place(facts, 'position '),
    ),
  }),
  'bonus-issued': (facts) => ({
    title: 'Vous avez gagné une prime',
    body: `${facts.money('amount')} pour votre saison (${facts.text('series')}).`,
  }),
  redemption: (facts) => ({
    title: 'Vous avez échangé du crédit',
    body: `${facts.money('amount')} de votre crédit ont été échangés. Si ce n’était pas vous, changez votre NIP.`,
  }),
  'credit-expiring': (facts) => ({
    title: 'Votre crédit expire bientôt',
    body: `${facts.money('amount')} de votre crédit expirent, les premiers le ${facts.date('expiresOn')}.`,
  }),
  'payment-info-due': (facts) => ({
    title: 'Des documents manquent',
    body: `Nous avons ${facts.money('amount')} à vous verser. Envoyez ce qui manque pour les recevoir.`,
  }),
  'cash-reminder': (facts) => ({
    title: 'Des documents manquent',
    body: `Nous avons ${facts.sums()} à vous verser. Envoyez ce qui manque pour les recevoir.`,
  }),
  'documents-unverified': () => ({
    title: 'Vos documents sont vérifiés de nouveau',
    body: 'Votre nom ou votre numéro AMA a été modifié. Vous ne pouvez pas demander de paiement en argent d’ici là.',
  }),
  'document-decided': () => ({
    title: 'Un document n’a pas été accepté',
    body: 'Téléversez-en un nouveau dans votre profil. L’argent peut être versé une fois qu’il est vérifié.',
  }),
};
