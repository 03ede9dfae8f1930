import type { Approval } from '@rrr/contract';
import type { ApprovalRequest, RequestKind } from '@rrr/core/approvals';
import { eventPurse, type Purse } from '@rrr/core/events';
import type { Currency } from '@rrr/core/shared';
import { money } from '../present/money.js';
import { presentSeasonChange } from '../seasons/present-season.js';
import { presentForeseen } from './present-foreseen.js';

const presentPurse = ({ startsOn, endsOn, classes }: Purse, currency: Currency) => ({
  startDate: startsOn,
  endDate: endsOn,
  classes: classes.map(({ id, name, payoutType, places, entrants, payoutSteps }) => ({
    _id: id,
    name,
    payoutType,
    payoutPlaces: places.map(({ place, amount }) => ({ place, amount: money(amount, currency) })),
    entrants,
    ...(payoutSteps ? { payoutSteps: [...payoutSteps] } : {}),
  })),
  contingencyAmount: money(eventPurse(classes), currency),
});

const isOf = <K extends RequestKind>(request: ApprovalRequest, kind: K): request is ApprovalRequest<K> =>
  request.kind === kind;

const purseOf = ({ change: { before, after, currency } }: ApprovalRequest<'purse'>): Approval['purse'] => ({
  before: presentPurse(before, currency),
  after: presentPurse(after, currency),
});
/** What it is about, of a rider's money. */
const moneyOf = (request: ApprovalRequest): Approval['adjustment'] => {
  if (isOf(request, 'adjustment')) {
    const { book, amount, expiresOn } = request.change;
    return { book, amount, expireDate: expiresOn };
  }
  if (isOf(request, 'bonus')) {
    const { worth, expiresOn } = request.change;
    return { book: 'credit', amount: worth, expireDate: expiresOn };
  }
  if (isOf(request, 'cash-expiry')) {
    const { amount, currency } = request.change.amount;
    return { book: 'cash', amount: money(-amount, currency), expireDate: null };
  }
  if (!isOf(request, 'overpaid-left')) return null;
  const { book, amount } = request.change;
  return { book, amount, expireDate: null };
};
const awardOf = (request: ApprovalRequest): string | null =>
  isOf(request, 'cash-expiry') || isOf(request, 'overpaid-left') ? request.change.award : null;

const mergeOf = ({ change: { keep, money: all, against = [] } }: ApprovalRequest<'merge'>): Approval['merge'] => ({
  keep: { _id: keep.id, name: keep.fullName },
  money: all.map((item) => ({ ...item })),
  ...(against.length > 0 ? { against: [...against] } : {}),
});

const oneRaceOf = ({ change }: ApprovalRequest<'one-race'>): Pick<Approval, 'oneRace' | 'foreseen'> => ({
  oneRace: { link: change.link, other: { _id: change.other.id, name: change.other.title } },
  foreseen: presentForeseen(change.money, change.currency),
});

const standingsOf = ({ change }: ApprovalRequest<'standings'>): Pick<Approval, 'standings'> => ({
  standings: {
    series: { _id: change.seriesId, name: change.series },
    season: change.season,
    classKey: change.classKey,
    className: change.className,
    expireDate: change.expiresOn,
    total: money(
      change.places.reduce((sum, place) => sum + place.amount, 0),
      change.currency,
    ),
    places: change.places.map((place) => ({
      rank: place.rank,
      rider: { _id: place.riderId, name: place.name },
      amount: money(place.amount, change.currency),
    })),
  },
});

const runOf = ({ change }: ApprovalRequest<'payment-run'>): Pick<Approval, 'paymentRun'> => ({
  paymentRun: {
    claims: change.claims,
    riders: change.riders,
    total: money(change.total, change.currency),
    methods: [...change.methods],
  },
});

const seasonOf = ({ change }: ApprovalRequest<'season'>): Pick<Approval, 'season'> => ({
  season: { act: change.act, startDate: change.from, change: presentSeasonChange(change.before, change.after) },
});

export const presentApproval = (request: ApprovalRequest): Approval => ({
  _id: request.id,
  kind: request.kind,
  state: request.state,
  version: request.version,
  about: { _id: request.objectId, name: request.objectName },
  reason: request.reason,
  askedAt: request.askedAt,
  askedBy: { name: request.askedByName, type: request.askedByType === 'promoter' ? 'promoter' : 'admin' },
  expiresAt: request.expiresAt,
  decidedAt: request.decidedAt,
  decidedBy: request.decidedByName,
  answer: request.answer,
  purse: isOf(request, 'purse') ? purseOf(request) : null,
  adjustment: moneyOf(request),
  award: awardOf(request),
  series: isOf(request, 'bonus') ? { _id: request.change.seriesId, name: request.change.series } : null,
  active: isOf(request, 'admin-active') ? request.change.active : null,
  merge: isOf(request, 'merge') ? mergeOf(request) : null,
  ...(isOf(request, 'one-race') ? oneRaceOf(request) : {}),
  ...(isOf(request, 'season') ? seasonOf(request) : {}),
  ...(isOf(request, 'standings') ? standingsOf(request) : {}),
  ...(isOf(request, 'payment-run') ? runOf(request) : {}),
  ...(isOf(request, 'purse') && request.change.money
    ? { foreseen: presentForeseen(request.change.money, request.change.currency) }
    : {}),
});
