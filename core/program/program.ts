import type { UserType } from '../access/index.js';
import type { Currency, LocalDate } from '../shared/index.js';
import type { LogoPhotosAsked } from './logo-photos.js';
import type { VinRuns } from './vin-runs.js';

/** From so many starters on, a class pays its first `places` places; null: all of them. */
export interface PayoutStep {
  readonly riders: number;
  readonly places: number | null;
}

/** A family of eligible motorcycles: model names (any spelling) and inclusive model years; null means no limit. */
export interface EligibleBikes {
  readonly category: string;
  /** empty: all models of these years */
  readonly models: readonly string[];
  readonly fromYear: number | null;
  readonly toYear: number | null;
}

export const isModelYearOf = ({ fromYear, toYear }: EligibleBikes, year: number): boolean =>
  (fromYear === null || year >= fromYear) && (toYear === null || year <= toYear);

/**
 * Upper limits on payouts, adjustments and redemptions for everyone (domain.md §13): minor units, the same number in
 * each currency, counted per currency. Days are calendar days in the program's time zone.
 */
export interface Limits {
  /** one payout place; also the maximum value of a series bonus */
  readonly place: number;
  /** a class: the sum of its places, and of what its results earn */
  readonly class: number;
  /** an event: the sum of its paying classes, and of what its results earn */
  readonly event: number;
  readonly redemption: number;
  /** redemptions of one rider per day, without revoked ones */
  readonly redeemedPerDay: number;
  /** one adjustment, as an absolute amount */
  readonly adjustment: number;
  /** adjustments of one administrator per day, absolute amounts added up */
  readonly adjustedPerDay: number;
  /** adjustments of one administrator per day, all currencies added up, without a second administrator */
  readonly adjustedAlone: number;
  /** the purse that an administrator alone makes an event pay */
  readonly purseAlone: number;
  /** days after a redemption in which its dealer can undo it; null: until it is refunded. An administrator always can */
  readonly undoDays: number | null;
  /** days that credit lasts longer whose rider could not be told before its last day (core/ledger); 0: it never does */
  readonly expiryGraceDays: number;
}

/** When awards are held back until a person has checked them (domain.md §13). */
interface Checks {
  /** whether awards are held, whatever the amount, if the rider enrolled or the VIN was verified after the race */
  readonly holdAfterRace: boolean;
  /** other signals hold a rider's awards of an event above this total: minor units, the same number in each currency */
  readonly holdAbove: number;
  /** a purse raised at most this many days before the results arrived is a signal */
  readonly purseRaisedDays: number;
  /** days after which held awards are released by themselves, where `approvals` are only recorded */
  readonly releaseAfterDays: number;
  /** days before an event in which a rider who enrolled is new */
  readonly newRiderDays: number;
  /** more new riders of one network among those whom an event pays are a signal */
  readonly newRidersPerNetwork: number;
  /** a class is a signal if so many times as many, or as few, riders started as the last time */
  readonly classSizeFactor: number;
  /** and at least so many more or fewer */
  readonly classSizeDifference: number;
  /** days before the results in which what an administrator entered for a rider counts together */
  readonly byAdminDays: number;
  /** what one administrator's entries pay all riders within these days, without another: all currencies, minor units */
  readonly byAdminTotal: number;
}

/**
 * All settings of the program (requirements §9), changed by configuration, never in code. Texts use these values too.
 */
export interface Program {
  readonly brand: string;
  readonly brandMakes: readonly string[];
  /** makes that may occur in results files, to read "CITY, ST - KTM" and to recognize other makes */
  readonly knownMakes: readonly string[];
  readonly manufacturerUrl: string;
  readonly timeZone: string;
  /** starters from which a class pays all its places */
  readonly minimumRidersPerClass: number;
  /** with fewer starters, a class pays its first places only: fewest riders first; empty: nothing */
  readonly smallClasses: readonly (PayoutStep & { readonly places: number })[];
  readonly classesPerBikePerEvent: number;
  /**
   * What riders get who are tied (domain.md §4). `share`: together the amounts of the places that they occupy. `each`:
   * the amount of their place, as far as the class's purse has it
   */
  readonly ties: 'share' | 'each';
  readonly resultWindowDays: number;
  readonly creditMonths: number;
  /** days before the expiry of credit on which riders are notified */
  readonly expiryNoticeDays: readonly number[];
  readonly paymentInfoDays: number;
  readonly cashPaidDays: number;
  /** seconds after an unanswered request to the payment provider during which it may still take effect */
  readonly lateOrderSeconds: number;
  readonly dealerRefundDays: number;
  readonly withholdingPercent: number;
  /**
   * whether riders may take cash as dealer credit, with the program's bonus in percent of it; null: they may not
   */
  readonly cashAsCredit: { readonly bonusPercent: number } | null;
  readonly adultAge: number;
  readonly eligibleBikes: readonly EligibleBikes[];
  readonly pin: {
    readonly tries: number;
    readonly lockMinutes: number;
    readonly dealerTriesPerHour: number;
    /** of one account, one browser and one network address, over all riders and dealers */
    readonly accountTriesPerHour: number;
    readonly deviceTriesPerHour: number;
    readonly addressTriesPerHour: number;
  };
  readonly login: { readonly tries: number; readonly lockMinutes: number };
  readonly sessionHours: number;
  /** minutes without use after which a session ends, by type of account */
  readonly idleMinutes: Readonly<Record<UserType, number>>;
  /**
   * Of administrators. `required`: without a second factor they can do nothing but set one up. `offered`: whoever sets
   * one up is asked for it, as everybody else (domain.md §13)
   */
  readonly secondFactor: 'required' | 'offered';
  readonly proxyMinutes: number;
  readonly uploadLimitBytes: number;
  /** uploads per day and person; unlimited for admins */
  readonly uploadsPerDay: number;
  /** days after a message of the contact form was answered or closed, until it is deleted */
  readonly contactMessageDays: number;
  /** days after a security event until it is deleted */
  readonly securityEventDays: number;
  /** days after something happened until what was sent of it to webhooks is deleted */
  readonly webhookDays: number;
  /** days between a rider's request to be deleted and the deletion, in which the request can be withdrawn */
  readonly deletionDays: number;
  readonly currencies: readonly Currency[];
  readonly limits: Limits;
  readonly checks: Checks;
  /** null: no photos are asked for */
  readonly logoPhotos: LogoPhotosAsked | null;
  readonly vinRuns: VinRuns;
  /** countries, two letters, in which a VIN must carry its model year in the tenth position (domain.md §9) */
  readonly vinYearCountries: readonly string[];
  /** `decide`: where sold VINs are imported, only those verify by themselves; `ignore`: the list decides nothing */
  readonly soldVins: 'decide' | 'ignore';
  /** yearly payout to a rider from which it must be reported to the tax office: minor units, by currency */
  readonly taxReportingThreshold: Readonly<Record<Currency, number>>;
  /**
   * `required`: what one administrator asks for, another approves. `recorded`: it happens at once, is shown as done by
   * one person, and the other administrators get an e-mail (domain.md §13)
   */
  readonly approvals: 'required' | 'recorded';
  /** days until a request that nobody decided expires */
  readonly approvalDays: number;
  /** days in which an invited administrator and the one who invited them cannot approve what the other asks for */
  readonly invitedDays: number;
  /** settings that changed with a season; `rulesOn` applies them over the settings above */
  readonly seasons: readonly SeasonRules[];
}

/** The settings that may differ between seasons. */
export const SEASONAL = [
  'brandMakes',
  'minimumRidersPerClass',
  'smallClasses',
  'classesPerBikePerEvent',
  'ties',
  'resultWindowDays',
  'creditMonths',
  'paymentInfoDays',
  'adultAge',
  'eligibleBikes',
] as const satisfies readonly (keyof Program)[];
export type Seasonal = (typeof SEASONAL)[number];

/** Upper limits of purses, which a season may only lower. */
export type PurseLimits = Pick<Limits, 'place' | 'class' | 'event'>;

/**
 * The settings a season changes; all others apply unchanged. `number`: of the version that administrators scheduled;
 * left out: a season of the operator's file.
 */
export type SeasonRules = { readonly from: LocalDate; readonly number?: number } & Partial<Pick<Program, Seasonal>> & {
    readonly limits?: PurseLimits;
  };

/**
 * Defaults of requirements §9. `minimumRidersPerClass` is 5 as in the rules text; the other reading, 6, can be
 * configured (ADR 14).
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
  smallClasses: [],
  classesPerBikePerEvent: 2,
  ties: 'share',
  resultWindowDays: 45,
  creditMonths: 12,
  expiryNoticeDays: [60, 30, 7],
  paymentInfoDays: 60,
  cashPaidDays: 30,
  lateOrderSeconds: 86_400,
  dealerRefundDays: 30,
  withholdingPercent: 30,
  cashAsCredit: null,
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
  pin: {
    tries: 5,
    lockMinutes: 15,
    dealerTriesPerHour: 20,
    accountTriesPerHour: 20,
    deviceTriesPerHour: 20,
    addressTriesPerHour: 60,
  },
  login: { tries: 10, lockMinutes: 15 },
  sessionHours: 12,
  idleMinutes: { rider: 240, dealer: 720, promoter: 240, admin: 30 },
  secondFactor: 'offered',
  proxyMinutes: 60,
  uploadLimitBytes: 10 * 1024 * 1024,
  uploadsPerDay: 30,
  contactMessageDays: 180,
  securityEventDays: 365,
  webhookDays: 30,
  deletionDays: 14,
  currencies: ['USD', 'CAD', 'EUR'],
  limits: {
    place: 1_000_000,
    class: 2_500_000,
    event: 10_000_000,
    redemption: 500_000,
    redeemedPerDay: 1_000_000,
    adjustment: 500_000,
    adjustedPerDay: 2_000_000,
    adjustedAlone: 10_000,
    purseAlone: 100_000,
    undoDays: 30,
    expiryGraceDays: 14,
  },
  checks: {
    holdAfterRace: true,
    holdAbove: 50_000,
    purseRaisedDays: 7,
    releaseAfterDays: 14,
    newRiderDays: 30,
    newRidersPerNetwork: 4,
    classSizeFactor: 2,
    classSizeDifference: 6,
    byAdminDays: 30,
    byAdminTotal: 100_000,
  },
  logoPhotos: null,
  soldVins: 'decide',
  vinYearCountries: ['US', 'CA'],
  vinRuns: { sameModel: 3, anyModel: 10, hours: 24, serialGap: 20, serialDays: 30 },
  taxReportingThreshold: { USD: 60_000, CAD: 60_000, EUR: 60_000 },
  approvals: 'required',
  approvalDays: 30,
  invitedDays: 30,
  seasons: [],
};
