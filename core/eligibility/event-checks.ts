import type { Instant, LocalDate } from '../shared/index.js';
import type { VinArrival } from '../vin/index.js';
import type { EarlierClass } from './unusual-sizes.js';

/**
 * What makes a person look at an award before it is paid (domain.md §13). Each code is also the key of its translated
 * text.
 */
export const SIGNALS = [
  'ENROLLED_AFTER_RACE',
  'VIN_AFTER_RACE',
  'FIRST_START_FIRST_PLACE',
  'PROMOTER_THEMSELVES',
  'PURSE_RAISED',
  'SAME_WINNERS',
  'ENTERED_BY_MAKER',
  'VIN_RUN',
  'MANY_OF_NETWORK',
  'CLASS_SIZE',
  'OTHER_NAME',
  'ENTERED_BY_ADMIN',
  'ADMIN_TOTAL',
  'LOGO_PHOTOS',
] as const;
export type Signal = (typeof SIGNALS)[number];

/** Signals that hold an award whatever its amount, where the program wants it. */
export const AFTER_RACE: readonly Signal[] = ['ENROLLED_AFTER_RACE', 'VIN_AFTER_RACE'];

/** A person's decision about a held award; the newest of a class and rider counts. */
export interface CheckDecision {
  readonly classId: string;
  readonly riderId: string;
  readonly decision: 'released' | 'refused';
  /** what the result would have earned when it was decided, in minor units; a release covers no more than this */
  readonly amount: number;
  readonly place: number | null;
  readonly reason: string | null;
  readonly at: Instant;
  /** name of the administrator; null: released by itself after the program's number of days */
  readonly by: string | null;
}

/** What is known of an event's promoter, to recognize them among the riders. */
export interface PromoterContact {
  readonly names: readonly string[];
  readonly email: string;
  readonly phone: string | null;
  readonly address: string | null;
}

/** A finisher of a podium. */
export interface PodiumRider {
  readonly place: number;
  readonly riderId: string | null;
  readonly riderName: string;
}

/** The first three of a class at another event, at most a day apart. */
export interface OtherPodium {
  readonly event: { readonly id: string; readonly title: string; readonly startsOn: LocalDate | null };
  readonly className: string;
  readonly riders: readonly PodiumRider[];
}

/** Results that administrators, or promoters whom they let in lately, entered or changed. */
export interface ByAdmins {
  /** classes of the event */
  readonly classIds: ReadonlySet<string>;
  /** those of `classIds` in which an administrator did it with their own login */
  readonly ownIds: ReadonlySet<string>;
  /** by rider: what results that these administrators entered at other events earned lately, minor units of all currencies */
  readonly paidElsewhere: ReadonlyMap<string, number>;
  /** what all riders got at other events lately by their entries that no other person released: minor units of all currencies */
  readonly aloneElsewhere: number;
  /** by `checkKey`: what riders have redeemed of awards of this event, in `classIds` */
  readonly spent: ReadonlyMap<string, number>;
  /** by `checkKey`: what the results earned before an administrator entered any of the class, in minor units */
  readonly before: ReadonlyMap<string, number>;
  /** those of `classIds` of which an administrator enters results for the first time now */
  readonly newClassIds: ReadonlySet<string>;
}

/** What is stored about an event that can make its awards worth a check. */
export interface EventChecks {
  readonly decisions: readonly CheckDecision[];
  readonly promoter: PromoterContact | null;
  /** riders who had started in the event's series before */
  readonly startedBefore: ReadonlySet<string>;
  readonly otherPodiums: readonly OtherPodium[];
  /** by class: logins that entered or changed its results */
  readonly enteredBy: ReadonlyMap<string, ReadonlySet<string>>;
  /** by class: administrators who let the promoter in who entered its results, whom nobody else had looked at; left out: none */
  readonly letInBy?: ReadonlyMap<string, ReadonlySet<string>>;
  /** logins of administrators who added the event, set its purse or decided that it pays */
  readonly makers: ReadonlySet<string>;
  readonly purseRaisedAt: Instant | null;
  /** what administrators entered; left out: nothing */
  readonly byAdmins?: ByAdmins;
  /** VINs that riders of the promoter's events entered lately; left out: none */
  readonly arrivals?: readonly VinArrival[];
  /** classes that were raced before; of one name the newest counts; left out: none */
  readonly earlierClasses?: readonly EarlierClass[];
  /** by `checkKey`: whose photos of the logos were accepted; left out: nobody's */
  readonly logosAccepted?: ReadonlySet<string>;
}

/** All that decides whether an award is held. */
export interface HoldFacts extends EventChecks {
  /** by `checkKey`: what was earned before, in minor units; never held */
  readonly standing: ReadonlyMap<string, number>;
  /** by `checkKey` of a result's id and its rider: what that result itself earned before, in minor units */
  readonly earnedBefore: ReadonlyMap<string, number>;
  /** by `checkKey`: since when the award is held already */
  readonly since: ReadonlyMap<string, Instant>;
  /** by `checkKey`: until when photos of the logos are asked for already; left out: of nobody */
  readonly photosBy?: ReadonlyMap<string, LocalDate>;
}

/** `of`: a class, or a result. */
export const checkKey = (of: string, riderId: string): string => `${of}/${riderId}`;
