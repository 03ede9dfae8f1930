import type { TextFormatter } from './text-formatter.js';
import type { Words } from './words.js';

const FIELDS: Readonly<Record<string, string>> = {
  firstName: 'Le prénom manque.',
  lastName: 'Le nom de famille manque.',
  email: 'Ce n’est pas une adresse courriel.',
  bornOn: 'La date de naissance manque ou n’est pas valide.',
  country: 'Choisissez un pays de la liste.',
  state: 'Choisissez un État ou une province de la liste, ou saisissez au plus 50 caractères.',
  zipcode: 'Le code postal dépasse 12 caractères.',
};
const NOT_FOUND: Readonly<Record<string, string>> = {
  image: 'Cette image est introuvable. Elle a peut-être été remplacée; rechargez la page.',
  document: 'Ce document est introuvable. Il a peut-être été remplacé; rechargez la fiche du pilote.',
  note: 'Cette note est introuvable. Elle a peut-être été supprimée; rechargez la fiche du pilote.',
  timecard: 'Cette carte de pointage est introuvable. Elle a peut-être été supprimée; rechargez la fiche du pilote.',
  rider: 'Pilote non valide',
  dealer: 'Ce concessionnaire est introuvable. Vérifiez l’adresse ou revenez à la liste.',
  promoter: 'Ce promoteur est introuvable. Vérifiez l’adresse ou revenez à la liste.',
  event: 'Cet événement est introuvable. Il a peut-être été supprimé; revenez à la liste des événements.',
  bike: 'Cette moto est introuvable. Elle a peut-être été vendue; rechargez le garage.',
  pattern: 'Ce motif est introuvable. Il a peut-être été supprimé; rechargez la liste.',
  dispute: 'Ce différend est introuvable. Rechargez la liste.',
  redemption: 'Cet échange est introuvable. Revenez à la liste des échanges.',
  series: 'Cette série est introuvable. Elle a peut-être été supprimée; revenez à la liste des séries.',
  class: 'Cette classe est introuvable. Elle a peut-être été supprimée; rechargez l’événement.',
  notice: 'Cet avis est introuvable. Vérifiez l’adresse ou revenez à la liste des avis.',
  season: 'Cette saison est introuvable. Elle a peut-être été supprimée; revenez à la liste des saisons.',
  category: 'Cette catégorie est introuvable. Elle a peut-être été supprimée; revenez à la liste des catégories.',
  result: 'Ce résultat est introuvable. Il a peut-être été supprimé; rechargez l’événement.',
  claim: 'Cette réclamation est introuvable. Revenez à la liste des réclamations.',
  bonus: 'Ce pilote n’a pas de prime de cette série. Rien n’a été modifié; rechargez la fiche du pilote.',
  account: 'Ce compte est introuvable. Il a peut-être été supprimé; connectez-vous à nouveau.',
  admin: 'Cet administrateur est introuvable. Vérifiez l’adresse ou revenez à la liste.',
  mail: 'Ce courriel est introuvable. Il a peut-être été supprimé; revenez à la liste des courriels.',
  message: 'Ce message est introuvable. Il a peut-être été supprimé; revenez à la liste des messages.',
  login: 'Cet accès est introuvable. Il a peut-être été supprimé; rechargez la liste.',
  'payment-run': 'Cette série de paiements est introuvable. Revenez au bureau des paiements.',
  'payout-claim': 'Cette demande de paiement est introuvable. Revenez à la liste des demandes de paiement.',
  award: 'Cette récompense est introuvable. Rechargez les récompenses.',
  order: 'Aucun ordre de paiement n’a été trouvé. Revenez à la liste des demandes de paiement.',
  cheque: 'Ce chèque est introuvable. Revenez au registre.',
};

const SAVE_AGAIN = 'sauvegardez-le au format CSV ou XLSX et envoyez-le à nouveau.';
const COPY_TABLE =
  'copiez seulement le tableau dans une nouvelle feuille de calcul, sauvegardez-la au format CSV ou XLSX et envoyez-la.';
/** Ce qu’est le fichier, et quoi faire. */
const NOT_READABLE: Readonly<Record<string, readonly [what: string, instead: string]>> = {
  image: [
    'C’est une image, et non un tableau.',
    'saisissez le tableau à la main, ou demandez-le au format CSV ou XLSX.',
  ],
  pdf: [
    'C’est un PDF, et non un tableau.',
    'sauvegardez le tableau au format CSV ou XLSX dans le logiciel d’où vient le PDF, ou demandez un tel fichier à la personne qui l’a envoyé.',
  ],
  html: [
    'C’est une page web, et non un tableau.',
    'copiez son tableau dans une feuille de calcul, sauvegardez-la au format CSV ou XLSX et envoyez-la.',
  ],
  word: [
    'C’est un document texte, et non un tableau.',
    'copiez son tableau dans une feuille de calcul, sauvegardez-la au format CSV ou XLSX et envoyez-la.',
  ],
  zip: [
    'C’est une archive de fichiers, et non un tableau.',
    'décompressez-la et envoyez le fichier CSV ou XLSX qu’elle contient.',
  ],
  numbers: [
    'C’est un document Numbers.',
    'choisissez « Exporter vers » dans Numbers, puis CSV ou Excel, et envoyez ce fichier.',
  ],
  binary: ['Ce n’est ni un fichier texte ni une feuille de calcul.', SAVE_AGAIN],
  encoding: ['L’encodage de ce fichier n’est pas reconnu.', SAVE_AGAIN],
  quotes: ['Un guillemet n’est pas fermé.', SAVE_AGAIN],
  spreadsheet: ['Cette feuille de calcul est endommagée.', SAVE_AGAIN],
  password: [
    'Cette feuille de calcul est protégée par un mot de passe.',
    'sauvegardez-la sans mot de passe et envoyez-la à nouveau.',
  ],
  xls: ['Ce fichier est dans un ancien format d’Office comme .xls.', SAVE_AGAIN],
  crowded: ['Cette feuille de calcul contient bien plus qu’un tableau.', COPY_TABLE],
  effort: ['La lecture de ce fichier prend trop de temps.', COPY_TABLE],
};

/** Ce qu’un fichier a en trop; les octets sont dits à part. */
const TOO_LARGE: Readonly<Record<string, readonly [what: string, instead: string]>> = {
  rows: ['lignes', 'divisez-le et envoyez chaque partie.'],
  columns: ['colonnes sur une même ligne', COPY_TABLE],
  cells: ['cellules', COPY_TABLE],
  sheets: ['feuilles', COPY_TABLE],
  line: ['caractères sur une même ligne', COPY_TABLE],
  text: ['caractères', COPY_TABLE],
};

/** Pourquoi une liste de classes ne convient pas; `name` est le nom de la classe. */
const CLASSES: Readonly<Record<string, (say: TextFormatter) => string>> = {
  'too-many': ({ count, facts }) => `Un événement compte au plus ${count(facts.limit)} classes.`,
  'too-many-places': ({ count, facts, text }) =>
    `La classe ${text(facts.name)} compte plus de ${count(facts.limit)} positions primées.`,
  'no-name': () => 'Une classe n’a pas de nom.',
  'same-name': ({ facts, text }) =>
    `Deux classes s’appellent ${text(facts.name)} : chaque classe doit avoir son propre nom.`,
  place: ({ count, facts, text }) =>
    `La classe ${text(facts.name)} a une position primée qui n’est pas un nombre entier de 1 à ${count(facts.limit)}.`,
  'same-place': ({ count, facts, text }) =>
    `La classe ${text(facts.name)} prime deux fois la position ${count(facts.place)}.`,
  amount: ({ count, facts, text }) =>
    `La classe ${text(facts.name)} doit indiquer un montant supérieur à zéro pour la position ${count(facts.place)}.`,
  steps: ({ facts, text }) =>
    `La classe ${text(facts.name)} doit demander plus de partants et primer plus de positions à chaque palier, et les primer toutes au dernier.`,
};

/** Texts for notices that cannot be saved. */
const NOTICES: Readonly<Record<string, (say: TextFormatter) => string>> = {
  order: () => 'L’avis se termine avant de commencer; choisissez une fin ultérieure.',
  past: () => 'L’avis serait déjà terminé; choisissez une fin dans l’avenir.',
  full: ({ count, facts }) =>
    `Au plus ${count(facts.count)} avis s’affichent en même temps ${{ home: 'sur la page d’accueil', riders: 'pour les pilotes', dealers: 'pour les concessionnaires', promoters: 'pour les promoteurs' }[String(facts.place)] ?? 'au même endroit'}; mettez d’abord fin à l’un d’eux ou choisissez d’autres jours.`,
  many: ({ count, facts }) => `${count(facts.count)} avis ne sont pas terminés; mettez d’abord fin à l’un d’eux.`,
  ended: () => 'L’avis est terminé : il reste tel quel. Rédigez-en un nouveau.',
};

/** Texts for seasons that cannot be changed. */
const SEASONS: Readonly<Record<string, (say: TextFormatter) => string>> = {
  past: () => 'Une saison commence dans l’avenir; choisissez un premier jour après aujourd’hui.',
  begun: () => 'La saison a commencé : elle reste. Préparez-en une autre à partir d’un jour ultérieur.',
  waits: () => 'Un autre administrateur doit se prononcer sur cette saison. Retirez d’abord la demande.',
  decided: () => 'La saison n’est plus une ébauche. Rechargez la page.',
  drafts: ({ count, facts }) => `Il y a déjà ${count(facts.count)} ébauches; supprimez-en une d’abord.`,
  same: () => 'La saison ne change rien à ce qui est en vigueur le premier jour.',
  limits: ({ facts, money }) =>
    `L’exploitant autorise au plus ${money(facts.limit, facts.currency)} par ${{ place: 'position', class: 'classe', event: 'événement' }[String(facts.of)] ?? 'montant'}.`,
};

/** Ce qui paie plus que sa limite; `name` est le nom de la classe. */
const PURSES: Readonly<Record<string, (say: TextFormatter) => string>> = {
  place: ({ facts, money, text }) =>
    `${facts.name === undefined ? 'Cette position' : `Une position de la classe ${text(facts.name)}`} paie ${money(facts.asked, facts.currency)}; une position paie au plus ${money(facts.limit, facts.currency)}.`,
  class: ({ facts, money, text }) =>
    `${facts.name === undefined ? 'Cette classe' : `La classe ${text(facts.name)}`} paie ${money(facts.asked, facts.currency)} en tout; une classe paie au plus ${money(facts.limit, facts.currency)}.`,
  event: ({ facts, money }) =>
    `Les classes de cet événement paient ${money(facts.asked, facts.currency)} en tout; un événement paie au plus ${money(facts.limit, facts.currency)}.`,
};

/** Pourquoi deux événements ne peuvent pas être une seule course. */
const ONE_RACE: Readonly<Record<string, string>> = {
  same: 'Un événement ne peut pas être lié à lui-même.',
  dates: 'Plus d’un jour sépare les événements, ou l’un d’eux n’a pas de date.',
  place: 'Les événements n’ont pas lieu au même endroit.',
  currency: 'Les événements versent dans des devises différentes.',
  linked: 'L’un des événements est déjà lié à un autre.',
};

/** Comment finit un résultat sans place; les codes sont ceux des fichiers de résultats. */
const FINISHES: Readonly<Record<string, (say: TextFormatter) => string>> = {
  DNF: ({ toRider }) => `${toRider('Vous avez', 'Le pilote a')} abandonné (DNF).`,
  DNS: ({ toRider }) => `${toRider('Vous n’avez', 'Le pilote n’a')} pas pris le départ (DNS).`,
  DQ: ({ toRider }) => `${toRider('Vous avez', 'Le pilote a')} été disqualifié (DQ).`,
};

/** D’où venaient trop de NIP erronés. */
const GUESSERS: Readonly<Record<string, string>> = {
  account: 'avec ce compte',
  device: 'sur cet appareil',
  address: 'depuis ce réseau',
};

/** Pourquoi un NIP est trop facile à deviner. */
const PINS: Readonly<Record<string, string>> = {
  run: 'Ce NIP est trop facile à deviner : ses chiffres se suivent.',
  repeat: 'Ce NIP est trop facile à deviner : ses chiffres se répètent.',
  'birth-year': 'Ce NIP est trop facile à deviner : c’est l’année de naissance.',
  common: 'Ce NIP est trop facile à deviner : beaucoup de gens le choisissent.',
};

/** Ce qui manque à un nouveau mot de passe. */
const PASSWORDS: Readonly<Record<string, string>> = {
  'too-short': 'Un mot de passe compte au moins 8 caractères.',
  'too-long': 'Un mot de passe compte au plus 128 caractères.',
  special:
    'Un mot de passe ne contient que des lettres, des chiffres et des espaces, aucun caractère spécial comme !@#$%^&*().',
  common: 'Ce mot de passe est trop courant et facile à deviner.',
};

/** Pourquoi une autre personne doit le faire, selon ce que la personne a fait. */
const SECOND: Readonly<Record<string, (say: TextFormatter) => string>> = {
  maker: () =>
    'Vous avez demandé cette modification vous-même : un autre administrateur doit décider. Rien n’a été modifié.',
  invited: ({ facts, date }) =>
    `L’un de vous a invité l’autre récemment : un autre administrateur doit décider jusqu’au ${date(facts.day)}. Rien n’a été modifié.`,
  proxy: () =>
    'Vous agissez au nom de quelqu’un d’autre. Rien n’a été modifié; revenez à votre compte, puis décidez en votre nom.',
  purse: () =>
    'Vous avez fixé cette bourse ou déplacé les dates : un autre administrateur décide si elle est versée. Rien n’a été modifié.',
  colleague: () =>
    'Personne ne réinitialise seul la validation en deux étapes d’un autre administrateur. Demandez-la sous Administrateurs; une troisième personne l’approuve. Rien n’a été modifié.',
  uploaded: () => 'Vous avez téléversé ce document : un autre administrateur décide. Rien n’a été modifié.',
  document: () => 'Vous avez décidé des documents de ce pilote : un autre administrateur paie. Rien n’a été payé.',
  adjusted: () => 'Vous avez ajusté l’argent de ce pilote : un autre administrateur paie. Rien n’a été payé.',
  results: () => 'Vous avez saisi des résultats de ce pilote : un autre administrateur paie. Rien n’a été payé.',
};

/** Why a decision stands. */
const UNDO: Readonly<Record<string, string>> = {
  other: 'Une autre personne a pris cette décision. Elle est maintenue.',
  late: 'Cette décision date de plus de 10 minutes. Elle est maintenue; prenez-en une autre au besoin.',
  changed: 'L’élément a changé depuis votre décision. Elle est maintenue; rechargez la page.',
  spent: 'Une partie de l’argent a déjà été échangée. La décision est maintenue.',
  claimed: 'Le pilote a déjà demandé son argent. La décision est maintenue; demandez un nouveau document au besoin.',
};

/** Ce qui est arrivé à une demande, selon son état. */
const CLOSED: Readonly<Record<string, string>> = {
  approved: 'a déjà été approuvée',
  refused: 'a déjà été refusée',
  withdrawn: 'a été retirée',
  expired: 'a expiré sans décision',
};

export const fr: Words = {
  titles: {
    400: 'Demande non valide',
    401: 'Connexion requise',
    403: 'Action non autorisée',
    404: 'Introuvable',
    408: 'Délai dépassé',
    409: 'Impossible pour le moment',
    413: 'Trop volumineux',
    415: 'Type de contenu non pris en charge',
    422: 'Demande refusée',
    429: 'Trop de tentatives',
    431: 'En-têtes trop volumineux',
    500: 'Une erreur s’est produite',
    503: 'Momentanément indisponible',
  },
  problems: {
    ACCOUNT_DEACTIVATED: 'Votre compte a été désactivé, veuillez contacter le soutien',
    ADDRESS_INCOMPLETE:
      'L’adresse est incomplète : l’argent ne peut pas être versé. Rien n’a été demandé; complétez la rue, la ville, la province ou l’État, le code postal et le pays dans le profil.',
    ADJUSTMENT_OVER_LIMIT: ({ facts, money }) =>
      `Une rectification est d’au plus ${money(facts.limit, facts.currency)}; vous avez saisi ${money(facts.asked, facts.currency)}. Rien n’a été modifié; saisissez un montant plus petit.`,
    ADJUSTMENT_ZERO:
      'La rectification ne peut pas être de zéro. Rien n’a été modifié; saisissez un montant positif ou négatif.',
    ADMINS_ONLY:
      'Seul un administrateur peut modifier cette partie de la fiche. Rien n’a été modifié; écrivez au soutien si elle est erronée.',
    ALREADY_DECIDED: ({ facts }) =>
      facts.status === 'approved'
        ? 'Ce promoteur est déjà approuvé. Rien n’a été modifié; annulez d’abord l’approbation.'
        : 'Cette candidature a déjà été refusée. Rien n’a été modifié; annulez d’abord le refus.',
    ALREADY_MERGED:
      'L’un des deux pilotes a déjà été fusionné avec un autre. Rien n’a été modifié; cherchez de nouveau les pilotes.',
    ALREADY_PROXYING: 'Vous agissez déjà au nom de quelqu’un d’autre. Quittez d’abord ce compte, puis recommencez.',
    ALREADY_REFUNDED: 'Le concessionnaire a déjà été remboursé pour cet échange. Rien n’a été remboursé de nouveau.',
    ALREADY_REVOKED:
      'Cet échange a déjà été annulé et le crédit est de retour dans le portefeuille. Rien n’a été modifié.',
    AMOUNT_NOT_POSITIVE: 'Le montant doit être supérieur à zéro. Rien n’a été échangé; saisissez à nouveau le montant.',
    AWARD_CLAIMED:
      'L’une de ces récompenses figure dans une autre demande, ou il n’en reste rien à verser. Rien n’a été demandé; rechargez les récompenses.',
    BAD_REQUEST: 'La demande n’a pas été comprise et rien n’a été modifié. Revenez en arrière et réessayez.',
    BODY_NOT_JSON: 'La demande n’a pas pu être lue et rien n’a été modifié. Rechargez la page et réessayez.',
    BODY_TOO_LARGE:
      'La demande est trop volumineuse et rien n’a été modifié. Raccourcissez le texte et envoyez-la à nouveau.',
    BONUS_ISSUED: ({ facts, text }) =>
      `Ce pilote a déjà la prime de ${text(facts.series)}. Rien n’a été accordé; retirez d’abord cette prime si sa valeur a changé.`,
    BONUS_OVER_LIMIT: ({ facts, money }) =>
      `La prime d’une série vaut au plus ${money(facts.limit, facts.currency)}, et celle-ci vaut ${money(facts.asked, facts.currency)}. Rien n’a été modifié; réduisez sa valeur dans la série.`,
    BONUS_WITHOUT_VALUE:
      'Une série avec prime doit indiquer la valeur de la prime et la date jusqu’à laquelle elle peut être échangée. Rien n’a été modifié; remplissez les deux champs ou retirez la prime.',
    CHEQUE_NOT_ISSUED:
      'Cette demande est payée par chèque, donc envoyée par une émission de chèques. Rien n’a été modifié; lancez l’émission.',
    CHEQUE_STANDS:
      'Un chèque a été émis pour cette demande. Rien n’a été modifié; annulez d’abord le chèque. La demande sera ensuite de nouveau en attente.',
    CHEQUE_VOIDED: 'Ce chèque a déjà été annulé. Rien n’a été modifié; rechargez le registre.',
    CLAIM_CANCELED:
      'Cette demande de paiement a été annulée. Rien n’a été modifié; faites une nouvelle demande avec ses récompenses.',
    CLAIM_DECIDED: 'Cette réclamation a déjà été tranchée. Rien n’a été modifié; rechargez la liste des réclamations.',
    CLAIM_HAS_ORDER:
      'Le fournisseur de paiement a un ordre de paiement pour cette demande. Rien n’a été modifié; annulez d’abord cet ordre.',
    CLAIM_MESSAGE_LENGTH: ({ count, facts }) =>
      `Écrivez un texte de 1 à ${count(facts.limit)} caractères. Rien n’a été enregistré; corrigez-le et envoyez-le à nouveau.`,
    CLAIM_IN_RUN: 'Cette demande est déjà dans une série de paiements. Attendez que la série soit approuvée et payée.',
    CLAIM_NOT_SENT: 'Cette demande n’est pas envoyée : il n’y a rien à annuler. Rien n’a été modifié; rechargez-la.',
    CLAIM_OPEN:
      'Vous avez déjà une réclamation ouverte pour cet événement. Rien n’a été enregistré; vous recevrez un courriel dès qu’elle sera tranchée.',
    CLAIM_OUTDATED: ({ facts, money }) =>
      `Cette demande est passée de ${money(facts.was, facts.currency)} à ${money(facts.now, facts.currency)}, parce que des résultats ont été corrigés ou que le statut fiscal du pilote a changé. Rien n’a été envoyé au fournisseur de paiement; actualisez la demande, puis réessayez.`,
    CLAIM_SENT:
      'Cette demande a déjà été envoyée. Rien n’a été modifié; si l’argent n’a pas été versé, annulez d’abord l’envoi.',
    CLAIM_TOO_LATE: ({ date, facts }) =>
      `Les résultats manquants de cet événement pouvaient être réclamés jusqu’au ${date(facts.due)}. Rien n’a été enregistré; contactez le soutien si vous aviez écrit avant ce jour.`,
    CLASSES_NOT_VALID: (say) =>
      `${CLASSES[String(say.facts.why)]?.(say) ?? 'La liste des classes n’est pas valide.'} Aucune classe n’a été modifiée; corrigez la liste et enregistrez-la de nouveau.`,
    CLASS_HAS_RESULTS: ({ facts, text }) =>
      `La classe ${text(facts.name)} a des résultats ou des récompenses : elle ne peut pas être supprimée, et seul un administrateur peut modifier ce qu’elle rapporte. Aucune classe n’a été modifiée; rechargez l’événement.`,
    PURSE_APPROVED:
      'Un administrateur a approuvé ce que verse cet événement : cette importation ne peut donc pas être simplement annulée. Rien n’a été modifié; modifiez plutôt les classes, ce qui demande une approbation.',
    REQUEST_CLOSED: ({ facts }) =>
      `Cette demande ${CLOSED[String(facts.state)] ?? 'est close'}. Rien n’a été modifié; rechargez-la.`,
    UNDO_REFUSED: ({ facts }) =>
      UNDO[String(facts.why)] ?? 'Cette décision ne peut plus être annulée. Elle est maintenue.',
    SECOND_PERSON_NEEDED: (say) =>
      SECOND[String(say.facts.why)]?.(say) ??
      'Vous êtes intervenu dans ce paiement : documents, résultats ou rectification. Un autre administrateur paie. Rien n’a été payé.',
    CODE_NOT_VALID:
      'Le code est erroné ou n’est plus valable. Rien n’a été modifié; utilisez le code de notre dernier courriel ou demandez-en un nouveau.',
    CONSENT_GIVEN: 'Un parent ou un tuteur a déjà donné son consentement. Rechargez la page.',
    GUARDIAN_NOT_VALID: ({ facts }) =>
      facts.field === 'email'
        ? 'Il faut l’adresse courriel personnelle d’un parent ou d’un tuteur, et non celle du pilote ou d’un autre mineur.'
        : 'Saisissez le nom d’un parent ou d’un tuteur, et non celui du pilote.',
    CONSENT_NEEDED: ({ count, facts }) =>
      `Les pilotes de moins de ${count(facts.adultAge)} ans ont besoin du consentement d’un parent ou d’un tuteur. Rien n’a été enregistré; saisissez le nom de cette personne et renvoyez le formulaire.`,
    DOCUMENT_REPLACED: 'Un document plus récent a remplacé celui-ci. Rien n’a été décidé; examinez le plus récent.',
    NOTE_LENGTH: ({ count, facts }) =>
      `Écrivez une note de 1 à ${count(facts.limit)} caractères. Rien n’a été enregistré; corrigez-la et renvoyez-la.`,
    IMAGE_DAMAGED:
      'L’image est endommagée ou incomplète. Rien n’a été enregistré; ouvrez-la, enregistrez-la à nouveau en PNG ou JPG et envoyez cette copie.',
    IMAGE_TOO_LARGE: ({ count, facts }) =>
      `L’image compte plus de ${count(facts.limit)} millions de pixels. Rien n’a été enregistré; envoyez une photo ou une numérisation plus petite.`,
    PHOTOS_CHANGED:
      'Le pilote a envoyé d’autres photos depuis, ou quelqu’un a décidé. Rien n’a changé; regardez-les de nouveau.',
    PHOTOS_NOT_AWAITED:
      'Aucune photo n’est attendue ici : quelqu’un a décidé, ou le résultat ne rapporte plus ce montant. Rien n’a changé.',
    PHOTOS_TOO_LATE: ({ date, facts }) =>
      `Les photos pouvaient être envoyées jusqu’au ${date(facts.by)}. Celle-ci n’a pas été enregistrée; s’il y a une raison, écrivez au soutien.`,
    PHOTO_SENT_TWICE:
      'Vous avez déjà envoyé cette image. Elle n’a pas été enregistrée de nouveau; envoyez-en une autre.',
    TOO_MANY_UPLOADS: ({ count, facts }) =>
      `Vous avez envoyé ${count(facts.limit)} fichiers aujourd’hui, soit la limite quotidienne. Celui-ci n’a pas été enregistré; renvoyez-le demain.`,
    NOT_A_TIMECARD:
      'Le fichier n’est ni un PNG, ni un JPG, ni un PDF. Rien n’a été enregistré; numérisez la carte de pointage ou imprimez-la en PDF.',
    NOT_AN_IMAGE:
      'Le fichier n’est pas une image PNG ou JPG. Rien n’a été enregistré; envoyez une photo ou une numérisation en PNG ou JPG.',
    PIN_NOT_VALID: ({ facts }) =>
      `${PINS[String(facts.why)] ?? 'Un NIP a 4 chiffres.'} Rien n’a été enregistré; choisissez-en un autre.`,
    PROFILE_NOT_VALID: ({ facts }) =>
      `${FIELDS[String(facts.field)] ?? 'Un champ du profil n’est pas valide.'} Rien n’a été enregistré; corrigez-le et renvoyez le formulaire.`,
    CONFIRMATION_WRONG:
      'Tapez DELETE et l’adresse courriel du pilote à supprimer, ou KEEP et celle du pilote à garder. Rien n’a été fusionné.',
    CONFLICT: 'Une autre personne modifiait les mêmes données. Rien n’a été modifié; veuillez réessayer.',
    CONTRACT_OUTDATED:
      'Le portail a été mis à jour depuis l’ouverture de cette page. Rien n’a été modifié; rechargez la page et réessayez.',
    COUNTER_CODE_LOCKED: ({ facts, wait }) =>
      `Trop de codes de comptoir erronés ont été saisis. Rien n’a été échangé; demandez au concessionnaire de faire l’échange, ou réessayez dans ${wait(facts.until)}.`,
    CROSS_SITE:
      'La demande provenait d’un autre site web et a été refusée. Rien n’a été modifié; ouvrez le portail lui-même et réessayez.',
    CURRENCY_FIXED: ({ facts, text }) =>
      `Des récompenses de cet événement ont été émises en ${text(facts.currency)} : il ne peut pas passer à un pays qui a une autre devise. Rien n’a été modifié; ajoutez plutôt un nouvel événement.`,
    DAILY_REDEMPTION_LIMIT: ({ facts, money }) =>
      `Un pilote échange au plus ${money(facts.limit, facts.currency)} par jour. Ce pilote peut encore échanger ${money(facts.left, facts.currency)} aujourd’hui; vous avez saisi ${money(facts.asked, facts.currency)}. Rien n’a été échangé; saisissez un montant plus petit ou attendez à demain.`,
    DAILY_ADJUSTMENT_LIMIT: ({ facts, money }) =>
      `Un administrateur rectifie au plus ${money(facts.limit, facts.currency)} par jour, ajouts et retraits compris. Vous pouvez encore rectifier ${money(facts.left, facts.currency)} aujourd’hui; vous avez saisi ${money(facts.asked, facts.currency)}. Rien n’a été modifié; saisissez un montant plus petit ou attendez à demain.`,
    DEALER_DEACTIVATED:
      'Ce concessionnaire a été désactivé et ne peut pas effectuer d’échange. Rien n’a été échangé; veuillez contacter le soutien.',
    DEALER_ID_TAKEN: 'Un autre concessionnaire a déjà ce numéro. Rien n’a été enregistré; vérifiez le numéro.',
    DEALER_LOCKED: ({ facts, wait }) =>
      `Trop de NIP erronés ont été saisis chez ce concessionnaire. Rien n’a été échangé; réessayez dans ${wait(facts.until)}.`,
    CAPTCHA_MISSING: 'Confirmez que vous n’êtes pas un robot, puis réessayez. Rien n’a été envoyé.',
    CAPTCHA_UNAVAILABLE:
      'La vérification de sécurité ne fonctionne pas pour le moment. Rien n’a été envoyé; réessayez dans un instant.',
    CAPTCHA_WRONG:
      'La vérification de sécurité a échoué, a pris trop de temps ou a déjà servi. Rien n’a été envoyé; cochez de nouveau la case.',
    EMAIL_NOT_VERIFIED: ({ facts }) =>
      facts.by === 'session'
        ? 'Votre adresse courriel n’est pas encore confirmée. Rien n’a été modifié; saisissez le code envoyé à votre adresse, ou demandez-en un nouveau, puis réessayez.'
        : facts.by === 'provider'
          ? 'L’autre service n’a pas confirmé votre adresse courriel. La connexion n’a pas eu lieu; confirmez-la là-bas ou utilisez votre mot de passe.'
          : 'L’adresse courriel de ce compte n’a jamais été confirmée. La connexion n’a pas eu lieu; utilisez votre mot de passe ou demandez-en un nouveau, ce qui confirme l’adresse.',
    SIGN_IN_REFUSED:
      'L’autre service a refusé la connexion, ou le délai est dépassé. La connexion n’a pas eu lieu; réessayez.',
    SIGN_IN_UNAVAILABLE:
      'L’autre service est injoignable pour le moment. La connexion n’a pas eu lieu; réessayez dans un instant ou utilisez votre mot de passe.',
    TOO_MANY_REQUESTS: ({ facts, wait }) =>
      `Trop de demandes ont été envoyées. Rien n’a été modifié; réessayez dans ${wait(facts.until)}.`,
    EMAIL_TAKEN: 'Cette adresse courriel a déjà un compte. Rien n’a été modifié; utilisez une autre adresse.',
    EVENT_BEGUN: ({ date, facts }) =>
      `Cet événement a commencé le ${date(facts.startsOn)} et ses dates sont désormais fixes. Rien n’a été modifié; demandez à un administrateur de les changer.`,
    EVENT_DATES_NOT_VALID:
      'L’événement se termine avant de commencer, ou a un dernier jour sans premier jour. Rien n’a été modifié; corrigez les dates.',
    EVENT_HAS_RESULTS:
      'Cet événement a des résultats, des récompenses ou des réclamations de résultats manquants. Rien n’a été modifié; un administrateur peut l’annuler.',
    EVENT_IS_DRAFT: 'Cet événement est un brouillon. Rien n’a été modifié; publiez-le d’abord.',
    EVENT_NOT_READY: ({ facts }) =>
      facts.why === 'canceled'
        ? 'Ce brouillon est annulé. Il n’a pas été publié; demandez à un administrateur de le rétablir.'
        : 'Un événement publié doit avoir une date. Rien n’a été modifié; indiquez d’abord la date.',
    LATE_RESULTS_NOT_NEEDED:
      'Les résultats de cet événement peuvent déjà être envoyés, ou l’événement est annulé. Rien n’a été demandé; ouvrez l’événement de nouveau pour voir où il en est.',
    EVENT_NOT_LINKED: 'L’événement n’est plus lié à un autre. Rien n’a changé; rouvrez-le.',
    NOT_ONE_RACE: ({ facts, text }) =>
      `${ONE_RACE[text(facts.why)] ?? 'Les deux événements ne peuvent pas être une seule course.'} Rien n’a changé.`,
    RESULTS_NOT_AWAITED:
      'Aucun résultat de cet événement ne manque, ou personne ne peut le fournir. Rien n’a été demandé; ouvrez l’événement de nouveau pour voir où il en est.',
    EVENT_NOT_STARTED: ({ date, facts }) =>
      facts.startsOn === null
        ? 'Cet événement n’a pas encore de date et ne peut donc pas recevoir de résultats. Rien n’a été enregistré; demandez à un administrateur de fixer la date.'
        : `Cet événement commence le ${date(facts.startsOn)}. Les résultats peuvent être envoyés à partir de ce jour; rien n’a été enregistré.`,
    EXPIRES_IN_PAST: 'La date d’expiration est passée. Rien n’a été modifié; choisissez une date plus tardive.',
    FACTOR_ALREADY_SET:
      'La validation en deux étapes est déjà activée. Rien n’a été modifié; pour changer d’appareil, désactivez-la d’abord.',
    FACTOR_NEEDED:
      'Confirmez que c’est bien vous : saisissez un code de votre application d’authentification. Rien n’a encore été fait.',
    FACTOR_NOT_SET: 'La validation en deux étapes n’est pas activée pour cet accès. Rien n’a été modifié.',
    FACTOR_SETUP_NEEDED:
      'Les administrateurs doivent utiliser la validation en deux étapes. Rien n’a été fait; activez-la sous Connexion et sécurité, puis réessayez.',
    FILE_EMPTY:
      'Le fichier ne contient aucune ligne. Rien n’a été enregistré; vérifiez que vous avez choisi le bon fichier.',
    FILE_NOT_READABLE: ({ count, facts }) => {
      const [what, instead] = NOT_READABLE[String(facts.why)] ?? ['Le fichier est illisible.', SAVE_AGAIN];
      const where =
        Number(facts.line) > 0 ? `Le fichier est illisible à partir de la ligne ${count(facts.line)}. ` : '';
      return `${where}${what} Rien n’a été enregistré; ${instead}`;
    },
    FILE_TOO_LARGE: ({ count, facts, megabytes }) => {
      const [what, instead] = TOO_LARGE[String(facts.what)] ?? [];
      return what === undefined
        ? `Le fichier dépasse ${megabytes(facts.limit)}. Rien n’a été enregistré; envoyez un fichier plus petit.`
        : `Le fichier compte plus de ${count(facts.limit)} ${what}. Rien n’a été enregistré; ${instead}`;
    },
    FILE_WAITING:
      'D’autres fichiers de ce compte sont encore en cours de lecture. Rien n’a été enregistré; envoyez celui-ci quand ils seront lus.',
    FORBIDDEN:
      'Votre compte ne permet pas cette action. Rien n’a été modifié; adressez-vous à un administrateur au besoin.',
    IDEMPOTENCY_KEY_MISSING:
      'La demande n’a pas d’en-tête Idempotency-Key; un nouvel essai pourrait donc être exécuté deux fois. Rien n’a été modifié; envoyez-la avec une clé.',
    IDEMPOTENCY_KEY_NOT_VALID:
      'L’en-tête Idempotency-Key doit compter de 8 à 100 caractères visibles. Rien n’a été modifié; envoyez la demande avec une autre clé.',
    IDEMPOTENCY_KEY_REUSED:
      'Cette clé Idempotency-Key a servi à une autre demande. Rien n’a été modifié; envoyez la demande avec une nouvelle clé.',
    ID_NOT_CONFIRMED:
      'L’identité du pilote n’a pas été confirmée. Rien n’a été échangé; vérifiez la pièce d’identité, cochez la case et réessayez.',
    IMPORT_CHANGED_SINCE: ({ facts, text }) =>
      `Les données de « ${text(facts.file)} » ont été modifiées depuis${facts.event === undefined ? '' : ` (${text(facts.event)})`}; annuler l’importation effacerait ces changements. Rien n’a été modifié; annulez d’abord l’importation la plus récente ou corrigez les données à la main.`,
    IMPORT_UNDONE:
      'Cette importation a déjà été annulée. Rien n’a été modifié; actualisez la page pour voir l’état actuel.',
    NO_ADDRESS: 'Ce pilote n’a pas d’adresse courriel : aucun reçu n’a été envoyé. Imprimez-le plutôt.',
    NO_CLASS_NAMED:
      'Aucune ligne ne correspond à une classe de cet événement. Rien n’a été enregistré; choisissez une classe pour chaque nom ou utilisez les noms de classe de l’événement.',
    IMPORT_HAS_PROBLEMS: ({ facts, plural }) =>
      `${plural(facts.count, 'ligne doit être corrigée', 'lignes doivent être corrigées')}. Rien n’a été enregistré; corrigez le fichier et envoyez-le à nouveau.`,
    INSUFFICIENT_CREDIT: ({ facts, money }) =>
      `Le portefeuille contient ${money(facts.held, facts.currency)}, moins que les ${money(facts.asked, facts.currency)} saisis. Rien n’a été échangé; saisissez un montant moins élevé.`,
    INTERNAL:
      'Une erreur s’est produite. Réessayez et, si le problème persiste, contactez le soutien en donnant le numéro de cette demande.',
    LICENCE_NOT_VERIFIED:
      'Le permis de conduire n’est pas vérifié : l’argent ne peut pas être versé. Rien n’a été demandé; téléversez le permis ou attendez sa vérification.',
    MAIL_CONTENT_DELETED:
      'Ce courriel n’a pas été envoyé : son contenu a été supprimé ou son code a expiré. La personne peut demander un nouveau code ou être invitée de nouveau.',
    DELIVERY_UNDER_WAY: 'L’envoi est déjà en cours. Vérifiez de nouveau dans une minute.',
    TOO_MANY_WEBHOOKS: ({ count, facts }) =>
      `Il peut y avoir au plus ${count(facts.limit)} webhooks. Rien n’a été ajouté; supprimez-en un qui ne sert plus.`,
    WEBHOOK_ADDRESS_REFUSED:
      'Les webhooks sont envoyés à des adresses https:// publiques, sans utilisateur ni mot de passe. Rien n’a été enregistré; entrez une autre adresse.',
    WEBHOOK_IS_OFF: 'Le webhook est désactivé. Rien n’a été envoyé; activez-le d’abord.',
    WEBHOOK_TYPE_REFUSED:
      'Les promoteurs sont informés des récompenses et des résultats seulement. Rien n’a été enregistré; choisissez d’autres événements.',
    MAIL_WITHOUT_RECIPIENT:
      'Ce courriel n’a pas été envoyé : plus personne ne le reçoit. Le compte a été supprimé ou fusionné.',
    METHOD_NOT_OFFERED:
      'Les pilotes de ce pays ne sont pas payés de cette façon. Rien n’a été demandé; choisissez l’un des modes proposés.',
    MULTIPART_MALFORMED: 'Le fichier n’est pas arrivé au complet. Rien n’a été enregistré; envoyez-le à nouveau.',
    CASH_NOT_OVERDUE:
      'Cet argent ne peut pas être annulé : il n’y manque plus rien, ou son échéance n’est pas passée. Rien n’a été modifié; rechargez la page.',
    EXTENSION_OUT_OF_BOUNDS: ({ facts, date }) =>
      `Choisissez un jour du ${date(facts.from)} au ${date(facts.to)}. Rien n’a été modifié.`,
    CREDIT_NOT_OFFERED:
      'Cet argent ne peut pas être converti en crédit pour le moment. Rien n’a été modifié; demandez le paiement habituel.',
    NOTHING_TO_PAY:
      'Aucune récompense en argent n’attend d’être versée. Rien n’a été modifié; toutes les récompenses gagnées figurent déjà dans une demande.',
    NOTHING_TO_UNDO:
      'Aucune décision n’a été prise pour cette candidature : il n’y a rien à annuler. Rien n’a été modifié; rechargez-la.',
    NOT_FOUND: ({ facts, text }) =>
      NOT_FOUND[text(facts.what)] ?? 'Cet élément est introuvable. Il a peut-être été supprimé; revenez à la liste.',
    NOT_OF_SERIES: ({ facts, text }) =>
      `Ce pilote n’a aucun résultat dans un événement de ${text(facts.series)}. Rien n’a été accordé; associez ou ajoutez d’abord le résultat.`,
    NOT_PROXYING: 'Vous n’agissez au nom de personne d’autre; il n’y a aucun compte à quitter.',
    NOT_REFUNDED:
      'Le concessionnaire n’a pas été remboursé pour cet échange : il n’y a rien à annuler. Rien n’a été modifié.',
    ORDER_CANCELED:
      'L’ordre de paiement de cette demande a été annulé chez le fournisseur de paiement. Rien n’a été payé; annulez la demande et faites-en une nouvelle.',
    ORDER_DOUBTFUL: ({ facts, wait }) =>
      `Le fournisseur de paiement n’a pas répondu à une requête antérieure pour cette demande et peut encore l’exécuter : elle pourrait être payée deux fois. Rien n’a été modifié; redemandez l’ordre de paiement ou attendez ${wait(facts.until)} : les registres du fournisseur trancheront alors. Si vous savez si elle a été payée, vous pouvez trancher maintenant.`,
    ORDER_NOT_DOUBTFUL:
      'L’issue de cet ordre de paiement est connue : il n’y a rien à trancher. Rien n’a été modifié; rechargez la demande.',
    ORDER_MISSING:
      'Le paiement de cette demande n’a pas été ordonné. Rien n’a été modifié; ordonnez-le, ou donnez la référence d’un paiement fait autrement.',
    REFERENCE_MISSING:
      'La référence du paiement est vide. Rien n’a été modifié; inscrivez ce que la banque affiche, comme un numéro de virement.',
    ORDER_NOT_MADE:
      'Le fournisseur de paiement n’a pas confirmé l’ordre de paiement de cette demande. Rien n’a été modifié; redemandez l’ordre, puis continuez.',
    ORDER_STANDS: ({ facts, text }) =>
      `Le fournisseur de paiement détient l’ordre ${text(facts.orderId)} de cette demande : elle a donc été payée. Rien n’a été modifié; indiquez qu’une demande douteuse a été payée par cet ordre, ou annulez l’ordre pour reprendre le paiement.`,
    ORDER_UNDER_WAY:
      'Le fournisseur de paiement n’a pas encore répondu au sujet de cet ordre de paiement. Rien n’a été modifié ni payé deux fois; revenez dans deux minutes. Si rien n’a changé d’ici là, renvoyez votre demande.',
    HEADERS_TOO_LARGE:
      'Les en-têtes de la requête sont trop volumineux. Supprimez les témoins de ce site, puis réessayez.',
    REQUEST_TIMEOUT:
      'La requête est arrivée trop lentement. Rien n’a été modifié; réessayez avec une connexion plus rapide.',
    OUTCOME_UNKNOWN:
      'Nous n’avons pas pu confirmer l’enregistrement. Renvoyez la même demande dans un instant. Elle ne sera pas exécutée deux fois.',
    OVERLOADED:
      'De nombreuses personnes utilisent le portail en ce moment. Rien n’a été modifié; réessayez dans un instant.',
    OWN_LOGIN: ({ facts }) =>
      facts.act === 'reset-factor'
        ? 'Vous ne pouvez pas réinitialiser votre propre validation en deux étapes. Rien n’a été modifié; désactivez-la avec un code ou demandez à un autre administrateur.'
        : facts.act === 'deactivate'
          ? 'Vous ne pouvez pas désactiver votre propre compte. Rien n’a été modifié; demandez à un autre administrateur de le faire.'
          : 'Désolé, impossible de terminer la suppression. C’est l’accès que vous utilisez. Rien n’a été supprimé; demandez à un collègue ou à un administrateur de le supprimer.',
    PAID_BY_CHEQUE:
      'Cette demande est payée par chèque. Aucun ordre de paiement n’a été passé; lancez l’émission de chèques.',
    PASSWORD_NOT_VALID: ({ facts }) =>
      `${PASSWORDS[String(facts.why)] ?? 'Ce mot de passe ne convient pas.'} Rien n’a été enregistré; choisissez-en un autre.`,
    PAYMENTS_NOT_CONFIGURED:
      'Aucun fournisseur de paiement n’est configuré. Rien n’a été payé; demandez à la personne qui gère le serveur de définir PAYMENTS_KEY.',
    PAYMENT_MISMATCH:
      'Le fournisseur de paiement a un ordre d’un autre montant pour cette demande. Rien n’a été noté comme payé; vérifiez auprès du fournisseur.',
    PAYMENT_REFUSED:
      'Le fournisseur de paiement a refusé cet ordre de paiement. Rien n’a été payé; vérifiez votre compte chez ce fournisseur et l’adresse courriel du pilote, puis réessayez.',
    PAYMENT_UNAVAILABLE:
      'Le fournisseur de paiement ne répond pas. Rien n’est payé deux fois; redemandez le même ordre dans un instant.',
    PIN_LOCKED: ({ facts, wait }) =>
      `Trop de NIP erronés ont été saisis pour ce pilote. Rien n’a été échangé; réessayez dans ${wait(facts.until)}, ou dès maintenant avec un nouveau NIP que le pilote choisit dans son compte, sous Profil.`,
    PIN_NOT_SET: 'Ce pilote n’a pas encore choisi de NIP. Rien n’a été échangé; le pilote le définit dans son profil.',
    PLACE_TAKEN: ({ count, facts, text }) =>
      `${
        facts.places === undefined
          ? `${text(facts.name)} occupe déjà la position ${count(facts.place)} de cette classe.`
          : `Plus d’un pilote occupe la même position : ${text(facts.places)}.`
      } Rien n’a été enregistré; indiquez qu’il s’agit d’une égalité, ou corrigez une des positions.`,
    PREVIEW_OUTDATED:
      'Des données ont changé depuis l’aperçu et la confirmation donnerait un autre résultat. Rien n’a été enregistré; consultez le nouvel aperçu et confirmez-le.',
    PROMOTER_NOT_APPROVED:
      'Votre candidature de promoteur n’est pas approuvée. Rien n’a été enregistré; attendez la décision ou écrivez au soutien.',
    PROXY_FORBIDDEN:
      'Seul le titulaire du compte peut le faire, et non un administrateur qui agit en son nom. Rien n’a été modifié; quittez ce compte et demandez-lui de le faire.',
    PURSE_OVER_LIMIT: (say) =>
      `${PURSES[String(say.facts.of)]?.(say) ?? 'Ce montant dépasse la limite.'} Aucune classe n’a été modifiée; réduisez les montants et réessayez.`,
    REDEMPTION_REFUNDED:
      'Le concessionnaire a été remboursé pour cet échange, qui ne peut donc pas être annulé. Rien n’a été modifié; un administrateur doit d’abord annuler le remboursement.',
    NAME_REASON_NEEDED:
      'Le résultat porte un autre nom. Écrivez pourquoi il s’agit de ce pilote ou choisissez-en un autre. Rien n’a été enregistré.',
    REASONS_NOT_ACKNOWLEDGED:
      'Ces comptes appartiennent peut-être à deux personnes. Rien n’a été fusionné; vérifiez et cochez chaque raison ou annulez.',
    REASON_MISSING: 'Indiquez une raison; le pilote la verra. Rien n’a été modifié.',
    REDEMPTION_OVER_LIMIT: ({ facts, money }) =>
      `Un échange est d’au plus ${money(facts.limit, facts.currency)}; vous avez saisi ${money(facts.asked, facts.currency)}. Rien n’a été échangé; saisissez un montant plus petit.`,
    RESULT_MATCHED:
      'Ce résultat est associé à un autre pilote. Rien n’a été modifié; retirez d’abord cette association ou choisissez un autre résultat.',
    RESULT_WINDOW_CLOSED: ({ date, facts, plural }) =>
      `Les résultats de cet événement devaient être envoyés au plus tard le ${date(facts.due)}, soit ${plural(facts.days, 'jour', 'jours')} après celui-ci. Rien n’a été enregistré; demandez à un administrateur de les accepter.`,
    RIDER_BUSY: 'De nombreuses demandes pour ce pilote sont en cours. Rien n’a été modifié. Réessayez dans un instant.',
    RIDER_CODE_NOT_VALID:
      'Le code est erroné, a déjà servi ou date de plus de 60 secondes. Rien n’a été modifié; demandez au pilote d’afficher un nouveau code, ou cherchez par nom.',
    RIDER_DEACTIVATED:
      'Le compte de ce pilote a été désactivé. Rien n’a été échangé; le pilote doit contacter le soutien.',
    RIDER_NOT_VERIFIED:
      'Le pilote n’a pas confirmé l’adresse courriel de son compte. Rien n’a été versé ni échangé; demandez au pilote de se connecter et de saisir le code reçu par courriel, puis réessayez.',
    NO_BONUS_TO_GIVE:
      'Aucune place de ce classement ne reçoit de prime pour le moment. Rien n’a été accordé; voyez les raisons à côté des noms.',
    ROUTE_NOT_FOUND: 'Cette page est introuvable.',
    SAME_RIDER: 'Il s’agit du même pilote. Rien n’a été fusionné; choisissez deux pilotes différents.',
    NOTICE_REFUSED: (say) =>
      `${NOTICES[String(say.facts.why)]?.(say) ?? 'L’avis ne peut pas être enregistré ainsi.'} Rien n’a été modifié.`,
    SEASON_REFUSED: (say) =>
      `${SEASONS[String(say.facts.why)]?.(say) ?? 'La saison ne peut pas être modifiée ainsi.'} Rien n’a été modifié.`,
    SERIES_IN_USE:
      'Désolé, impossible de terminer la suppression. Cette série a des événements ou des récompenses. Rien n’a été modifié; désactivez-la plutôt.',
    SERIES_NO_BONUS: ({ facts, text }) =>
      `${text(facts.series)} n’a pas de prime à accorder. Rien n’a été accordé; vérifiez que la série a une prime, avec une valeur et une date d’expiration à venir.`,
    STANDINGS_NO_BONUS: ({ facts }) =>
      facts.why === 'places'
        ? 'Aucune place du classement n’a de prime. Rien n’a été accordé; fixez d’abord le montant de chaque place.'
        : 'La série n’a pas de dernier jour pour sa prime, ou il est passé. Rien n’a été accordé; fixez d’abord une date d’expiration à venir.',
    STANDINGS_OPEN: ({ facts, plural }) =>
      `La saison de cette classe n’est pas terminée : ${plural(facts.count, 'manche est', 'manches sont')} à venir ou sans résultats. Rien n’a été accordé; accordez les primes quand tous les résultats sont là.`,
    STALE_EDIT:
      'Une autre personne a modifié cette fiche pendant votre saisie. Votre modification n’a pas été enregistrée; rechargez-la et refaites votre modification.',
    TAX_FORM_NOT_VERIFIED:
      'Le formulaire fiscal du pilote n’est pas vérifié : l’argent ne peut pas être versé. Rien n’a été versé; le formulaire requis, W-9 ou W-8BEN, doit d’abord être téléversé et vérifié.',
    TAX_RESIDENCE_MISSING:
      'Le pilote n’a pas indiqué où il paie ses impôts : l’argent ne peut pas être versé. Rien n’a été versé; indiquez-le d’abord à la page de l’argent.',
    TAX_RESIDENCE_NOT_VALID:
      'Cette résidence fiscale n’est pas cohérente. Rien n’a été enregistré; seules les « US persons » paient leurs impôts aux États-Unis, et un taux de convention est inférieur au taux habituel.',
    LICENCE_EXPIRED:
      'Ce permis est expiré. Rien n’a été modifié; refusez-le, et le pilote en enverra un qui est valide.',
    TREATY_NOT_CLAIMED:
      'Le pilote demande un autre taux de convention que celui saisi. Rien n’a été modifié; comparez le formulaire avec ce que le pilote a déclaré.',
    TOKEN_NAME_TAKEN:
      'Vous avez un jeton d’API actif de ce nom. Rien n’a été créé; choisissez un autre nom ou révoquez d’abord ce jeton.',
    TOKEN_NOT_ALLOWED:
      'Les jetons d’API ne permettent pas cette action, quelle que soit leur portée. Rien n’a été modifié; connectez-vous pour le faire.',
    TOKEN_NOT_VALID:
      'Ce jeton d’API est inconnu, expiré ou révoqué. Rien n’a été modifié; cherchez-le sous Jetons d’API dans le portail.',
    TOKEN_SCOPES_NOT_VALID:
      'Votre compte ne peut pas donner ces portées. Rien n’a été créé; choisissez-en au moins une de celles qui sont offertes.',
    TOKEN_SCOPE_MISSING: ({ facts, text }) =>
      `Ce jeton d’API n’a pas la portée requise : ${text(facts.scopes).replaceAll(' ', ' ou ')}. Rien n’a été modifié; créez un jeton qui l’a.`,
    TOO_MANY_TOKENS: ({ count, facts }) =>
      `Vous avez ${count(facts.count)} jetons d’API actifs, soit le maximum. Rien n’a été créé; révoquez-en un dont vous n’avez plus besoin.`,
    TOO_MANY_VIEWS: ({ count, facts }) =>
      `Cette liste compte ${count(facts.count)} vues enregistrées, soit le maximum. Rien n’a été enregistré; supprimez-en une dont on n’a plus besoin.`,
    PUSH_ADDRESS_REFUSED:
      'Les avis ne peuvent pas être envoyés à ce navigateur : nous n’utilisons pas son service d’envoi. Rien n’a été enregistré; essayez un autre navigateur.',
    PUSH_OFF: 'Ce portail n’envoie pas d’avis aux appareils. Rien n’a été enregistré; nous vous écrirons par courriel.',
    TOO_MANY_PUSH_DEVICES: ({ count, facts }) =>
      `Vous pouvez recevoir des avis sur au plus ${count(facts.count)} appareils. Rien n’a été enregistré; retirez un appareil que vous n’utilisez plus.`,
    VIEW_NAME_TAKEN:
      'Une vue partagée de cette liste porte déjà ce nom. Rien n’a été partagé; enregistrez la vôtre sous un autre nom, puis partagez-la.',
    TOKEN_WITH_COOKIE:
      'La demande contient à la fois un jeton d’API et un témoin de session. Rien n’a été modifié; n’envoyez que l’un des deux.',
    TOO_MANY_ATTEMPTS: ({ facts, wait }) =>
      `Trop de tentatives avec un mot de passe erroné. Votre compte est inchangé; réessayez dans ${wait(facts.until)}, ou réinitialisez votre mot de passe, ce qui met fin à l’attente.`,
    TOO_MANY_CODES: ({ facts, wait }) =>
      `Plusieurs codes ont été envoyés à cette adresse au cours de la dernière heure. Aucun nouveau code n’a été envoyé; utilisez le dernier ou redemandez-en un dans ${wait(facts.until)}.`,
    UNAUTHENTICATED:
      'Nous avons détecté un problème d’authentification, veuillez vous reconnecter. Si le problème persiste, contactez le soutien.',
    UNAVAILABLE:
      'Le portail ne peut pas accéder à ses données pour le moment. Rien de ce qui a été confirmé n’est perdu; réessayez dans un instant.',
    UNSUPPORTED_MEDIA_TYPE:
      'Ce type de contenu n’est pas accepté ici. Rien n’a été modifié; rechargez la page et réessayez.',
    VALIDATION_FAILED: 'Certains champs sont à vérifier. Rien n’a été modifié; corrigez-les et envoyez à nouveau.',
    BIKE_WITHOUT_VIN:
      'Un autre pilote actif a le NIV de cette moto. Rien n’a été modifié; réglez d’abord le différend.',
    DELETION_NOT_CONFIRMED: 'Tapez SUPPRIMER et l’adresse courriel de votre compte. Rien n’a été demandé.',
    DISPUTE_OF_ANOTHER_KIND: 'Cette décision ne s’applique pas à ce NIV contesté. Rechargez la liste.',
    NO_SOLD_VINS: 'Aucune ligne du fichier ne contient de NIV lisible. Rien n’a été modifié.',
    DISPUTE_SETTLED: 'Ce différend a déjà été réglé. Rien n’a été modifié; rechargez la liste.',
    PATTERNS_HAVE_PROBLEMS:
      'Certaines lignes sont illisibles. Rien n’a été enregistré; corrigez les lignes de la liste et renvoyez le fichier.',
    PATTERN_EXISTS:
      'Ce motif existe déjà pour ce modèle et cette année. Rien n’a été modifié; cherchez-le dans la liste.',
    PATTERN_NOT_VALID: ({ facts, text }) =>
      facts.why === 'PATTERN_CUT'
        ? 'Le motif compte de 12 à 16 caractères. Rien n’a été enregistré; saisissez les 17 caractères d’un NIV, avec * pour tout caractère, ou seulement le début, 11 au plus.'
        : facts.why === 'PATTERN_YEAR_DIFFERS'
          ? `Le dixième caractère du motif désigne une autre année-modèle que ${text(facts.year)}. Rien n’a été enregistré; corrigez l’année ou le caractère, ou saisissez * à sa place.`
          : 'Ce n’est pas un motif valide. Rien n’a été enregistré; saisissez jusqu’à 17 lettres et chiffres d’un NIV, avec * pour tout caractère.',
    VIN_NOT_VALID: 'NIV non valide',
    VIN_TAKEN: 'Un autre pilote actif a ce NIV. Rien n’a été enregistré; un administrateur va le vérifier.',
    VIN_YEAR_MISMATCH:
      'Ce NIV est d’une autre année-modèle que la moto. Rien n’a été enregistré; vérifiez l’année et le dixième caractère du NIV.',
    VIN_YOURS: 'Une moto avec ce NIV est déjà au garage. Rien n’a été modifié.',
    WRONG_CREDENTIALS: 'Aucun compte ne correspond à cette combinaison de courriel et de mot de passe',
    WRONG_CURRENCY: ({ facts, text }) =>
      `Ce concessionnaire effectue ses échanges en ${text(facts.currency)}, et non en ${text(facts.asked)}. Rien n’a été échangé; utilisez le portefeuille en ${text(facts.currency)}.`,
    TOO_MANY_WRONG_FACTORS: ({ facts, wait }) =>
      `Trop de codes erronés. Rien n’a été fait; réessayez dans ${wait(facts.until)}. D’ici là, aucun code ne fonctionne.`,
    WRONG_FACTOR:
      'Le code est erroné ou a déjà servi. Rien n’a été fait; attendez le prochain code de votre application et vérifiez l’heure de votre appareil.',
    WRONG_PASSWORD: 'Le mot de passe actuel est erroné. Votre mot de passe n’a pas changé; saisissez-le à nouveau.',
    TOO_MANY_WRONG_PINS: ({ facts, wait }) =>
      `Trop de NIP erronés ont été saisis ${GUESSERS[String(facts.by)] ?? 'd’ici'}. Rien n’a été échangé; réessayez dans ${wait(facts.until)}.`,
    UNDO_TOO_LATE: ({ date, facts }) =>
      `Un concessionnaire pouvait annuler cet échange jusqu’au ${date(facts.day)}. Rien n’a changé; communiquez avec le soutien, qui peut encore l’annuler.`,
    WRONG_COUNTER_CODE: ({ facts, plural }) =>
      `Le code de comptoir est erroné ou trop ancien. Rien n’a été échangé; demandez au concessionnaire le code affiché à son écran. Il vous reste ${plural(facts.left, 'essai', 'essais')}.`,
    WRONG_PIN: ({ facts, plural }) =>
      `Le NIP est erroné. Rien n’a été échangé; il reste ${plural(facts.left, 'essai', 'essais')} avant le blocage des échanges pour ce pilote.${
        facts.forgotten === true
          ? ' Un pilote qui a oublié son NIP peut en choisir un nouveau dès maintenant dans son compte, sous Profil.'
          : ''
      }`,
  },
  reasons: {
    EVENT_NOT_PAYING: 'L’événement n’est pas admissible au programme.',
    EVENT_CANCELED: 'L’événement est annulé.',
    EVENT_NOT_RUN: ({ date, facts }) =>
      `La course n’a pas encore eu lieu : l’événement commence le ${date(facts.startsOn)}. Le résultat sera revu ce jour-là.`,
    CLASS_NO_PAYOUT: 'La classe n’est pas primée.',
    PLACE_NOT_PAID: ({ count, facts, plural }) =>
      `La position ${count(facts.place)} n’est pas primée : la classe compte ${plural(facts.places, 'position primée', 'positions primées')}.`,
    NOT_FINISHED: (say) =>
      FINISHES[say.text(say.facts.type)]?.(say) ?? `${say.toRider('Vous n’êtes', 'Le pilote n’est')} pas classé.`,
    CLASS_TOO_SMALL: ({ facts, plural }) =>
      `${plural(facts.started, 'pilote a pris', 'pilotes ont pris')} le départ; cette classe exige au moins ${plural(facts.minimum, 'partant', 'partants')} pour être primée.`,
    CLASS_PAYS_FEWER: ({ count, facts, plural }) =>
      `La position ${count(facts.place)} est primée à partir de ${plural(facts.needed, 'partant', 'partants')}; ${plural(facts.started, 'pilote a pris', 'pilotes ont pris')} le départ, donc ${Number(facts.places) === 1 ? 'seule la première position est primée' : `seules les ${count(facts.places)} premières positions sont primées`}.`,
    RIDER_UNKNOWN: ({ facts, text }) =>
      `« ${text(facts.name)} » n’est associé à aucun pilote inscrit. Un pilote qui y a couru peut réclamer ce résultat.`,
    RIDER_DEACTIVATED: ({ toRider }) => `${toRider('Votre compte', 'Le compte du pilote')} est désactivé.`,
    RIDER_FACTORY: 'Les pilotes d’usine ne reçoivent pas de récompense.',
    CONSENT_MISSING: ({ count, facts, toRider }) =>
      `${toRider('Vous aviez', 'Le pilote avait')} moins de ${count(facts.adultAge)} ans le jour de la course et aucun parent ou tuteur n’a encore donné son consentement. La récompense sera versée dès qu’il le donnera.`,
    NO_VERIFIED_BIKE: ({ facts, text, toRider }) =>
      facts.named === null || facts.named === ''
        ? `${toRider('Vous n’avez', 'Le pilote n’a')} aucune moto de la marque dont le NIV est vérifié.`
        : `Les résultats indiquent une ${text(facts.named)}. ${toRider('Vous n’avez', 'Le pilote n’a')} aucune moto vérifiée qui y correspond.`,
    BIKE_NOT_ELIGIBLE: ({ facts, text, toRider }) =>
      `${toRider('Votre', 'La')} moto${facts.bike === null ? '' : ` (${text(facts.bike)})`} ne figure pas parmi les modèles et années admissibles.`,
    BIKE_CLASS_LIMIT: ({ facts, plural, toRider }) =>
      `${toRider('Votre', 'La')} moto a déjà été primée dans ${plural(facts.limit, 'classe mieux primée', 'classes mieux primées')} de cet événement.`,
    LATE_RESULTS: ({ date, facts, plural }) =>
      `Les résultats ont été reçus le ${date(facts.received)}, plus de ${plural(facts.days, 'jour', 'jours')} après l’événement.`,
    DUPLICATE_RESULT: ({ toRider }) =>
      `${toRider('Vous avez', 'Le pilote a')} déjà un meilleur résultat dans cette classe.`,
    PURSE_OVER_LIMIT: (say) =>
      `${PURSES[String(say.facts.of)]?.(say) ?? 'La bourse dépasse la limite.'} Un administrateur doit d’abord la réduire; la récompense suivra automatiquement.`,
    BEING_CHECKED: ({ facts, money, plural, toRider }) =>
      typeof facts.photos === 'number'
        ? `${money(facts.amount, facts.currency)} seront versés quand ${toRider('vous aurez', 'le pilote aura')} envoyé ${plural(facts.photos, 'photo', 'photos')} de ${toRider('votre', 'la')} moto avec ses logos et qu’une personne les aura acceptées.`
        : `Une personne vérifie ${money(facts.amount, facts.currency)} avant le versement. ${toRider('Vous n’avez', 'Le pilote n’a')} rien à faire.`,
    CHECK_REFUSED: ({ facts, money, text, toRider }) =>
      typeof facts.photos === 'number' && facts.reason === null
        ? `${money(facts.amount, facts.currency)} ne sont pas versés, car les photos de ${toRider('votre', 'la')} moto n’ont pas toutes été envoyées à temps.`
        : `Après vérification, ${money(facts.amount, facts.currency)} ne sont pas versés${typeof facts.reason === 'string' ? ` : ${text(facts.reason)}` : '.'}`,
    PAID_AT_OTHER_EVENT: ({ facts, text, toRider }) =>
      `La course comptait aussi pour « ${text(facts.event)} », qui ${toRider('vous verse', 'verse au pilote')} autant ou davantage. Un pilote n’est payé qu’une fois par course.`,
  },
  ties: {
    shared: ({ count, facts, plural }) =>
      `À égalité avec ${plural(facts.others, 'autre pilote', 'autres pilotes')} : partage des positions ${count(facts.first)} à ${count(facts.last)}.`,
    each: ({ count, facts, plural }) =>
      `À égalité avec ${plural(facts.others, 'autre pilote', 'autres pilotes')} : chacun reçoit le montant de la position ${count(facts.first)}.`,
    'within-purse': ({ count, facts, plural }) =>
      `À égalité avec ${plural(facts.others, 'autre pilote', 'autres pilotes')} à la position ${count(facts.first)} : partage de ce que la bourse de la classe leur réserve.`,
    moved: ({ count, facts }) => `Compte comme position ${count(facts.first)}, en raison d’une égalité devant.`,
  },
  signals: {
    ENROLLED_AFTER_RACE: 'Le pilote s’est inscrit après la course.',
    VIN_AFTER_RACE: 'Le NIV de la moto a été vérifié après la course.',
    FIRST_START_FIRST_PLACE: 'Première position au premier départ dans cette série.',
    PROMOTER_THEMSELVES: 'Le pilote a le même nom ou les mêmes coordonnées que le promoteur de l’événement.',
    PURSE_RAISED: 'La bourse a été augmentée peu avant l’arrivée des résultats.',
    SAME_WINNERS: 'Un autre événement des mêmes jours a les trois mêmes premiers pilotes dans une classe de ce nom.',
    ENTERED_BY_ADMIN: 'Un administrateur a saisi ou modifié les résultats d’une classe.',
    ADMIN_TOTAL:
      'Les résultats saisis par un même administrateur, ou par un promoteur qu’il a admis récemment, paient plus qu’une personne seule ne peut approuver.',
    ENTERED_BY_MAKER:
      'Un même administrateur a saisi les résultats et ajouté l’événement ou décidé qu’il est admissible.',
    VIN_RUN: 'Le NIV fait partie de plusieurs nouveaux NIV parmi les pilotes des événements de ce promoteur.',
    MANY_OF_NETWORK: 'Plusieurs pilotes que cet événement paierait se sont inscrits récemment à partir du même réseau.',
    OTHER_NAME: 'Une personne a choisi ce pilote, même si les résultats portent un autre nom.',
    LOGO_PHOTOS: 'Des photos de la moto avec ses logos sont demandées pour une récompense de ce montant.',
    CLASS_SIZE: 'Beaucoup plus ou beaucoup moins de pilotes que la dernière fois ont pris le départ dans cette classe.',
  },
  rows: {
    HEADER_UNKNOWN:
      'Aucune ligne d’en-tête avec une position et un pilote n’a été trouvée. Indiquez ce que contient chaque colonne ou ajoutez une ligne d’en-tête avec « Pos » et « Pilote ».',
    NO_ROWS: 'Il n’y a aucun résultat sous l’en-tête. Vérifiez que vous avez choisi le bon fichier.',
    PLACE_MISSING: 'La position est manquante. Inscrivez un nombre, ou DNF, DNS ou DQ.',
    PLACE_NOT_A_NUMBER: ({ facts, text }) =>
      `« ${text(facts.value)} » n’est pas une position. Inscrivez un nombre, ou DNF, DNS ou DQ.`,
    PLACE_OUT_OF_RANGE: ({ count, facts, text }) =>
      `La position ${text(facts.value)} est impossible. Les positions vont de 1 à ${count(10_000)}.`,
    PLACE_TWICE: ({ facts, text }) =>
      `La position ${text(facts.value)} figure plus d’une fois dans la classe. Écrivez « ${text(facts.value)}= » s’il s’agit d’une égalité, ou corrigez une des lignes.`,
    RIDER_NAME_MISSING: 'Le nom du pilote est manquant. Inscrivez le prénom et le nom.',
    TEXT_TOO_LONG: ({ count }) =>
      `Le texte dépasse ${count(120)} caractères, ou un numéro en dépasse ${count(40)}. Raccourcissez-le.`,
    EMAIL_NOT_VALID: ({ facts, text }) =>
      `« ${text(facts.value)} » n’est pas une adresse courriel. Corrigez-la ou laissez la cellule vide.`,
    ENTRANTS_NOT_A_NUMBER: ({ count, facts, text }) =>
      `« ${text(facts.value)} » n’est pas un nombre de partants. Inscrivez un nombre entier de 1 à ${count(10_000)}.`,
    SEVERAL_CLASSES: ({ facts, text }) =>
      `Le fichier contient plusieurs classes (${text(facts.value)}). Envoyez les lignes d’une seule classe ou utilisez l’envoi pour toutes les classes.`,
    CLASS_MISSING: 'Le fichier nomme des classes, mais cette ligne n’en a pas. Inscrivez la classe.',
    CLASS_UNKNOWN: ({ facts, text }) =>
      `L’événement n’a pas de classe « ${text(facts.value)} ». Choisissez la classe ou utilisez un nom de classe de l’événement.`,
    MAIN_EVENT_UNCLEAR: ({ facts, text }) =>
      `« ${text(facts.value)} » n’est peut-être pas l’épreuve principale de cette classe. Répondez à la question ou choisissez un autre fichier.`,
    SEVERAL_SESSIONS: ({ facts, text }) =>
      `Le fichier contient plusieurs séances de la classe : ${text(facts.value)}. Répondez à la question ou choisissez un autre fichier.`,
    REMARK_UNCLEAR: ({ facts, text }) =>
      `« ${text(facts.value)} » peut changer la position. Corrigez la position ou omettez la ligne.`,
    RIDER_TWICE: ({ facts, text }) =>
      `${text(facts.value)} est classé deux fois dans cette classe. Omettez l’une des lignes ou corrigez le nom ou le numéro.`,
    ROW_STRUCK_OUT: ({ facts, text }) =>
      `« ${text(facts.value)} » est barré dans le tableur. Omettez la ligne ou indiquez qu’elle compte.`,
    NOTE_ROW: ({ facts, text }) =>
      `« ${text(facts.value)} » est peut-être un total ou une remarque. Omettez la ligne ou corrigez-la.`,
    ABOVE_HEADER: ({ facts, text }) =>
      `Cette ligne se trouve au-dessus de l’en-tête et pourrait être un résultat : « ${text(facts.value)} ». Placez-la sous l’en-tête ou supprimez-la si ce n’est pas un résultat.`,
    OTHER_HEADER: ({ facts, text }) =>
      `Un deuxième tableau commence ici, avec d’autres colonnes : « ${text(facts.value)} ». Envoyez chaque tableau dans un fichier distinct.`,
    TABLES_SIDE_BY_SIDE: ({ facts, text }) =>
      `L’en-tête contient « ${text(facts.column)} » deux fois, comme si deux tableaux étaient côte à côte. Placez le deuxième sous le premier ou envoyez chacun dans un fichier distinct.`,
    COLUMN_UNCLEAR: ({ facts, text }) =>
      `Plusieurs colonnes sont possibles et elles diffèrent : ${text(facts.value)}. Supprimez celles qui ne comptent pas ou modifiez l’association des colonnes.`,
    CELL_WITHOUT_HEADER: ({ facts, text }) =>
      `« ${text(facts.value)} » se trouve à droite du dernier en-tête. Donnez un en-tête à cette colonne ou mettez entre guillemets le texte qui contient une virgule.`,
    PLACES_NOT_RUNNING: ({ facts, text }) =>
      `Les positions de cette classe ne se suivent pas (1, 2, 3, etc.) : ${text(facts.value)} n’est pas dans l’ordre. S’il s’agit du classement général, utilisez la colonne de la position dans la classe; sinon, ajoutez ou corrigez la ligne manquante.`,
    STATUS_UNCLEAR: ({ facts, text }) =>
      `« ${text(facts.value)} » peut vouloir dire que le pilote n’a pas terminé. Inscrivez DNF, DNS ou DQ comme position, ou retirez ce texte si le pilote a terminé.`,
    TEXT_CUT: ({ facts, text }) =>
      `« ${text(facts.value)} » a été coupé ou indique une erreur. Inscrivez le texte au complet.`,
    OTHER_CLASS: ({ facts, text }) =>
      `Le fichier concerne « ${text(facts.value)} », mais vous l’envoyez pour une autre classe. Choisissez cette classe ou utilisez dans le fichier le nom de classe de l’événement.`,
    HEADING_UNCLEAR: ({ facts, text }) =>
      `La ligne « ${text(facts.value)} » se trouve au-dessus de lignes dont la colonne de classe nomme une autre classe. Supprimez la ligne ou corrigez la classe.`,
    CLASS_AMBIGUOUS: ({ facts, text }) =>
      `« ${text(facts.value)} » peut désigner plus d’une classe : les noms ne diffèrent que par des espaces ou la ponctuation. Nommez chaque classe exactement comme dans l’événement.`,
  },
  questions: {
    WHICH_TABLE: ({ facts, text }) =>
      `Le fichier contient plusieurs tableaux : ${text(facts.samples)}. Lequel envoyez-vous?`,
    MAIN_EVENT: ({ facts, text }) =>
      `Est-ce l’épreuve principale de ${text(facts.race)}? Le fichier indique : ${text(facts.samples)}.`,
    WHICH_ROWS: ({ facts, text }) =>
      `Le fichier contient plusieurs séances${facts.column ? ` dans la colonne « ${text(facts.column)} »` : ''} : ${text(facts.samples)}. Laquelle donne les résultats finaux?`,
    SEVERAL_CLASSES: ({ facts, text }) =>
      `Le fichier contient plusieurs classes : ${text(facts.samples)}. Lesquelles voulez-vous enregistrer?`,
    CLASS_NAME: ({ facts, text }) =>
      `Le fichier indique « ${text(facts.samples)} », et vous l’envoyez pour ${text(facts.race)}. Est-ce la même classe?`,
    ENCODING: ({ facts, text }) => `Certains noms semblent altérés : ${text(facts.samples)}. Comment faut-il les lire?`,
    PLACE_COLUMN: ({ facts, text }) =>
      `Plusieurs colonnes pourraient donner la position, et elles diffèrent : ${text(facts.samples)}. Laquelle compte?`,
    NOTE_ROWS: ({ facts, plural, text }) =>
      `${plural(facts.rows, 'ligne ne ressemble', 'lignes ne ressemblent')} pas à un résultat : ${text(facts.samples)}. ${facts.rows === 1 ? 'Faut-il l’omettre' : 'Faut-il les omettre'}?`,
    STRUCK_ROWS: ({ facts, plural, text }) =>
      `${plural(facts.rows, 'ligne est barrée', 'lignes sont barrées')} dans le tableur : ${text(facts.samples)}. ${facts.rows === 1 ? 'Compte-t-elle' : 'Comptent-elles'}?`,
    STATUS_MEANING: ({ facts, plural, text }) =>
      `Que signifie ${facts.samples ? `« ${text(facts.samples)} »` : 'une cellule vide'}${facts.column ? ` dans la colonne « ${text(facts.column)} »` : ''}? Cela concerne ${plural(facts.rows, 'pilote', 'pilotes')}.`,
    BLANK_CLASSES: ({ facts, plural, text }) =>
      `${plural(facts.rows, 'ligne n’a', 'lignes n’ont')} pas de classe, sous ${text(facts.samples)}. De quelle classe s’agit-il?`,
    BLANK_PLACES: ({ facts, plural, text }) =>
      `${plural(facts.rows, 'pilote n’a', 'pilotes n’ont')} pas de position : ${text(facts.samples)}. Que signifie une position vide?`,
    OVERALL_PLACES: ({ facts, text }) =>
      `Les positions ne se suivent pas : ${text(facts.samples)}. De quelles positions s’agit-il?`,
    REMARKS: ({ facts, text }) =>
      `Le fichier indique${facts.column ? ` dans la colonne « ${text(facts.column)} »` : ''} : ${text(facts.samples)}. Les positions sont-elles finales?`,
  },
  choices: {
    main: 'Oui, ce sont ses résultats finaux',
    other: 'Non, choisir un autre fichier',
    otherFile: 'Choisir un autre fichier',
    only: ({ facts, text }) => `Seulement ${text(facts.text)}`,
    all: 'Toutes les classes du fichier',
    same: ({ facts, text }) => `Oui, c’est ${text(facts.text)}`,
    encoding: ({ facts, text }) => text(facts.text),
    right: 'Les noms sont corrects',
    column: ({ facts, text }) => text(facts.text),
    table: ({ facts, text }) => text(facts.text),
    finished: 'A terminé',
    DNF: 'N’a pas terminé (DNF)',
    DNS: 'N’a pas pris le départ (DNS)',
    DQ: 'Disqualifié (DQ)',
    leave: 'Omettre',
    derive: 'Positions de toute la course : compter 1, 2, 3 dans la classe',
    gaps: 'Positions dans la classe : les pilotes entre les deux ne sont pas dans ce fichier',
    rows: ({ facts, text }) => text(facts.text),
    above: 'La classe au-dessus',
    count: 'Compte comme les autres',
    final: 'Oui, les positions sont finales',
    each: 'Décider ligne par ligne',
  },
  guesses: {
    counts: ({ count, facts }) => `Elle compte de ${count(facts.first)} à ${count(facts.last)}.`,
    fullNames: 'Elle contient des prénoms et des noms.',
    emails: 'Elle contient des adresses courriel.',
    townsAndStates: 'Elle contient des villes avec leur province ou leur État.',
    states: 'Elle contient des codes de province ou d’État.',
    makes: 'Elle contient des marques de motos.',
    statuses: 'Elle indique qui n’a pas terminé.',
    otherNumbers: 'Elle contient un numéro différent à chaque ligne.',
  },
  sheets: {
    OTHER_SHEET: ({ facts, text }) =>
      `La feuille « ${text(facts.value)} » contient aussi des données, mais une seule feuille est lue. Enregistrez chaque feuille dans un fichier distinct ou supprimez cette feuille.`,
    HIDDEN_SHEET: ({ facts, text }) =>
      `La feuille masquée « ${text(facts.value)} » contient des données. Affichez-la et enregistrez-la dans un fichier distinct, ou supprimez-la.`,
    MERGED_CELLS: ({ facts, text }) =>
      `Les cellules ${text(facts.column)} sont fusionnées. Défusionnez-les et remplissez chaque cellule.`,
    HIDDEN_ROW: ({ count, facts }) =>
      `La ligne ${count(facts.line)} est masquée et contient des données. Affichez toutes les lignes (retirez les filtres), puis conservez-la ou supprimez-la.`,
    HIDDEN_COLUMN: ({ facts, text }) =>
      `La colonne ${text(facts.column)} est masquée et contient des données. Affichez-la, puis conservez-la ou supprimez-la.`,
    FORMULA_WITHOUT_VALUE: ({ facts, text }) =>
      `La formule de la colonne ${text(facts.column)} n’a pas de valeur. Ouvrez le fichier dans un tableur et enregistrez-le, ou collez les valeurs à la place des formules.`,
    TOO_MANY_COLUMNS: ({ facts, text }) =>
      `La colonne ${text(facts.column)} contient des données, mais elle est trop à droite pour être lue. Déplacez-la dans le tableau ou supprimez-la.`,
    TEXT_GARBLED: ({ facts, text }) =>
      `Des lettres de « ${text(facts.value)} » ont été perdues. Enregistrez à nouveau le fichier en « CSV UTF-8 » ou comme classeur, puis vérifiez les noms.`,
  },
  classRows: {
    CLASS_IS_PLACE: ({ facts, text }) =>
      `« ${text(facts.value)} » est une position, pas une classe. Mettez chaque classe sur sa propre ligne et chaque position dans une colonne.`,
    CURRENCY_DIFFERS: ({ facts, text }) =>
      `« ${text(facts.value)} » indique une autre devise que celle de cet événement. Convertissez les montants, puis corrigez l’en-tête.`,
    TOO_MANY_ROWS: ({ count, facts, text }) =>
      `Le fichier compte ${text(facts.value)} lignes; un événement a au plus ${count(200)} classes. Vérifiez que vous avez choisi le bon fichier.`,
    HEADER_UNKNOWN:
      'Aucune ligne d’en-tête avec une colonne « Classe » n’a été trouvée. Ajoutez une ligne d’en-tête avec « Classe », et « Place 1 » ou « 1re » au-dessus des montants de chaque position.',
    HEADER_CASE: ({ facts, text }) =>
      `« ${text(facts.value)} » n’est pas écrit comme prévu. Utilisez une majuscule, puis des minuscules : Classe, Paiement, Partants, Place 1.`,
    HEADER_TWICE: ({ facts, text }) =>
      `Deux colonnes sont lues comme « ${text(facts.value)} ». Choisissez la bonne, ou retirez l’autre du fichier.`,
    PLACE_OUT_OF_RANGE: ({ count, facts, text }) =>
      `« ${text(facts.value)} » est impossible. Les positions primées vont de 1 à ${count(100)}.`,
    PLACES_UNCLEAR: ({ facts, text }) =>
      `La colonne « ${text(facts.value)} » contient des montants, mais nous ne savons pas quelle position elle paie. Écrivez Place 1, 1re ou 1 au-dessus des montants d’une position; donnez une colonne à chaque position.`,
    ABOVE_HEADER: ({ facts, text }) =>
      `Cette ligne est au-dessus de l’en-tête et pourrait être une classe : « ${text(facts.value)} ». Ignorez-la si c’est un titre, ou placez-la sous l’en-tête.`,
    CELL_WITHOUT_HEADER: ({ facts, text }) =>
      `Il n’y a pas d’en-tête au-dessus de « ${text(facts.value)} ». Un montant a peut-être été coupé à la virgule : écrivez 1000 au lieu de 1,000. Si c’est une colonne à part, inscrivez un en-tête ou choisissez ce qu’elle contient.`,
    MAYBE_TOTAL: ({ facts, text }) =>
      `« ${text(facts.value)} » est peut-être le total d’autres lignes. Ignorez la ligne, ou inscrivez le nom de la classe.`,
    CLASS_WITHOUT_AMOUNTS:
      'Cette ligne n’indique aucun montant. Ignorez-la si c’est une remarque. Si la classe ne paie rien, inscrivez 0.',
    NO_ROWS: 'Il n’y a aucune classe sous l’en-tête. Vérifiez que vous avez choisi le bon fichier.',
    CLASS_MISSING: 'La classe n’a pas de nom. Inscrivez-le ou supprimez la ligne.',
    CLASS_TWICE: ({ facts, text }) => `« ${text(facts.value)} » figure plus d’une fois. Supprimez l’une des lignes.`,
    TEXT_TOO_LONG: ({ count }) => `Le nom dépasse ${count(120)} caractères. Raccourcissez-le.`,
    PAYOUT_UNKNOWN: ({ facts, text }) =>
      `« ${text(facts.value)} » n’est pas un mode de paiement. Inscrivez Argent, Crédit concessionnaire ou Aucun paiement.`,
    AMOUNT_WITH_SIGN: ({ facts, text }) =>
      `« ${text(facts.value)} » comporte un symbole monétaire. Inscrivez le nombre seul, par exemple 250 ou 250,50.`,
    AMOUNT_NOT_A_NUMBER: ({ facts, text }) =>
      `« ${text(facts.value)} » n’est pas un montant. Inscrivez un nombre simple, par exemple 250 ou 250,50, ou laissez la cellule vide.`,
    AMOUNT_TOO_LARGE: ({ facts, text }) =>
      `« ${text(facts.value)} » dépasse ce qu’une position peut rapporter. Vérifiez le nombre.`,
    ENTRANTS_NOT_A_NUMBER: ({ count, facts, text }) =>
      `« ${text(facts.value)} » n’est pas un nombre de partants. Inscrivez un nombre entier de 1 à ${count(10_000)}.`,
  },
  eventRows: {
    HEADER_TWICE: ({ facts, text }) =>
      `Deux colonnes sont lues comme « ${text(facts.value)} ». Choisissez la bonne, ou retirez l’autre du fichier.`,
    HEADER_UNKNOWN:
      'Aucune ligne d’en-tête avec un titre et une date n’a été trouvée. Ajoutez une ligne d’en-tête avec « Titre » et « Date de début ».',
    NO_ROWS: 'Il n’y a aucun événement sous l’en-tête. Vérifiez que vous avez choisi le bon fichier.',
    TOO_MANY_ROWS: ({ count, facts, text }) =>
      `Le fichier compte ${text(facts.value)} événements; vous pouvez en ajouter au plus ${count(1000)} à la fois. Divisez le fichier.`,
    ABOVE_HEADER: ({ facts, text }) =>
      `Cette ligne est au-dessus de l’en-tête et pourrait être un événement : « ${text(facts.value)} ». Ignorez-la si c’est un titre, ou placez-la sous l’en-tête.`,
    CELL_WITHOUT_HEADER: ({ facts, text }) =>
      `Il n’y a pas d’en-tête au-dessus de « ${text(facts.value)} ». Inscrivez-en un ou choisissez ce que la colonne contient. Si un texte ou une date a été coupé à la virgule, mettez-le entre guillemets.`,
    TITLE_IS_NUMBER: ({ facts, text }) =>
      `« ${text(facts.value)} » n’est qu’un nombre. Inscrivez le nom de l’événement.`,
    DATE_ORDER_UNKNOWN: ({ facts, text }) =>
      `« ${text(facts.value)} » peut commencer par le jour ou par le mois. Choisissez, ou inscrivez les dates ainsi : 2027-06-14.`,
    DATE_MISSING:
      'Cette ligne n’a pas de date. Ignorez-la si c’est une remarque. Si la date n’est pas encore connue, inscrivez « À confirmer ».',
    TITLE_MISSING: 'Le titre est manquant. Inscrivez le nom de l’événement.',
    TEXT_TOO_LONG: 'Le texte est trop long. Raccourcissez-le.',
    DATE_NOT_VALID: ({ facts, text }) =>
      `« ${text(facts.value)} » n’est pas une date que nous pouvons lire. Inscrivez-la ainsi : 2027-06-14, ou « À confirmer ».`,
    DATES_NOT_IN_ORDER: 'Le dernier jour est avant le premier, ou le premier jour manque. Corrigez l’une des dates.',
    WEBSITE_NOT_VALID: ({ facts, text }) =>
      `« ${text(facts.value)} » n’est pas une adresse web. Inscrivez-la ainsi : https://circuit.example.com, ou laissez la cellule vide.`,
    COUNTRY_UNKNOWN: ({ facts, text }) =>
      `« ${text(facts.value)} » n’est pas un pays. Inscrivez ses deux lettres, par exemple CA ou US.`,
    PAYING_UNKNOWN: ({ facts, text }) => `« ${text(facts.value)} » n’est ni oui ni non. Inscrivez oui ou non.`,
    EVENT_TWICE: ({ facts, text }) =>
      `« ${text(facts.value)} » figure plus d’une fois ce jour-là. Supprimez l’une des lignes.`,
  },
  soldVinRows: {
    HEADER_TWICE: ({ facts, text }) =>
      `Deux colonnes sont lues comme « ${text(facts.value)} ». Choisissez la bonne, ou retirez l’autre du fichier.`,
    HEADER_UNKNOWN:
      'Aucun en-tête avec un NIV n’a été trouvé. Ajoutez une ligne d’en-tête avec « NIV », et « Modèle » et « Année » si vous les avez.',
    NO_ROWS: 'Il n’y a aucun NIV sous l’en-tête. Vérifiez que vous avez choisi le bon fichier.',
    VIN_NOT_VALID: ({ facts, text }) =>
      facts.value
        ? `« ${text(facts.value)} » n’est pas un NIV de 17 lettres et chiffres sans I, O ni Q.`
        : 'Le NIV est manquant.',
    VIN_TWICE: ({ facts, text }) => `« ${text(facts.value)} » apparaît plus d’une fois. La première ligne compte.`,
    YEAR_NOT_VALID: ({ facts, text }) =>
      `${facts.value ? `« ${text(facts.value)} » n’est pas une année-modèle` : 'L’année-modèle est manquante'}. Inscrivez quatre chiffres, par exemple 2025.`,
  },
  patternRows: {
    TOO_MANY_ROWS: ({ count, facts, text }) =>
      `Le fichier compte ${text(facts.value)} motifs; vous pouvez en ajouter au plus ${count(10_000)} à la fois. Divisez le fichier.`,
    HEADER_TWICE: ({ facts, text }) =>
      `Deux colonnes sont lues comme « ${text(facts.value)} ». Choisissez la bonne, ou retirez l’autre du fichier.`,
    HEADER_UNKNOWN:
      'Aucune ligne d’en-tête avec un modèle, une année et un motif n’a été trouvée. Ajoutez une ligne d’en-tête avec « Modèle », « Année » et « Motif ».',
    ABOVE_HEADER: ({ facts, text }) =>
      `Cette ligne est au-dessus de l’en-tête et pourrait être un motif : « ${text(facts.value)} ». Ignorez-la si c’est un titre, ou placez-la sous l’en-tête.`,
    NO_ROWS: 'Il n’y a aucun motif sous l’en-tête. Vérifiez que vous avez choisi le bon fichier.',
    MODEL_MISSING: 'Le modèle est manquant. Inscrivez-le tel que les pilotes le connaissent.',
    YEAR_NOT_VALID: ({ facts, text }) =>
      `${facts.value ? `« ${text(facts.value)} » n’est pas une année-modèle` : 'L’année-modèle est manquante'}. Inscrivez quatre chiffres, par exemple 2025.`,
    PATTERN_NOT_VALID: ({ facts, text }) =>
      `${facts.value ? `« ${text(facts.value)} » n’est pas un motif` : 'Le motif est manquant'}. Inscrivez jusqu’à 17 lettres et chiffres d’un NIV, sans I, O ni Q, et * pour tout caractère.`,
    PATTERN_CUT: ({ count, facts, text }) =>
      `« ${text(facts.value)} » compte ${count(text(facts.value).length)} caractères. Inscrivez les 17 caractères d’un NIV, avec * pour tout caractère, ou seulement le début, 11 au plus.`,
    PATTERN_YEAR_DIFFERS: ({ facts, text }) =>
      `Le dixième caractère de « ${text(facts.value)} » est ${text(facts.value).charAt(9)}, qui désigne une autre année-modèle que celle de la ligne. Corrigez l’année ou le caractère, ou inscrivez * à sa place.`,
    PATTERN_OF_TWO_MODELS: ({ facts, text }) =>
      `Un autre modèle de cette année a aussi le motif « ${text(facts.value)} ». Corrigez-le, ignorez la ligne, ou indiquez que les deux modèles l’ont.`,
    PATTERN_TWICE: ({ facts, text }) =>
      `« ${text(facts.value)} » figure plus d’une fois pour ce modèle et cette année. Supprimez l’une des lignes.`,
    TEXT_TOO_LONG: ({ count }) => `Le modèle dépasse ${count(60)} caractères. Raccourcissez-le.`,
  },
  fields: {
    required: 'Obligatoire',
    type: 'Cette valeur n’est pas valide ici.',
    number: 'Saisissez un nombre.',
    whole_number: 'Saisissez un nombre entier.',
    too_small: ({ count, facts }) => `Saisissez ${count(facts.limit)} ou plus.`,
    too_big: ({ count, facts }) => `Saisissez ${count(facts.limit)} ou moins.`,
    too_short: ({ facts, plural }) => `Saisissez au moins ${plural(facts.limit, 'caractère', 'caractères')}.`,
    too_long: ({ facts, plural }) => `Saisissez au plus ${plural(facts.limit, 'caractère', 'caractères')}.`,
    choice: 'Choisissez l’une des valeurs proposées.',
    unknown_field: 'Ce champ est inconnu ici.',
    format: 'Le format n’est pas le bon.',
    hidden: 'Le texte contient des caractères invisibles. Retapez-le au lieu de le coller.',
    id: 'Cet élément n’est pas valide.',
    pin: 'Saisissez 4 chiffres.',
    email: 'Saisissez une adresse courriel valide.',
    date: 'Date non valide',
    instant: 'Date non valide',
    path: 'Cette page ne fait pas partie du portail.',
    noticeLink: 'Saisissez une page du portail, comme /about/rules, ou une adresse qui commence par https://.',
    json: 'Cette valeur n’a pas pu être lue.',
    not_allowed: 'Vous ne pouvez pas chercher selon ce critère.',
    order: 'La fin précède le début.',
    file_missing: 'Choisissez un fichier.',
  },
  kept: {
    PROMOTER_HAS_EVENTS:
      'Désolé, impossible de terminer la suppression. Ce promoteur a des événements et n’a pas été supprimé. Désactivez-le, ou confiez d’abord ses événements à un autre promoteur.',
    PROMOTER_HAS_SERIES:
      'Désolé, impossible de terminer la suppression. Ce promoteur a des séries et n’a pas été supprimé. Désactivez-le, ou confiez d’abord ses séries à un autre promoteur.',
  },
  contingencyTitle: ({ facts, text }) =>
    `Récompenses annoncées pour la saison ${text(facts.year)}, en dollars américains`,
};
