import type { Figures } from './figures.js';
import type { Content, EmailWords } from './email-words.js';

const rank = (place: number): string => (place === 1 ? '1re' : `${place}e`);
const rows = (count: number): string => (count < 2 ? `${count} ligne` : `${count} lignes`);

const PAPERS: Readonly<Record<string, string>> = { licence: 'permis de conduire', w9: 'formulaire fiscal (W-9)' };
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
const amounts = (it: Figures): Content['figures'] => [
  ['Récompenses en argent', it.money('gross')],
  ['Retenue fiscale', it.count('withholding') > 0 ? it.money('withholding') : ''],
  ['Versé', it.money('net')],
];

export const french: EmailWords = {
  greeting: (name) => `Bonjour ${name},`,
  signature: (brand) => `L’équipe ${brand}`,
  why: 'Vous recevez ce courriel parce qu’il concerne votre propre compte.',
  emails: {
    'account-exists': () => ({
      subject: 'Vous avez déjà un compte',
      lead: 'Quelqu’un, peut-être vous, vient de s’inscrire avec cette adresse courriel. Elle a déjà un compte; aucun nouveau compte n’a été créé.',
      figures: [],
      close:
        'Connectez-vous avec votre mot de passe ou réinitialisez-le dans le portail. Si ce n’était pas vous, vous n’avez rien à faire : votre compte est inchangé.',
    }),
    'account-reminder': () => ({
      subject: 'Voici l’adresse de votre compte',
      lead: 'Quelqu’un, peut-être vous, a demandé quelle adresse courriel votre compte utilise. C’est celle qui a reçu ce message.',
      figures: [],
      close:
        'Connectez-vous avec elle ou réinitialisez votre mot de passe dans le portail. Si ce n’était pas vous, vous n’avez rien à faire : votre compte est inchangé.',
    }),
    'document-decided': (it) => ({
      subject:
        it.text('decision') === 'verified'
          ? `Votre ${PAPERS[it.text('kind')] ?? 'document'} a été vérifié`
          : `Veuillez téléverser de nouveau votre ${PAPERS[it.text('kind')] ?? 'document'}`,
      lead:
        it.text('decision') === 'verified'
          ? `Un administrateur a examiné et vérifié votre ${PAPERS[it.text('kind')] ?? 'document'}.`
          : `Un administrateur a examiné votre ${PAPERS[it.text('kind')] ?? 'document'} et n’a pas pu l’accepter.`,
      figures: [['Raison', it.text('reason')]],
      close:
        it.text('decision') === 'verified'
          ? 'Votre profil indique ce qui manque encore avant le paiement en argent.'
          : 'Téléversez-en un nouveau dans votre profil. L’argent pourra être versé une fois le document vérifié.',
    }),
    'documents-unverified': (it) => ({
      subject: 'Vos documents sont vérifiés de nouveau',
      lead: `Le nom ou le numéro AMA de votre compte a été modifié le ${it.moment('at')}. Vos documents avaient été vérifiés pour l’ancien, un administrateur les vérifiera donc de nouveau.`,
      figures: [],
      close:
        'Vous ne pouvez pas demander de paiement en argent d’ici là. S’ils portent l’ancien nom, téléversez-en de nouveaux dans votre profil. Si vous n’avez rien modifié, écrivez au soutien.',
    }),
    'admin-activated': (it) => ({
      subject: 'Votre compte d’administrateur est de nouveau actif',
      lead: `${it.text('by')} a réactivé votre compte d’administrateur le ${it.moment('at')}. Vous pouvez vous connecter avec votre mot de passe.`,
      figures: [],
      close: 'Si vous n’avez jamais accepté d’invitation, demandez à un administrateur de vous inviter de nouveau.',
    }),
    'admin-deactivated': (it) => ({
      subject: 'Votre compte d’administrateur a été désactivé',
      lead: `${it.text('by')} a désactivé votre compte d’administrateur le ${it.moment('at')}. Vos sessions sont terminées et vous ne pouvez plus vous connecter.`,
      figures: [],
      close: 'S’il s’agit d’une erreur, demandez à un autre administrateur de le réactiver.',
    }),
    'email-code': (it) => ({
      subject: 'Votre code pour confirmer votre adresse courriel',
      lead: 'Saisissez ce code dans le portail pour confirmer votre adresse courriel.',
      figures: [
        ['Code', it.text('code')],
        ['Valable jusqu’au', it.moment('until')],
      ],
      close:
        'Personne du programme ne vous le demandera jamais. Si vous n’avez pas demandé de code, vous n’avez rien à faire.',
    }),
    'password-code': (it) => ({
      subject: 'Votre code pour un nouveau mot de passe',
      lead: 'Saisissez ce code dans le portail pour choisir un nouveau mot de passe.',
      figures: [
        ['Code', it.text('code')],
        ['Valable jusqu’au', it.moment('until')],
      ],
      close:
        'Personne du programme ne vous le demandera jamais. Si vous n’avez pas demandé de nouveau mot de passe, le vôtre est inchangé.',
    }),
    'password-changed': (it) => ({
      subject: 'Votre mot de passe a été modifié',
      lead: `Le mot de passe de votre compte a été modifié le ${it.moment('at')}. Les sessions sur vos autres appareils sont terminées.${
        it.text('pin') === 'cleared'
          ? ' Votre adresse courriel est ainsi confirmée et votre ancien NIP a été supprimé. Choisissez un nouveau NIP dans votre profil avant votre prochain échange.'
          : ''
      }`,
      figures: [],
      close:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe dans le portail et écrivez au soutien.',
    }),
    'email-changed': (it) => ({
      subject: 'L’adresse courriel de votre compte a été modifiée',
      lead: `L’adresse courriel de votre compte a été modifiée le ${it.moment('at')}. Les courriels sont maintenant envoyés à la nouvelle adresse, et vous ne pouvez plus vous connecter avec celle-ci.`,
      figures: [],
      close: 'Si ce n’était pas vous, écrivez tout de suite au soutien.',
    }),
    'pin-changed': (it) => ({
      subject: 'Votre NIP a été modifié',
      lead: `Le NIP de votre compte a été modifié le ${it.moment('at')}. Les concessionnaires demandent maintenant le nouveau NIP.`,
      figures: [],
      close:
        'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et un nouveau NIP dans le portail et écrivez au soutien.',
    }),
    invitation: (it) => ({
      subject: `Invitation à vous connecter pour ${it.text('to')}`,
      lead: `Un compte vous attend dans le programme, ${AS[it.text('as')] ?? 'comme membre'}. Acceptez l’invitation dans le portail avec cette adresse courriel et le code ci-dessous, puis choisissez un mot de passe.`,
      figures: [
        ['Compte de', it.text('to')],
        ['Code d’invitation', it.text('code')],
        ['Valable jusqu’au', it.moment('until')],
      ],
      close: 'Si vous n’attendiez pas cette invitation, ignorez ce courriel. Aucun compte n’est créé sans le code.',
    }),
    'application-received': (it) => ({
      subject: 'Nous avons reçu votre candidature de promoteur',
      lead: `Nous avons reçu la candidature de ${it.text('name')}. Un administrateur l’examinera et vous recevrez la décision par courriel.`,
      figures: [],
      close: 'D’ici là, vous n’avez rien à faire.',
    }),
    'application-decided': (it) => ({
      subject:
        it.text('decision') === 'approved'
          ? 'Votre candidature de promoteur a été approuvée'
          : 'Votre candidature de promoteur n’a pas été approuvée',
      lead:
        it.text('decision') === 'approved'
          ? `${it.text('name')} est maintenant un promoteur approuvé du programme. Si vous n’avez pas encore d’accès, vous recevrez une invitation dans un autre courriel.`
          : `La candidature de ${it.text('name')} n’a pas été approuvée.`,
      figures: [['Raison', it.text('reason')]],
      close:
        it.text('decision') === 'approved'
          ? 'Vous pouvez maintenant gérer vos séries, vos événements et leurs résultats dans le portail.'
          : 'Si vous pensez qu’il s’agit d’une erreur, écrivez au soutien.',
    }),
    redemption: (it) => ({
      subject: `Vous avez échangé ${it.money('amount')} chez ${it.text('dealer')}`,
      lead: `Vous avez échangé ${it.money('amount')} de vos récompenses chez ${it.text('dealer')}.`,
      figures: [
        ['Code d’échange', it.text('code')],
        ['Montant', it.money('amount')],
        ['Votre nouveau solde', it.money('balance')],
      ],
      close: 'Si ce n’était pas vous, demandez au concessionnaire d’annuler l’échange et changez votre NIP.',
    }),
    'redemption-undone': (it) => ({
      subject: `Un échange de ${it.money('amount')} a été annulé`,
      lead: `L’échange ${it.text('code')} a été annulé. ${it.money('amount')} ont été rendus aux récompenses d’où venait ce montant.`,
      figures: [
        ['Code d’échange', it.text('code')],
        ['Montant rendu', it.money('amount')],
        ['Votre nouveau solde', it.money('balance')],
      ],
      close: 'Les récompenses gardent leurs dates d’expiration.',
    }),
    'pin-locked': (it) => ({
      subject: 'Vos échanges sont bloqués : trop de NIP erronés',
      lead: `Un NIP erroné a été saisi trop de fois pour votre compte. Vos récompenses ne peuvent pas être échangées avant le ${it.moment('until')}.`,
      figures: [],
      close: 'Rien n’a été retiré de votre solde. Si vous n’avez pas tenté d’échange, changez votre NIP.',
    }),
    'award-earned': (it) => ({
      subject: `Vous avez gagné ${it.money('amount')} : ${it.text('event')}`,
      lead: `Votre résultat vous a fait gagner ${it.money('amount')} (${it.text('event')}).`,
      figures: [
        ['Classe', it.text('className')],
        ['Position', it.count('place') > 0 ? rank(it.count('place')) : ''],
        ['Récompense', it.money('amount')],
        ['Expire le', it.date('expiresOn')],
      ],
      close: 'Votre portefeuille indique ce que vous pouvez échanger aujourd’hui.',
    }),
    'credit-expiring': (it) => ({
      subject: `${it.money('amount')} de vos récompenses expirent bientôt`,
      lead: `${it.money('amount')} de vos récompenses vont expirer, les premiers le ${it.date('expiresOn')}.`,
      figures: [
        ['Montant', it.money('amount')],
        ['À partir du', it.date('expiresOn')],
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
    adjustment: (it) => ({
      subject: `Vos récompenses ont été rectifiées de ${it.money('amount')}`,
      lead: `Un administrateur a rectifié vos récompenses de ${it.money('amount')}.`,
      figures: [
        ['Raison', it.text('reason')],
        ['Rectification', it.money('amount')],
        ['Votre nouveau solde', it.money('balance')],
      ],
      close: 'Votre portefeuille indique ce que vous pouvez échanger aujourd’hui.',
    }),
    'bonus-issued': (it) => ({
      subject: `Vous avez gagné la prime de ${it.text('series')} : ${it.money('amount')}`,
      lead: `Une prime de ${it.money('amount')} vous a été accordée pour votre saison (${it.text('series')}).`,
      figures: [
        ['Série', it.text('series')],
        ['Prime', it.money('amount')],
        ['Expire le', it.date('expiresOn')],
      ],
      close: 'Votre portefeuille indique ce que vous pouvez échanger aujourd’hui.',
    }),
    'claim-decided': (it) => ({
      subject: `Votre réclamation a été ${it.text('decision') === 'accepted' ? 'acceptée' : 'refusée'} : ${it.text('event')}`,
      lead:
        it.text('decision') === 'accepted'
          ? `Votre réclamation pour un résultat manquant (${it.text('event')}) a été acceptée. Le résultat est maintenant à votre nom.`
          : `Votre réclamation pour un résultat manquant (${it.text('event')}) a été refusée.`,
      figures: [
        ['Réponse', it.text('answer')],
        ['Récompense', it.count('amount') > 0 ? it.money('amount') : ''],
      ],
      close: 'La page de vos gains indique, pour chaque résultat, pourquoi il donne droit ou non à une récompense.',
    }),
    contact: (it) => ({
      subject: `Formulaire de contact : ${it.text('subject') || `un message de ${it.text('name')}`}`,
      lead: 'Un visiteur a envoyé ce message par le formulaire de contact. Si vous répondez à ce courriel, le visiteur reçoit votre réponse.',
      figures: [
        ['Nom', it.text('name')],
        ['Courriel', it.text('email')],
        ['Téléphone', it.text('phone')],
        ['Objet', it.text('subject')],
        ['Message', it.lines('message')],
      ],
      close:
        'Son identité n’a pas été vérifiée. Ne lui communiquez rien que seul le titulaire d’un compte peut savoir.',
      why: 'Vous recevez ce courriel parce que les messages du formulaire de contact sont envoyés à cette adresse.',
      replyTo: { name: it.text('name'), address: it.text('email') },
    }),
    'claim-received': (it) => ({
      subject: `Nous avons reçu votre demande de paiement de ${it.money('gross')}`,
      lead: `Vos récompenses en argent de ${it.money('gross')} vous seront versées au plus tard le ${it.date('dueOn')}.`,
      figures: [
        ...amounts(it),
        ['Mode de paiement', BY[it.text('method')] ?? ''],
        ['Versement au plus tard le', it.date('dueOn')],
      ],
      close:
        'Vous recevrez un autre courriel quand l’argent sera envoyé. Si vous n’avez pas fait cette demande, écrivez au soutien.',
    }),
    'claim-sent': (it) => ({
      subject: `Nous vous avons envoyé ${it.money('net')} de récompenses en argent`,
      lead:
        it.text('method') === 'cheque'
          ? `Un chèque de ${it.money('net')} a été posté à votre adresse.`
          : `Nous vous avons envoyé ${it.money('net')} par ${BY[it.text('method')] ?? 'lien de paiement'}.`,
      figures: [...amounts(it), ['Mode de paiement', BY[it.text('method')] ?? '']],
      close:
        it.text('method') === 'cheque'
          ? 'S’il n’est pas arrivé d’ici trois semaines, écrivez au soutien.'
          : 'Le portail affiche le versement parmi vos paiements.',
    }),
    'payment-info-due': (it) => ({
      subject: `${it.money('amount')} de récompenses en argent : il nous faut vos renseignements de paiement`,
      lead: `Vous avez gagné ${it.money('amount')} en argent qui ne peuvent pas encore être versés : votre adresse, votre permis de conduire ou votre formulaire fiscal manque ou n’est pas vérifié.`,
      figures: [['En attente', it.money('amount')]],
      close:
        'Complétez votre adresse dans le portail et téléversez votre permis de conduire et votre formulaire W-9. L’argent n’est pas perdu.',
    }),
    'results-received': (it) => ({
      subject: `Résultats reçus : ${it.text('event')}, ${it.text('className')}`,
      lead: `Les résultats de la classe ${it.text('className')} (${it.text('event')}) ont été reçus et évalués.`,
      figures: [
        ['Classe', it.text('className')],
        ['Contenu', rows(it.count('rows'))],
        ['Récompenses de cette classe', it.money('amount')],
      ],
      close: 'La page de l’événement indique, pour chaque résultat, pourquoi il donne droit ou non à une récompense.',
    }),
  },
};
