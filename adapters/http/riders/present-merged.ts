import type { mergeRiders, Response } from '@rrr/contract';
import type { Merged, SharedResult, EligibilityProfile } from '@rrr/core/merging';
import { money } from '../present/money.js';

const presentShared = (shared: SharedResult) => ({
  _id: shared.id,
  riderId: shared.riderId,
  event: { _id: shared.eventId, title: shared.eventTitle },
  className: shared.className,
  place: shared.place,
  resultType: shared.type,
});

export const presentMerged = ({
  applied,
  keep,
  deleted,
  moves,
  collisions,
  balances,
  against,
  standing,
  outcome,
  needsApproval,
  approvalId,
}: Merged): Response<typeof mergeRiders> => ({
  applied,
  keep: { _id: keep.id, fullName: keep.fullName },
  deleted: { _id: deleted.id, fullName: deleted.fullName },
  moves,
  collisions: collisions.map((collision) => ({
    kept: presentShared(collision.kept),
    removed: collision.removed.map(presentShared),
  })),
  balances: balances.map(({ book, currency, ...rest }) => ({
    book,
    keep: money(rest.keep, currency),
    deleted: money(rest.deleted, currency),
    reversed: money(rest.reversed, currency),
    after: money(rest.after, currency),
  })),
  ...(against && against.length > 0 ? { against: [...against] } : {}),
  ...(standing && { standing: presentStanding(standing) }),
  ...(outcome === undefined ? {} : { outcome }),
  ...(needsApproval === undefined ? {} : { needsApproval }),
  ...(approvalId === undefined ? {} : { approvalId }),
});

const presentStanding = ({ factory, professional, taxStatus, bornOn, consent, amaNumber }: EligibilityProfile) => ({
  factory,
  professional,
  taxStatus,
  dateOfBirth: bornOn,
  parentalConsent: consent !== null,
  amaNumber,
});
