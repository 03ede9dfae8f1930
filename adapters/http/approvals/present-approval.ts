import type { Approval } from '@rrr/contract';
import type { ApprovalRequest, RequestKind } from '@rrr/core/approvals';
import { eventPurse, type Purse } from '@rrr/core/events';
import type { Currency } from '@rrr/core/shared';
import { money } from '../present/money.js';

const presentPurse = ({ startsOn, endsOn, classes }: Purse, currency: Currency) => ({
  startDate: startsOn,
  endDate: endsOn,
  classes: classes.map(({ id, name, payoutType, places, entrants }) => ({
    _id: id,
    name,
    payoutType,
    payoutPlaces: places.map(({ place, amount }) => ({ place, amount: money(amount, currency) })),
    entrants,
  })),
  contingencyAmount: money(eventPurse(classes), currency),
});

const isOf = <K extends RequestKind>(request: ApprovalRequest, kind: K): request is ApprovalRequest<K> =>
  request.kind === kind;

const purseOf = ({ change: { before, after, currency } }: ApprovalRequest<'purse'>): Approval['purse'] => ({
  before: presentPurse(before, currency),
  after: presentPurse(after, currency),
});
const bonusOf = ({ change }: ApprovalRequest<'bonus'>): Approval['adjustment'] => ({
  book: 'credit',
  amount: change.worth,
  expireDate: change.expiresOn,
});
const adjustmentOf = ({ change }: ApprovalRequest<'adjustment'>): Approval['adjustment'] => ({
  book: change.book,
  amount: change.amount,
  expireDate: change.expiresOn,
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
  adjustment: isOf(request, 'adjustment') ? adjustmentOf(request) : isOf(request, 'bonus') ? bonusOf(request) : null,
  series: isOf(request, 'bonus') ? { _id: request.change.seriesId, name: request.change.series } : null,
  active: isOf(request, 'admin-active') ? request.change.active : null,
});
