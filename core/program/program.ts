import type { Currency, LocalDate } from '../shared/index.js';

/**
 * A family of motorcycles that earns: models (however a bike's `model` spells them), inclusive model years; null is no
 * first or no last year.
 */
export interface EligibleBikes {
  readonly category: string;
  /** empty: every model of the years */
  readonly models: readonly string[];
  readonly fromYear: number | null;
  readonly toYear: number | null;
}

export const isModelYearOf = ({ fromYear, toYear }: EligibleBikes, year: number): boolean =>
  (fromYear === null || year >= fromYear) && (toYear === null || year <= toYear);

/**
 * The most that anybody can promise, give or redeem (domain.md §13), whoever asks: minor units, the same figure in each
 * currency, and each currency is counted by itself. A day is a calendar day in the program's time zone.
 */
export interface Limits {
  /** what one payout place pays; a series bonus is worth at most as much */
  readonly place: number;
  /** the sum of a class's places, and what its results earn together */
  readonly class: number;
  /** the sum of an event's paying classes, and what its results earn together */
  readonly event: number;
  readonly redemption: number;
  /** what one rider redeems in a day; revoked redemptions do not count */
  readonly redeemedPerDay: number;
  /** one adjustment, given or taken */
  readonly adjustment: number;
  /** what one administrator adjusts in a day, given and taken added up */
  readonly adjustedPerDay: number;
}

/**
 * Every setting of the program (requirements §9), changed in configuration, never in code. Texts read these figures
 * too.
 */
export interface Program {
  readonly brand: string;
  readonly brandMakes: readonly string[];
  /**
   * makes that a results file may name, for reading "CITY, ST - KTM" and for knowing another make when it stands there
   */
  readonly knownMakes: readonly string[];
  readonly manufacturerUrl: string;
  readonly timeZone: string;
  readonly minimumRidersPerClass: number;
  readonly classesPerBikePerEvent: number;
  readonly resultWindowDays: number;
  readonly creditMonths: number;
  /** days before credit expires on which its rider is told */
  readonly expiryNoticeDays: readonly number[];
  readonly paymentInfoDays: number;
  readonly cashPaidDays: number;
  /**
   * seconds after a request to the payment provider was last sent without an answer, in which what it asked for can
   * still appear there
   */
  readonly lateOrderSeconds: number;
  readonly dealerRefundDays: number;
  readonly withholdingPercent: number;
  readonly adultAge: number;
  readonly eligibleBikes: readonly EligibleBikes[];
  readonly pin: { readonly tries: number; readonly lockMinutes: number; readonly dealerTriesPerHour: number };
  readonly login: { readonly tries: number; readonly lockMinutes: number };
  readonly sessionHours: number;
  readonly proxyMinutes: number;
  readonly uploadLimitBytes: number;
  /** pictures and documents that one may send in a day; admins as many as they need */
  readonly uploadsPerDay: number;
  readonly currencies: readonly Currency[];
  readonly limits: Limits;
  /** what a rider is paid in a calendar year from which it is reported to the tax office: minor units, by currency */
  readonly taxReportingThreshold: Readonly<Record<Currency, number>>;
  /** rules that changed from one season to the next, oldest first; `rulesOn` lays them over the settings above */
  readonly seasons: readonly SeasonRules[];
}

/** The settings that races are judged and paid by: what may differ from one season to the next. */
export const SEASONAL = [
  'brandMakes',
  'minimumRidersPerClass',
  'classesPerBikePerEvent',
  'resultWindowDays',
  'creditMonths',
  'paymentInfoDays',
  'adultAge',
  'eligibleBikes',
] as const satisfies readonly (keyof Program)[];
export type Seasonal = (typeof SEASONAL)[number];

/** What a season changes; what it leaves out is as the program says without it. */
export type SeasonRules = { readonly from: LocalDate } & Partial<Pick<Program, Seasonal>>;

/**
 * The defaults of requirements §9. `minimumRidersPerClass` is 5 (the rules text); the other copy's reading, 6, is a
 * choice to configure (docs/adr/0006-one-setting-for-two-readings.md).
 */
export const defaultProgram: Program = {
  brand: 'Red Rider Rewards',
  brandMakes: ['KTM'],
  knownMakes: [
    'KTM',
    'Honda',
    'Yamaha',
    'Kawasaki',
    'Suzuki',
    'Husqvarna',
    'GasGas',
    'Beta',
    'Sherco',
    'TM',
    'Ducati',
    'Triumph',
    'BMW',
    'Harley-Davidson',
    'Indian',
    'Aprilia',
    'Cobra',
    'Stark',
  ],
  manufacturerUrl: 'https://powersports.example.com/',
  timeZone: 'America/Los_Angeles',
  minimumRidersPerClass: 5,
  classesPerBikePerEvent: 2,
  resultWindowDays: 45,
  creditMonths: 12,
  expiryNoticeDays: [60, 30, 7],
  paymentInfoDays: 60,
  cashPaidDays: 30,
  lateOrderSeconds: 86_400,
  dealerRefundDays: 30,
  withholdingPercent: 30,
  adultAge: 18,
  eligibleBikes: [
    { category: 'current', models: [], fromYear: 2024, toYear: 2025 },
    {
      category: 'single-cylinder',
      models: ['450 SX-F', '450 XC-F', '450 XC-F W', '450 SMR'],
      fromYear: 2021,
      toYear: 2023,
    },
    { category: 'super-twin', models: ['790 Duke', '890 Duke'], fromYear: null, toYear: null },
  ],
  pin: { tries: 5, lockMinutes: 15, dealerTriesPerHour: 20 },
  login: { tries: 10, lockMinutes: 15 },
  sessionHours: 12,
  proxyMinutes: 60,
  uploadLimitBytes: 10 * 1024 * 1024,
  uploadsPerDay: 30,
  currencies: ['USD', 'CAD', 'EUR'],
  limits: {
    place: 1_000_000,
    class: 2_500_000,
    event: 10_000_000,
    redemption: 500_000,
    redeemedPerDay: 1_000_000,
    adjustment: 500_000,
    adjustedPerDay: 2_000_000,
  },
  taxReportingThreshold: { USD: 60_000, CAD: 60_000, EUR: 60_000 },
  seasons: [],
};
