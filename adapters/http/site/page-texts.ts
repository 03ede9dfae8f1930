import { type InBoth, PAGES, type PageShape } from '@rrr/contract';

interface PageText {
  readonly description: InBoth;
  /** for search engines to leave out: personal pages, forms with a code, confirmations */
  readonly hidden?: true;
}

const PROGRAM: InBoth = {
  en: 'The contingency program for motorcycle racers: see what events pay, enroll, and redeem your rewards.',
  fr: 'Le programme de contingence des pilotes de course moto\u00a0: voyez ce que paient les événements, inscrivez-vous et échangez vos récompenses.',
};
const hidden: PageText = { description: PROGRAM, hidden: true };
const EVENTS: InBoth = {
  en: 'Motorcycle races with contingency: dates, places, what each class pays, and the results.',
  fr: 'Les courses de moto avec primes de contingence\u00a0: dates, lieux, montants de chaque classe et résultats.',
};
const SERIES: InBoth = {
  en: 'The races of this series, with dates, places and what they pay.',
  fr: 'Les courses de cette série, avec les dates, les lieux et les montants payés.',
};

/** The description of each page for search engines and shared links. A new path of PAGES needs an entry. */
const PAGE_TEXTS: Readonly<Record<PageShape, PageText> & Record<string, PageText | undefined>> = {
  '': { description: PROGRAM },
  events: { description: EVENTS },
  'events/event': { description: EVENTS, hidden: true },
  'events/event/*': { description: EVENTS },
  'events/serie': { description: SERIES, hidden: true },
  'events/serie/*': { description: SERIES },
  dealers: {
    description: {
      en: 'Find a dealer near you where you can spend your race credit, on a map or in a list.',
      fr: 'Trouvez un concessionnaire près de chez vous où utiliser votre crédit de course, sur une carte ou dans une liste.',
    },
  },
  promoters: {
    description: {
      en: 'The promoters whose races pay contingency, and how to apply with your own series and events.',
      fr: 'Les promoteurs dont les courses versent des primes de contingence, et comment proposer vos séries et événements.',
    },
  },
  'about/rules': {
    description: {
      en: 'Who qualifies, what it pays, and the deadlines: the rules for riders, dealers and promoters.',
      fr: 'Qui est admissible, ce qui est payé et les délais\u00a0: le règlement pour les pilotes, les concessionnaires et les promoteurs.',
    },
  },
  'about/faq': {
    description: {
      en: 'Short answers to common questions from riders, dealers and promoters.',
      fr: 'De courtes réponses aux questions fréquentes des pilotes, des concessionnaires et des promoteurs.',
    },
  },
  'about/contact': {
    description: {
      en: 'Write to the people who run the program. We answer by e-mail.',
      fr: 'Écrivez à l’équipe du programme. Nous répondons par courriel.',
    },
  },
  'thank-you-contact': hidden,
  accessibility: {
    description: {
      en: 'How these pages are built for everyone, what is checked, what is not perfect yet, and how to tell us.',
      fr: 'Comment ces pages sont conçues pour tous, ce qui est vérifié, ce qui n’est pas encore parfait et comment nous en parler.',
    },
  },
  'privacy-policy': {
    description: {
      en: 'What we store about you, why, for how long, and how to get a copy or have it deleted.',
      fr: 'Ce que nous conservons à votre sujet, pourquoi, pendant combien de temps, et comment en obtenir une copie ou la suppression.',
    },
  },
  'requirements/super-twin': {
    description: {
      en: 'What a SuperTwin bike and its rider need so that results earn: models, model years, VIN and logos.',
      fr: 'Ce qu’il faut à une moto SuperTwin et à son pilote pour que les résultats soient récompensés\u00a0: modèles, années-modèles, NIV et logos.',
    },
  },
  'requirements/single-cylinder': {
    description: {
      en: 'What a single-cylinder bike and its rider need so that results earn: models, model years, VIN and logos.',
      fr: 'Ce qu’il faut à une moto monocylindre et à son pilote pour que les résultats soient récompensés\u00a0: modèles, années-modèles, NIV et logos.',
    },
  },
  login: hidden,
  logout: hidden,
  register: {
    description: {
      en: 'Enroll with your bike and its VIN. Your next result can earn credit at a dealer, or cash.',
      fr: 'Inscrivez-vous avec votre moto et son NIV. Votre prochain résultat peut rapporter un crédit concessionnaire ou un paiement en argent.',
    },
  },
  'forgot-password': hidden,
  'forgot-password-reset': hidden,
  'password-lost-reset': hidden,
  'account-recovery': hidden,
  'oauth/callback': hidden,
  'accept-invitation': hidden,
  'guardian-consent': hidden,
  auth: hidden,
  'auth/email-verify': hidden,
  'proxy-rider/*': hidden,
  'proxy-dealer/*': hidden,
  'proxy-promoter/*': hidden,
  'proxy-remove': hidden,
};

const texts: Readonly<Record<string, PageText | undefined>> = PAGE_TEXTS;

/** The text of a page by its path in PAGES; personal areas have that of a hidden page. */
export const pageText = (page: string): PageText => texts[page.replaceAll(/:\w+/g, '*')] ?? hidden;

/** The pages for search engines, without those of records. */
export const indexedPages: readonly string[] = Object.values(PAGES).filter(
  (it) => !it.includes(':') && pageText(it).hidden === undefined,
);
