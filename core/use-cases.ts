import * as access from './access/index.js';
import * as approvals from './approvals/index.js';
import * as categories from './categories/index.js';
import * as contact from './contact/index.js';
import * as dealers from './dealers/index.js';
import * as eligibility from './eligibility/index.js';
import * as events from './events/index.js';
import * as exported from './exports/index.js';
import * as identity from './identity/index.js';
import * as images from './images/index.js';
import * as ledger from './ledger/index.js';
import * as merging from './merging/index.js';
import * as notices from './notices/index.js';
import * as outbox from './outbox/index.js';
import * as payouts from './payouts/index.js';
import * as privacy from './privacy/index.js';
import * as promoters from './promoters/index.js';
import * as pushes from './push/index.js';
import * as redemption from './redemption/index.js';
import * as results from './results/index.js';
import * as riders from './riders/index.js';
import * as series from './series/index.js';
import * as seasons from './seasons/index.js';
import * as standings from './standings/index.js';
import * as tokens from './tokens/index.js';
import * as views from './views/index.js';
import * as vin from './vin/index.js';
import * as webhooks from './webhooks/index.js';

/** Modules with use cases; the use-cases.ts of each lists them. */
const MODULES = [
  access,
  approvals,
  categories,
  contact,
  dealers,
  eligibility,
  events,
  exported,
  identity,
  images,
  ledger,
  merging,
  notices,
  outbox,
  payouts,
  privacy,
  promoters,
  pushes,
  redemption,
  results,
  riders,
  series,
  seasons,
  standings,
  tokens,
  views,
  vin,
  webhooks,
] as const;
type Module = (typeof MODULES)[number];

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Factories = Intersection<Module['useCases']>;

/** Everything that a use case is given; each takes what it names. */
export type UseCasePorts = Intersection<Parameters<Factories[keyof Factories]>[0]>;

type Factory = (ports: never) => (...input: never[]) => Promise<unknown>;
type FactoryName<M> = M extends unknown
  ? { [Name in keyof M]: M[Name] extends Factory ? Name : never }[keyof M]
  : never;
/** Jobs, which app/make-jobs.ts makes, and parts of the captcha and of changes of events. */
type Elsewhere =
  | 'claimDeliveries'
  | 'deliverWebhook'
  | 'eraseDue'
  | 'expireCredit'
  | 'expireRequests'
  | 'keepUntold'
  | 'lapseLogoPhotos'
  | 'performRuns'
  | 'rejudgeDue'
  | 'rematchDue'
  | 'releaseHeld'
  | 'remindOfExpiry'
  | 'remindOfPaymentInfo'
  | 'sendDueMail'
  | 'sendDuePush'
  | 'settleDoubtfulOrders'
  | 'settleEvent'
  | 'solutionsIn'
  | 'sweepDeliveries'
  | 'tellOfAsks';
type Unlisted = Exclude<FactoryName<Module>, keyof Factories | Elsewhere>;
/** Does not compile while a module exports a use case that its use-cases.ts does not list; the error names it. */
type None<Name extends never> = Name;

/** Every use case of every module, given its ports. */
export type UseCases = { readonly [Name in keyof Factories | None<Unlisted>]: ReturnType<Factories[Name]> };

export const useCaseFactories = MODULES.flatMap((module) => Object.entries<(ports: never) => unknown>(module.useCases));

/** Makes every use case. */
export const makeUseCases = (ports: UseCasePorts): UseCases =>
  Object.fromEntries(useCaseFactories.map(([name, factory]) => [name, factory(ports as never)])) as UseCases;
