import type { Figures } from './figures.js';
import type { Content, EmailWords } from './email-words.js';

const rank = (place: number): string => (place === 1 ? '1re' : `${place}e`);
const rows = (count: number): string => (count < 2 ? `${count} ligne` : `${count} lignes`);

const PAPERS: Readonly<Record<string, string>> = {
  licence: 'permis de conduire',
  w9: 'formulaire fiscal (W-9)',
  w8ben: 'formulaire fiscal (W-8BEN)',
};
const LACKS: Readonly<Record<string, string>> = {
  address: 'votre adresse complète',
  licence: 'votre permis de conduire, vérifié',
  residence: 'votre résidence fiscale et le formulaire fiscal qu’elle demande',
  w9: 'votre formulaire fiscal W-9, vérifié',
  w8ben: 'votre formulaire fiscal W-8BEN, vérifié',
};
const lacking = (facts: Figures): string =>
  facts
    .all('missing')
    .map((fact) => LACKS[fact] ?? '')
    .join('; ');
const AS: Readonly<Record<string, string>> = {
  dealer: 'comme concessionnaire',
  promoter: 'comme promoteur',
  admin: 'comme administrateur',
  rider: 'comme pilote',
};
const BY: Readonly<Record<string, string>> = {
  'reward-link': 'lien de paiement',
  'debit-card': 'carte de débit',
  cheque: 'chèque',
};
const EVENTS: Readonly<Record<string, string>> = {
  'pin-locked': 'trop de NIP erronés',
  'admin-added': 'un nouvel administrateur peut se connecter',
  'admin-on': 'un administrateur a été réactivé',
  'admin-off': 'un administrateur a été désactivé',
  'held-released': 'de l’argent retenu a été libéré',
  'purse-raised': 'la bourse d’un événement admissible a été augmentée',
  'done-alone': 'un seul administrateur a fait ce qui en demande normalement deux',
  'factor-locked': 'une personne qui connaît un mot de passe a saisi trop de codes d’application erronés',
  'factor-reset': 'la validation en deux étapes d’un accès a été réinitialisée',
  'token-made': 'un administrateur a créé un jeton d’API',
  'link-opened': 'un administrateur a ouvert le lien de paiement d’un pilote',
  'history-broken': 'une vérification du journal d’audit ou du grand livre a trouvé une rupture',
  'history-accepted': 'des écritures sans sceau ont été acceptées',
};
const amounts = (facts: Figures): Content['figures'] => [
  ['Récompenses en argent', facts.money('gross')],
  ['Retenue fiscale', facts.count('withholding') > 0 ? facts.money('withholding') : ''],
  ['Versé', facts.money('net')],
];

const riders = (count: number): string => (count === 1 ? '1 pilote' : `${count} pilotes`);
const photos = (count: number): string => (count < 2 ? `${count} photo` : `${count} photos`);
const events = (count: number): string => (count === 1 ? 'd’un événement' : `de ${count} événements`);

const left = (facts: Figures): string =>
  facts.count('left') > 1
    ? `Il vous reste ${facts.count('left')} codes de récupération.`
    : facts.count('left') === 1
      ? 'Il vous reste un code de récupération.'
      : 'Il ne vous reste aucun code de récupération.';
/** What happened to the second factor of a login. */
const FACTOR = {
  on: (facts) => ({
    subject: 'La validation en deux étapes est activée',
    lead: `La validation en deux étapes de votre compte a été activée le ${facts.moment('at')}. Désormais, la connexion demande un code de votre application d’authentification. Les sessions sur vos autres appareils sont terminées.`,
  }),
  off: (facts) => ({
    subject: 'La validation en deux étapes est désactivée',
    lead: `La validation en deux étapes de votre compte a été désactivée le ${facts.moment('at')}.`,
  }),
  reset: (facts) => ({
    subject: 'Votre validation en deux étapes a été réinitialisée',
    lead: `Un administrateur a réinitialisé la validation en deux étapes de votre compte le ${facts.moment('at')}. Toutes vos sessions sont terminées. Connectez-vous avec votre mot de passe et activez-la de nouveau.`,
  }),
  codes: (facts) => ({
    subject: 'Vous avez de nouveaux codes de récupération',
    lead: `De nouveaux codes de récupération ont été créés pour votre compte le ${facts.moment('at')}. Les anciens ne fonctionnent plus.`,
  }),
  'recovery-used': (facts) => ({
    subject: 'Un code de récupération a été utilisé',
    lead: `Un code de récupération de votre compte a été utilisé le ${facts.moment('at')}. ${left(facts)}`,
  }),
  locked: (facts) => ({
    subject: 'Trop de codes erronés pour votre compte',
    lead: `Une personne qui connaît votre mot de passe a saisi trop de codes erronés pour votre compte le ${facts.moment('at')}. Pendant un certain temps, aucun code ne fonctionne.`,
  }),
} satisfies Record<string, (facts: Figures) => Pick<Content, 'subject' | 'lead'>>;
const factorNews = (facts: Figures): Pick<Content, 'subject' | 'lead'> => {
  const what = facts.text('what');
  return FACTOR[what in FACTOR ? (what as keyof typeof FACTOR) : 'off'](facts);
};

export const fr: EmailWords = {
  colon: ' :',
  greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  signature: (brand) => `L’équipe ${brand}`,
  why: 'Vous recevez ce courriel parce qu’il concerne votre propre compte.',
  links: {
    logIn: 'Se connecter',
    newPassword: 'Choisir un nouveau mot de passe',
    verifyEmail: 'Confirmer votre adresse',
    acceptInvitation: 'Accepter l’invitation',
    securityEvents: 'Voir les événements de sécurité',
    apiTokens: 'Voir vos jetons d’API',
    webhooks: 'Voir les webhooks',
    giveConsent: 'Voir ce que vous acceptez',
    sendResults: 'Envoyer les résultats',
    sendPhotos: 'Envoyer les photos',
    giveCashInfo: 'Envoyer ce qui manque',
  },
  emails: {
    'account-exists': () => ({
      subject: 'Vous avez déjà un compte',
      lead: 'Quelqu’un, peut-être vous, vient de s’inscrire avec cette adresse courriel. Elle a déjà un compte; aucun nouveau compte n’a été créé.',
      figures: [],
      close:
        'Connectez-vous avec votre mot de passe ou choisissez-en un nouveau. Si ce n’était pas vous, vous n’avez rien à faire : votre compte est inchangé.',
    }),
    'account-reminder': () => ({
      subject: 'Voici l’adresse de votre compte',
      lead: 'Quelqu’un, peut-être vous, a demandé quelle adresse courriel votre compte utilise. C’est celle qui a reçu ce message.',
      figures: [],
      close:
        'Connectez-vous avec elle ou choisissez un nouveau mot de passe. Si ce n’était pas vous, vous n’avez rien à faire : votre compte est inchangé.',
    }),
    'decision-undone': (facts) => {
      const what = facts.text('what');
      const of = {
        document: `votre ${PAPERS[facts.text('kind')] ?? 'document'}`,
        claim: `votre réclamation d’un résultat (${facts.text('event')})`,
        award: `votre récompense (${facts.text('event')})`,
        event: facts.text('event'),
        application: 'votre candidature',
      }[what as 'document' | 'claim' | 'award' | 'event' | 'application'];
      return {
        subject: `Correction : ${of} est de nouveau à l’étude`,
        lead: `Nous vous avons écrit à ce sujet il y a peu de temps. Ne tenez pas compte de ce courriel : la décision a été annulée. Voici ce qui est de nouveau à l’étude : ${of}.`,
        figures: [],
        close: 'Vous n’avez rien à faire. Nous vous écrirons dès que ce sera décidé.',
      };
    },
    'document-decided': (facts) => ({
      subject:
        facts.text('decision') === 'verified'
          ? `Votre ${PAPERS[facts.text('kind')] ?? 'document'} a été vérifié`
          : `Veuillez téléverser de nouveau votre ${PAPERS[facts.text('kind')] ?? 'document'}`,
      lead:
        facts.text('decision') === 'verified'
          ? `Un administrateur a examiné et vérifié votre ${PAPERS[facts.text('kind')] ?? 'document'}.`
          : `Un administrateur a examiné votre ${PAPERS[facts.text('kind')] ?? 'document'} et n’a pas pu l’accepter.`,
      figures: [['Raison', facts.text('reason')]],
      close:
        facts.text('decision') === 'verified'
          ? 'Votre profil indique ce qui manque encore avant le paiement en argent.'
          : 'Téléversez-en un nouveau dans votre profil. L’argent pourra être versé une fois le document vérifié.',
    }),
    'documents-unverified': (facts) => ({
      subject: 'Vos documents sont vérifiés de nouveau',
      lead: `Le nom ou le numéro AMA de votre compte a été modifié le ${facts.moment('at')}. Vos documents avaient été vérifiés pour l’ancien, un administrateur les vérifiera donc de nouveau.`,
      figures: [],
      close:
        'Vous ne pouvez pas demander de paiement en argent d’ici là. S’ils portent l’ancien nom, téléversez-en de nouveaux dans votre profil. Si vous n’avez rien modifié, écrivez au soutien.',
    }),
    'admin-activated': (facts) => ({
      subject: 'Votre compte d’administrateur est de nouveau actif',
      lead: `${facts.text('by')} a réactivé votre compte d’administrateur le ${facts.moment('at')}. Vous pouvez vous connecter avec votre mot de passe.`,
      figures: [],
      close: 'Si vous n’avez jamais accepté d’invitation, demandez à un administrateur de vous inviter de nouveau.',
    }),
    'admin-deactivated': (facts) => ({
      subject: 'Votre compte d’administrateur a été désactivé',
      lead: `${facts.text('by')} a désactivé votre compte d’administrateur le ${facts.moment('at')}. Vos sessions sont terminées et vous ne pouvez plus vous connecter.`,
      figures: [],
      close: 'S’il s’agit d’une erreur, demandez à un autre administrateur de le réactiver.',
    }),
    'email-code': (facts) => ({
      subject: 'Votre code pour confirmer votre adresse courriel',
      lead: 'Saisissez ce code dans le portail pour confirmer votre adresse courriel.',
      figures: [
        ['Code', facts.text('code')],
        ['Valable jusqu’au', facts.moment('until')],
      ],
      close:
        'Personne du programme ne vous le demandera jamais. Si vous n’avez pas demandé de code, vous n’avez rien à faire.',
    }),
    'password-code': (facts) => ({
      subject: 'Votre code pour un nouveau mot de passe',
      lead: 'Ouvrez le lien ci-dessous, ou saisissez ce code dans le portail, pour choisir un nouveau mot de passe.',
      figures: [
        ['Code', facts.text('code')],
        ['Valable jusqu’au', facts.moment('until')],
      ],
      close:
        'Personne du programme ne vous le demandera jamais. Si vous n’avez pas demandé de nouveau mot de passe, le vôtre est inchangé.',
    }),
    'factor-changed': (facts) => ({
      ...factorNews(facts),
      figures: [],
      close:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe dans le portail et écrivez au soutien.',
    }),
    'api-token-changed': (facts) =>
      facts.text('what') === 'revoked'
        ? {
            subject: 'Un de vos jetons d’API a été révoqué',
            lead: `Un administrateur a révoqué votre jeton d’API ${facts.text('name')} le ${facts.moment('at')}. Les programmes qui l’utilisent sont désormais refusés.`,
            figures: [],
            close: 'Si vous n’en connaissez pas la raison, écrivez au soutien.',
          }
        : {
            subject: 'Un jeton d’API a été créé pour votre compte',
            lead: `Un jeton d’API a été créé pour votre compte le ${facts.moment('at')}. Quiconque le possède peut agir en votre nom, dans les limites de sa portée, jusqu’à son expiration.`,
            figures: [
              ['Nom', facts.text('name')],
              ['Portée', facts.text('scopes')],
              ['Expiration', facts.moment('until')],
            ],
            close:
              'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe dans le portail, ce qui révoque aussi tous vos jetons d’API, et écrivez au soutien.',
          },
    'password-changed': (facts) => ({
      subject: 'Votre mot de passe a été modifié',
      lead: `Le mot de passe de votre compte a été modifié le ${facts.moment('at')}. Les sessions sur vos autres appareils sont terminées.${
        facts.count('tokens') > 0
          ? ' Vos jetons d’API ont été révoqués; créez-en de nouveaux pour les programmes qui en ont besoin.'
          : ''
      }${
        facts.text('pin') === 'cleared'
          ? ' Votre adresse courriel est ainsi confirmée et votre ancien NIP a été supprimé. Choisissez un nouveau NIP dans votre profil avant votre prochain échange.'
          : ''
      }`,
      figures: [],
      close:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe dans le portail et écrivez au soutien.',
    }),
    'email-changed': (facts) => ({
      subject: 'L’adresse courriel de votre compte a été modifiée',
      lead: `L’adresse courriel de votre compte a été modifiée le ${facts.moment('at')}. Les courriels sont maintenant envoyés à la nouvelle adresse, et vous ne pouvez plus vous connecter avec celle-ci.`,
      figures: [],
      close: 'Si ce n’était pas vous, écrivez tout de suite au soutien.',
    }),
    'pin-changed': (facts) => ({
      subject: 'Votre NIP a été modifié',
      lead: `Le NIP de votre compte a été modifié le ${facts.moment('at')}. Les concessionnaires demandent maintenant le nouveau NIP.`,
      figures: [],
      close:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et un nouveau NIP dans le portail et écrivez au soutien.',
    }),
    invitation: (facts) => ({
      subject: facts.text('to')
        ? `Invitation à vous connecter pour ${facts.text('to')}`
        : 'Invitation à vous connecter',
      lead: `Un compte vous attend dans le programme, ${AS[facts.text('as')] ?? 'comme membre'}. Ouvrez le lien ci-dessous pour accepter l’invitation et choisir un mot de passe. S’il ne s’ouvre pas, utilisez cette adresse courriel et le code.`,
      figures: [
        ['Compte de', facts.text('to')],
        ['Code d’invitation', facts.text('code')],
        ['Valable jusqu’au', facts.moment('until')],
      ],
      close: 'Si vous n’attendiez pas cette invitation, ignorez ce courriel. Aucun compte n’est créé sans le code.',
    }),
    'guardian-asked': (facts) => ({
      subject: 'Un pilote mineur a besoin de votre consentement',
      lead: 'Une personne mineure s’est inscrite comme pilote et vous a indiqué comme parent ou tuteur légal. Le lien ci-dessous montre de qui il s’agit. En donnant votre accord, vous permettez au pilote de participer selon le règlement du programme, et à nous de conserver son nom, ses coordonnées, sa moto et ses résultats. Rien n’est payé avant votre accord.',
      figures: [['Valable jusqu’au', facts.moment('until')]],
      close: 'Si vous n’êtes ni le parent ni le tuteur, ignorez ce courriel. Il ne se passera rien.',
      why: 'Vous recevez ce courriel parce qu’un pilote a saisi cette adresse pour un parent ou un tuteur.',
    }),
    'application-received': (facts) => ({
      subject: 'Nous avons reçu votre candidature de promoteur',
      lead: `Nous avons reçu ${facts.text('name') ? `la candidature de ${facts.text('name')}` : 'une candidature de promoteur avec cette adresse courriel'}. Un administrateur l’examinera et vous recevrez la décision par courriel.`,
      figures: [],
      close: 'D’ici là, vous n’avez rien à faire. Si vous n’avez pas posé cette candidature, ignorez ce courriel.',
    }),
    'application-decided': (facts) => ({
      subject:
        facts.text('decision') === 'approved'
          ? 'Votre candidature de promoteur a été approuvée'
          : 'Votre candidature de promoteur n’a pas été approuvée',
      lead:
        facts.text('decision') === 'approved'
          ? `${facts.text('name') ? `${facts.text('name')} est maintenant un promoteur approuvé du programme` : 'La candidature avec cette adresse courriel a été approuvée'}. Si vous n’avez pas encore d’accès, vous recevrez une invitation dans un autre courriel.`
          : `La candidature ${facts.text('name') ? `de ${facts.text('name')}` : 'avec cette adresse courriel'} n’a pas été approuvée.`,
      figures: [['Raison', facts.text('reason')]],
      close:
        facts.text('decision') === 'approved'
          ? 'Vous pouvez maintenant gérer vos séries, vos événements et leurs résultats dans le portail.'
          : 'Si vous pensez qu’il s’agit d’une erreur, écrivez au soutien.',
    }),
    redemption: (facts) => ({
      subject: `Vous avez échangé ${facts.money('amount')} chez ${facts.text('dealer')}`,
      lead: `Vous avez échangé ${facts.money('amount')} de vos récompenses chez ${facts.text('dealer')}.`,
      figures: [
        ['Code d’échange', facts.text('code')],
        ['Montant', facts.money('amount')],
        ['Votre nouveau solde', facts.money('balance')],
      ],
      close: 'Si ce n’était pas vous, demandez au concessionnaire d’annuler l’échange et changez votre NIP.',
    }),
    'redemption-undone': (facts) => ({
      subject: `Un échange de ${facts.money('amount')} a été annulé`,
      lead: `L’échange ${facts.text('code')} a été annulé. ${facts.money('amount')} ont été rendus aux récompenses d’où venait ce montant.`,
      figures: [
        ['Code d’échange', facts.text('code')],
        ['Montant rendu', facts.money('amount')],
        ['Votre nouveau solde', facts.money('balance')],
      ],
      close: 'Les récompenses gardent leurs dates d’expiration.',
    }),
    receipt: (facts) => ({
      subject: `Reçu : échange de ${facts.money('amount')} chez ${facts.text('dealer')}`,
      lead: `Voici le reçu pour ${facts.money('amount')} de vos récompenses, échangés chez ${facts.text('dealer')}.`,
      figures: [
        ['Code d’échange', facts.text('code')],
        ['Montant', facts.money('amount')],
        ['Échangé', facts.moment('redeemedAt')],
      ],
      close:
        'Rien n’a été échangé de nouveau. Si ce n’était pas vous, demandez au concessionnaire d’annuler l’échange et changez votre NIP.',
    }),
    'pin-locked': (facts) => ({
      subject: 'Vos échanges sont bloqués : trop de NIP erronés',
      lead: `Un NIP erroné a été saisi trop de fois pour votre compte. Vos récompenses ne peuvent pas être échangées avant le ${facts.moment('until')}.`,
      figures: [],
      close: 'Rien n’a été retiré de votre solde. Si vous n’avez pas tenté d’échange, changez votre NIP.',
    }),
    'award-earned': (facts) => ({
      subject: `Vous avez gagné ${facts.money('amount')} : ${facts.text('event')}`,
      lead: `Votre résultat vous a fait gagner ${facts.money('amount')} (${facts.text('event')}).`,
      figures: [
        ['Classe', facts.text('className')],
        ['Position', facts.count('place') > 0 ? rank(facts.count('place')) : ''],
        ['Récompense', facts.money('amount')],
        ['Expire le', facts.date('expiresOn')],
      ],
      close: 'Votre portefeuille indique ce que vous pouvez échanger aujourd’hui.',
    }),
    'award-refused': (facts) => ({
      subject: `${facts.money('amount')} ne seront pas versés : ${facts.text('event')}`,
      lead: `Nous avons vérifié votre résultat avant de verser ${facts.money('amount')} (${facts.text('event')}). Ce montant ne sera pas versé.`,
      figures: [
        ['Classe', facts.text('className')],
        ['Position', facts.count('place') > 0 ? rank(facts.count('place')) : ''],
        ['Montant', facts.money('amount')],
        ['Raison', facts.text('reason')],
      ],
      close: 'Vos autres récompenses ne changent pas. Si vous croyez qu’il s’agit d’une erreur, écrivez au soutien.',
    }),
    'photos-asked': (facts) => ({
      subject: `Envoyez ${photos(facts.count('photos'))} pour recevoir ${facts.money('amount')}`,
      lead: `Votre résultat vaut ${facts.money('amount')} (${facts.text('event')}). Avant de verser ce montant, il nous faut ${photos(facts.count('photos'))} de la moto de votre course, où l’on voit les logos.`,
      figures: [
        ['Classe', facts.text('className')],
        ['Position', facts.count('place') > 0 ? rank(facts.count('place')) : ''],
        ['Montant', facts.money('amount')],
        ['Logos', facts.text('brand')],
        ['À envoyer au plus tard le', facts.date('by')],
      ],
      close:
        'Prenez ou choisissez les photos sur votre téléphone, sous Photos dans votre compte. S’il en manque après cette date, la récompense n’est pas versée.',
    }),
    'photos-again': (facts) => ({
      subject: `Envoyez de nouveau ${photos(facts.count('photos'))} pour ${facts.money('amount')}`,
      lead: `Nous avons regardé vos photos (${facts.text('event')}). Il nous en faut ${facts.count('photos')} de votre part avant de verser ${facts.money('amount')}.`,
      figures: [
        ['Raison', facts.text('reason')],
        ['Classe', facts.text('className')],
        ['Logos', facts.text('brand')],
        ['À envoyer au plus tard le', facts.date('by')],
      ],
      close: 'S’il en manque après cette date, la récompense n’est pas versée.',
    }),
    'photos-lapsed': (facts) => ({
      subject: `${facts.money('amount')} ne seront pas versés, il manque des photos : ${facts.text('event')}`,
      lead: `Les photos de votre moto n’ont pas toutes été envoyées à temps (${facts.text('event')}). Le montant de ${facts.money('amount')} n’est donc pas versé.`,
      figures: [
        ['Classe', facts.text('className')],
        ['Position', facts.count('place') > 0 ? rank(facts.count('place')) : ''],
        ['Montant', facts.money('amount')],
      ],
      close: 'S’il y a une raison, écrivez au soutien : un administrateur peut vous accorder un délai.',
    }),
    'credit-expiring': (facts) => ({
      subject: `${facts.money('amount')} de vos récompenses expirent bientôt`,
      lead: `${facts.money('amount')} de vos récompenses vont expirer, les premiers le ${facts.date('expiresOn')}.`,
      figures: [
        ['Montant', facts.money('amount')],
        ['À partir du', facts.date('expiresOn')],
      ],
      close:
        'Échangez-les chez un concessionnaire participant avant cette date. Votre portefeuille indique la date d’expiration de chaque récompense.',
    }),
    'accounts-merged': () => ({
      subject: 'Vos deux comptes ont été fusionnés',
      lead: 'Vous aviez deux comptes. Leurs résultats, récompenses et échanges se trouvent maintenant tous dans celui-ci.',
      figures: [],
      close: 'Connectez-vous comme d’habitude. S’il manque quelque chose, écrivez au soutien.',
    }),
    adjustment: (facts) => ({
      subject: `Vos récompenses ont été rectifiées de ${facts.money('amount')}`,
      lead: `Un administrateur a rectifié vos récompenses de ${facts.money('amount')}.`,
      figures: [
        ['Raison', facts.text('reason')],
        ['Rectification', facts.money('amount')],
        ['Votre nouveau solde', facts.money('balance')],
      ],
      close: 'Votre portefeuille indique ce que vous pouvez échanger aujourd’hui.',
    }),
    'cash-expired': (facts) => ({
      subject: `${facts.money('amount')} de vos récompenses en argent sont périmés`,
      lead: `La récompense de ${facts.money('amount')} (${facts.text('award')}) ne peut plus être versée : les renseignements de paiement ne sont pas arrivés à temps. Un administrateur en a décidé ainsi.`,
      figures: [
        ['Récompense', facts.text('award')],
        ['Montant périmé', facts.money('amount')],
        ['Raison', facts.text('reason')],
      ],
      close: 'Si vous croyez que c’est une erreur, écrivez au soutien.',
    }),
    'cash-reminder': (facts) => ({
      subject: `Rappel : ${facts.sums()} vous attendent`,
      lead: `Nous avons ${facts.sums()} à vous verser, mais il nous faut d’abord ce qui manque. C’était attendu le ${facts.date('dueOn')}.`,
      figures: [
        ['À vous verser', facts.sums()],
        ['Ce qui manque', lacking(facts)],
      ],
      close:
        'Vous seul pouvez l’envoyer. Si vous l’avez déjà fait, nous sommes en train de le vérifier et vous n’avez rien à faire.',
    }),
    'cash-extended': (facts) => ({
      subject: `Vous avez jusqu’au ${facts.date('until')} pour recevoir ${facts.sums()}`,
      lead: `Nous avons ${facts.sums()} à vous verser. Nous vous laissons plus de temps pour envoyer ce qui manque : jusqu’au ${facts.date('until')}.`,
      figures: [
        ['À vous verser', facts.sums()],
        ['Ce qui manque', lacking(facts)],
        ['Nouvelle date', facts.date('until')],
        ['Raison', facts.text('reason')],
      ],
      close:
        'Vous seul pouvez l’envoyer. Si vous l’avez déjà fait, nous sommes en train de le vérifier et vous n’avez rien à faire.',
    }),
    'bonus-issued': (facts) => ({
      subject: `Vous avez gagné la prime de ${facts.text('series')} : ${facts.money('amount')}`,
      lead: `Une prime de ${facts.money('amount')} vous a été accordée pour votre saison (${facts.text('series')}).`,
      figures: [
        ['Série', facts.text('series')],
        ['Prime', facts.money('amount')],
        ['Expire le', facts.date('expiresOn')],
      ],
      close: 'Votre portefeuille indique ce que vous pouvez échanger aujourd’hui.',
    }),
    'claim-decided': (facts) => ({
      subject: `Votre réclamation a été ${facts.text('decision') === 'accepted' ? 'acceptée' : 'refusée'} : ${facts.text('event')}`,
      lead:
        facts.text('decision') === 'accepted'
          ? `Votre réclamation pour un résultat manquant (${facts.text('event')}) a été acceptée. Le résultat est maintenant à votre nom.`
          : `Votre réclamation pour un résultat manquant (${facts.text('event')}) a été refusée.`,
      figures: [
        ['Réponse', facts.text('answer')],
        ['Récompense', facts.count('amount') > 0 ? facts.money('amount') : ''],
      ],
      close: 'La page de vos gains indique, pour chaque résultat, pourquoi il donne droit ou non à une récompense.',
    }),
    'deletion-requested': (facts) => ({
      subject: `Votre compte sera supprimé le ${facts.date('eraseOn')}`,
      lead: `Vous avez demandé la suppression de votre compte le ${facts.moment('at')}. Le ${facts.date('eraseOn')}, vos renseignements personnels, vos documents et votre accès seront effacés, et vous renoncerez à ce qui reste de vos récompenses.`,
      figures: [['Suppression le', facts.date('eraseOn')]],
      close:
        'D’ici là, vous pouvez échanger votre crédit, demander votre argent et retirer la demande dans votre profil, sous « Vos données ». L’argent déjà demandé est versé d’abord. Si cette demande ne vient pas de vous, retirez-la et changez votre mot de passe.',
    }),
    'deletion-withdrawn': (facts) => ({
      subject: 'Votre compte est conservé',
      lead: `Vous avez retiré la demande de suppression de votre compte le ${facts.moment('at')}. Rien n’a été effacé.`,
      figures: [],
      close: 'Si cela ne vient pas de vous, changez votre mot de passe et écrivez au soutien.',
    }),
    'event-decided': (facts) => ({
      subject:
        facts.text('decision') === 'paying'
          ? `${facts.text('event')} donne droit aux récompenses`
          : `${facts.text('event')} ne donne pas droit aux récompenses`,
      lead:
        facts.text('decision') === 'paying'
          ? `${facts.text('event')} est maintenant un événement admissible : ses résultats rapportent ce que versent ses classes.`
          : `${facts.text('event')} reste dans le programme, mais ses résultats ne rapportent rien.`,
      figures: [['Raison', facts.text('reason')]],
      close:
        facts.text('decision') === 'paying'
          ? 'Envoyez les résultats à temps pour que les pilotes soient payés.'
          : 'Si vous pensez qu’il s’agit d’une erreur, écrivez au soutien.',
    }),
    'purse-decided': (facts) => ({
      subject:
        facts.text('decision') === 'approved'
          ? `Votre modification est approuvée : ${facts.text('event')}`
          : `Votre modification n’est pas approuvée : ${facts.text('event')}`,
      lead:
        facts.text('decision') === 'approved'
          ? `Les classes, les bourses et les dates que vous avez demandées s’appliquent maintenant à l’événement ${facts.text('event')}. Les résultats déjà reçus sont évalués de nouveau.`
          : `L’événement ${facts.text('event')} garde ses classes, ses bourses et ses dates.`,
      figures: [['Raison', facts.text('reason')]],
      close:
        facts.text('decision') === 'approved'
          ? 'Vous les trouverez sur la page de l’événement.'
          : 'Vous pouvez changer votre demande sur la page de l’événement et l’envoyer de nouveau.',
    }),
    'late-results-asked': (facts) => ({
      subject: `Résultats tardifs : ${facts.text('event')}`,
      lead: `${facts.text('name')} vous demande d’accepter des résultats tardifs de l’événement ${facts.text('event')}. Ils étaient attendus au plus tard le ${facts.date('due')}. Si vous répondez à ce courriel, le promoteur reçoit votre réponse.`,
      figures: [
        ['Événement', facts.text('event')],
        ['Résultats attendus', facts.date('due')],
        ['Promoteur', facts.text('name')],
        ['Courriel', facts.text('email')],
        ['Téléphone', facts.text('phone')],
        ['Raison', facts.lines('reason')],
      ],
      close:
        'Pour décider, ouvrez l’événement dans le portail, sous Résultats tardifs. D’ici là, le promoteur ne peut pas envoyer de résultats.',
      why: 'Vous recevez ce courriel parce que les demandes des promoteurs sont envoyées à cette adresse.',
      replyTo: { name: facts.text('name'), address: facts.text('email') },
    }),
    'late-results-refused': (facts) => ({
      subject: `Refus de résultats tardifs : ${facts.text('event')}`,
      lead: `Les résultats de l’événement ${facts.text('event')} ne sont pas arrivés à temps, et un administrateur a décidé de ne plus les accepter.`,
      figures: [
        ['Événement', facts.text('event')],
        ['Raison', facts.text('reason')],
      ],
      close:
        'Si vous avez les résultats, refaites votre demande sur la page de l’événement et dites pourquoi ils sont en retard.',
    }),
    'results-asked': (facts) => ({
      subject:
        facts.count('events') === 1
          ? `Résultats demandés par ${riders(facts.count('riders1'))} : ${facts.text('event1')}`
          : `Des pilotes demandent les résultats ${events(facts.count('events'))}`,
      lead: `Des pilotes attendent les résultats ${events(facts.count('events'))} que vous organisez. Voici combien les ont demandés :`,
      figures: [
        ...Array.from({ length: facts.many('event') }, (_, at): Content['figures'][number] => [
          facts.text(`event${at + 1}`),
          riders(facts.count(`riders${at + 1}`)),
        ]),
        [
          'Autres événements',
          facts.count('events') > facts.many('event') ? String(facts.count('events') - facts.many('event')) : '',
        ],
      ],
      close:
        'Les pilotes sont payés une fois les résultats reçus. Si le délai est passé, demandez sur la page de l’événement que les résultats tardifs soient acceptés. Vous recevez ce courriel au plus une fois par semaine.',
    }),
    'history-anchor': (facts) => ({
      subject: `Point d’ancrage du ${facts.moment('at')}`,
      lead: 'Voici la fin du journal d’audit et celle du grand livre. Conservez ce courriel là où personne qui gère la base de données ne peut le modifier.',
      figures: [['Ancrage', facts.text('anchor')]],
      close:
        'Pour y comparer la base de données, enregistrez la ligne dans un fichier, puis lancez audit:verify et ledger:verify avec --anchors et le nom du fichier.',
      why: 'Vous recevez ce courriel parce que ANCHOR_MAIL contient cette adresse.',
    }),
    security: (facts) => ({
      subject: `Sécurité : ${EVENTS[facts.text('event')] ?? 'à examiner'}`,
      lead: `Voici ce qui s’est produit dans le portail : ${EVENTS[facts.text('event')] ?? 'un événement à examiner'}. Tous les administrateurs actifs reçoivent ce courriel, peu importe qui a agi.`,
      figures: [
        ['Nombre', facts.count('count') > 1 ? String(facts.count('count')) : ''],
        [facts.count('count') > 1 ? 'Premier' : 'Quand', facts.moment('from')],
        ['Dernier', facts.count('count') > 1 ? facts.moment('until') : ''],
        ['Administrateur', facts.text('by')],
      ],
      close:
        'Si personne ne vous en a parlé, posez la question dès maintenant. Ce qui suit dans l’heure est regroupé dans un seul courriel.',
      why: 'Vous recevez ce courriel parce que vous êtes administrateur.',
    }),
    'reward-link-opened': (facts) => ({
      subject: `Un administrateur a ouvert votre lien de paiement de ${facts.money('amount')}`,
      lead: `${facts.text('by')} a ouvert le lien de votre paiement de ${facts.money('amount')} le ${facts.moment('at')}. Quiconque a ce lien peut prendre l’argent.`,
      figures: [['Raison', facts.text('reason')]],
      close:
        'Si vous n’avez pas demandé d’aide à ce sujet, prenez l’argent dans le portail, sous « Demander le paiement », et écrivez au soutien sans tarder.',
    }),
    'webhook-off': (facts) => ({
      subject: `Le webhook « ${facts.text('webhook')} » a été désactivé`,
      lead:
        facts.text('why') === 'gone'
          ? 'Son adresse a répondu 410 Gone, ce qui indique qu’elle ne veut plus de messages.'
          : `Son adresse n’a rien accepté depuis le ${facts.moment('since')}. Elle n’est plus informée de ce qui se passe.`,
      figures: [],
      close: 'Vérifiez l’adresse, envoyez un essai, puis réactivez le webhook dans le portail.',
    }),
    contact: (facts) => ({
      subject: `Formulaire de contact : ${facts.text('subject') || `un message de ${facts.text('name')}`}`,
      lead: 'Un visiteur a envoyé ce message par le formulaire de contact. Si vous répondez à ce courriel, le visiteur reçoit votre réponse.',
      figures: [
        ['Nom', facts.text('name')],
        ['Courriel', facts.text('email')],
        ['Téléphone', facts.text('phone')],
        ['Objet', facts.text('subject')],
        ['Message', facts.lines('message')],
      ],
      close:
        'Son identité n’a pas été vérifiée. Ne lui communiquez rien que seul le titulaire d’un compte peut savoir.',
      why: 'Vous recevez ce courriel parce que les messages du formulaire de contact sont envoyés à cette adresse.',
      replyTo: { name: facts.text('name'), address: facts.text('email') },
    }),
    'claim-received': (facts) => ({
      subject: `Nous avons reçu votre demande de paiement de ${facts.money('gross')}`,
      lead: `Vos récompenses en argent de ${facts.money('gross')} vous seront versées au plus tard le ${facts.date('dueOn')}.`,
      figures: [
        ...amounts(facts),
        ['Mode de paiement', BY[facts.text('method')] ?? ''],
        ['Versement au plus tard le', facts.date('dueOn')],
      ],
      close:
        'Vous recevrez un autre courriel quand l’argent sera envoyé. Si vous n’avez pas fait cette demande, écrivez au soutien.',
    }),
    'credit-taken': (facts) => ({
      subject: `Vous avez converti ${facts.money('amount')} en crédit concessionnaire`,
      lead: `Votre portefeuille contient ${facts.money('total')} de crédit, à échanger au plus tard le ${facts.date('expiresOn')}.`,
      figures: [
        ['Argent converti en crédit', facts.money('amount')],
        ['Prime du programme', facts.money('bonus')],
        ['Crédit concessionnaire', facts.money('total')],
        ['Expire le', facts.date('expiresOn')],
      ],
      close: 'Ce choix est définitif. Si vous ne l’avez pas fait, écrivez au soutien sans tarder.',
    }),
    'claim-sent': (facts) => ({
      subject: `Nous vous avons envoyé ${facts.money('net')} de récompenses en argent`,
      lead: facts.text('reference')
        ? `Nous vous avons versé ${facts.money('net')}.`
        : facts.text('method') === 'cheque'
          ? `Un chèque de ${facts.money('net')} a été posté à votre adresse.`
          : `Nous vous avons envoyé ${facts.money('net')} par ${BY[facts.text('method')] ?? 'lien de paiement'}.`,
      figures: [
        ...amounts(facts),
        ...(facts.text('reference')
          ? ([['Référence', facts.text('reference')]] as const)
          : ([['Mode de paiement', BY[facts.text('method')] ?? '']] as const)),
      ],
      close:
        facts.text('method') === 'cheque'
          ? 'S’il n’est pas arrivé d’ici trois semaines, écrivez au soutien.'
          : 'Le portail affiche le versement parmi vos paiements.',
    }),
    'claim-unsent': (facts) => ({
      subject: `Votre paiement de ${facts.money('net')} a été repris`,
      lead: `Nous vous avions annoncé un envoi de ${facts.money('net')}. Ce paiement a été annulé : ne l’attendez pas.`,
      figures: amounts(facts),
      close:
        'Ce montant vous revient toujours et sera versé de nouveau : vous n’avez rien à faire, et un autre courriel vous en avisera. Si vous avez des questions, écrivez au soutien.',
    }),
    'claim-canceled': (facts) => ({
      subject: `Votre demande de paiement de ${facts.money('gross')} a été annulée`,
      lead: `Votre demande de ${facts.money('gross')} de récompenses en argent a été annulée avant tout versement.`,
      figures: amounts(facts),
      close:
        'Les récompenses vous appartiennent toujours. Vous pouvez les redemander sous « Demander le paiement »; si vous avez des questions, écrivez au soutien.',
    }),
    'payment-info-due': (facts) => ({
      subject: `${facts.money('amount')} de récompenses en argent : il nous faut vos renseignements de paiement`,
      lead: `Nous avons ${facts.money('amount')} à vous verser, mais pas avant d’avoir ce qui manque : votre adresse, votre permis de conduire ou votre formulaire fiscal manque ou n’est pas vérifié.`,
      figures: [['À vous verser', facts.money('amount')]],
      close:
        'Complétez votre adresse dans le portail et téléversez votre permis de conduire et votre formulaire W-9. L’argent n’est pas perdu.',
    }),
    'results-received': (facts) => ({
      subject: `Résultats reçus : ${facts.text('event')}, ${facts.text('className')}`,
      lead: `Les résultats de la classe ${facts.text('className')} (${facts.text('event')}) ont été reçus et évalués.`,
      figures: [
        ['Classe', facts.text('className')],
        ['Contenu', rows(facts.count('rows'))],
        ['Récompenses de cette classe', facts.money('amount')],
      ],
      close: 'La page de l’événement indique, pour chaque résultat, pourquoi il donne droit ou non à une récompense.',
    }),
  },
};
