import type { RaceClass, RaceEvent } from '../../events/index.js';
import { defaultProgram, type Program } from '../../program/index.js';
import type { RiderFacts } from '../../riders/index.js';
import type { Bike } from '../../vin/index.js';
import { type ClaimedResult, evaluateEvent, type ReasonCode, type ResultToEvaluate, type Verdict } from '../index.js';

const NOW = '2025-06-10T18:00:00.000Z';

const event: RaceEvent = {
  id: 'event',
  title: 'Ridge Creek',
  country: 'US',
  currency: 'USD',
  startsOn: '2025-06-07',
  endsOn: '2025-06-08',
  paying: true,
  published: true,
  canceled: false,
  lateResultsAccepted: false,
  seriesId: null,
  promoterId: 'promoter',
  promoterApproved: true,
};
export const pro: RaceClass = {
  id: 'pro',
  eventId: 'event',
  name: '450 Pro',
  payoutType: 'dealerCredit',
  entrants: null,
  resultsReceivedAt: null,
  places: [
    { place: 1, amount: 30_000 },
    { place: 2, amount: 20_000 },
    { place: 3, amount: 10_000 },
  ],
};
export const bike: Bike = {
  id: 'bike',
  year: 2025,
  make: 'KTM',
  model: '450 SX-F',
  vin: 'VBKMXA10XSM000001',
  vinStatus: 'verified',
};
const rider = (id: string, change: Partial<RiderFacts> = {}): RiderFacts => ({
  id,
  fullName: `Rider ${id}`,
  familyName: id,
  hometown: 'Moab',
  state: 'UT',
  amaNumber: null,
  email: `${id}@example.com`,
  login: 'verified',
  bornOn: '1999-01-01',
  parentalConsent: false,
  deactivated: false,
  factory: false,
  enrolment: { at: '2025-01-02T10:00:00.000Z', phone: null, address: null },
  bikes: [{ ...bike, id: `bike-${id}`, vin: `VIN-${id}` }],
  ...change,
});
export const row = (
  place: number | null,
  riderId: string | null,
  change: Partial<ResultToEvaluate> = {},
): ResultToEvaluate => ({
  id: `${change.classId ?? 'pro'}-${riderId ?? 'x'}-${place ?? 'none'}`,
  classId: 'pro',
  place,
  type: 'finished',
  riderName: `Rider ${riderId}`,
  number: null,
  bike: null,
  riderId,
  ...change,
});
export const field = (classId = 'pro', first = 4): ResultToEvaluate[] =>
  Array.from({ length: 6 }, (_, at) =>
    row(first + at, null, { id: `${classId}-field-${at}`, riderName: `Field ${at}`, classId }),
  );

export interface Scene {
  readonly event?: Partial<RaceEvent>;
  readonly classes?: readonly RaceClass[];
  readonly results?: readonly ResultToEvaluate[];
  readonly rider?: Partial<RiderFacts>;
  readonly program?: Partial<Program>;
  readonly standing?: ReadonlyMap<string, string>;
  readonly vins?: ReadonlyMap<string, string>;
  readonly claimed?: readonly ClaimedResult[];
}
export const judge = (scene: Scene): ReadonlyMap<string, Verdict> => {
  const results = scene.results ?? [row(1, 'a'), ...field()];
  const riders = new Map(
    results.flatMap((result) =>
      result.riderId === null
        ? []
        : [[result.riderId, rider(result.riderId, result.riderId === 'a' ? scene.rider : {})] as const],
    ),
  );
  return evaluateEvent(
    {
      event: { ...event, ...scene.event },
      classes: scene.classes ?? [pro],
      results,
      riders,
      now: NOW,
      keptBikes: scene.standing ?? new Map(),
      vins: scene.vins ?? new Map(),
      claimed: scene.claimed ?? [],
    },
    { ...defaultProgram, ...scene.program },
  );
};
export const codes = (scene: Scene, id = 'pro-a-1'): readonly ReasonCode[] =>
  judge(scene)
    .get(id)
    ?.reasons.map((reason) => reason.code) ?? [];
