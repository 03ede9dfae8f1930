import type * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { Punctuality } from '@rrr/core/events';
import type {
  DecisionOutcome,
  DeletionOutcome,
  NextEvent,
  Promoter,
  PromoterDetail,
  PublicPromoter,
} from '@rrr/core/promoters';
import { only, PROMOTER, valuesOf } from '@rrr/records';
import type { Code } from '../refusals/status.js';
import type { Translator } from '../words/translator.js';

const PUBLIC = only(PROMOTER, 'seenBy', 'everyone');
const OWN = only(PROMOTER, 'seenBy', 'itself');
const publicFields = (promoter: PublicPromoter) => ({
  ...valuesOf(PUBLIC, promoter),
  _id: promoter.id,
  profileImage: promoter.profileImage,
});

const presentEvents = (events: readonly NextEvent[]): contract.PromoterCard['nextEvents'] =>
  events.map(({ id, title, startsOn }) => ({ _id: id, title, startDate: startsOn }));

export const presentPublicPromoter = (
  promoter: PublicPromoter,
  events: readonly NextEvent[] = [],
): contract.PromoterCard => ({
  ...publicFields(promoter),
  nextEvents: presentEvents(events),
  personal: null,
});

export const presentPromoterCard = (promoter: Promoter, events: readonly NextEvent[] = []): contract.PromoterCard => ({
  ...publicFields(promoter),
  nextEvents: presentEvents(events),
  personal: {
    status: promoter.status,
    deActivated: promoter.deactivated,
    contactName: promoter.contactName,
    email: promoter.email,
    phone: promoter.phone,
    appliedAt: promoter.appliedAt,
  },
});

export const presentPromoter = (promoter: Promoter): contract.Promoter => ({
  ...publicFields(promoter),
  status: promoter.status,
  deActivated: promoter.deactivated,
  ...valuesOf(OWN, promoter),
  message: promoter.message,
  appliedAt: promoter.appliedAt,
  version: promoter.version,
});

/** Only admins see who decided. */
export const presentPromoterDetail = (
  promoter: PromoterDetail,
  actor: Actor,
  punctuality: Punctuality | null,
): contract.PromoterDetail => ({
  ...presentPromoter(promoter),
  events: promoter.events,
  series: promoter.series,
  hasLogin: promoter.hasLogin,
  punctuality,
  ...(actor.type === 'admin' && promoter.twoStepEmail !== null ? { twoStepEmail: promoter.twoStepEmail } : {}),
  decisions:
    actor.type === 'admin'
      ? promoter.decisions.map(({ from, to, reason, at, byName, undoneAt }) => ({
          from,
          to,
          reason,
          at,
          by: byName,
          undoneAt,
        }))
      : null,
});

/** The same codes as errors of single calls. */
export const presentOutcome = (
  { promoterId, name, outcome, code }: DecisionOutcome,
  translator: Translator,
): contract.PromoterOutcome => ({
  _id: promoterId,
  name,
  outcome,
  reason: code === null ? null : { code, detail: translator.problem(code as Code, {}) },
});

const KEPT = { 'has-events': 'PROMOTER_HAS_EVENTS', 'has-series': 'PROMOTER_HAS_SERIES' } as const;

export const presentDeletion = (
  { promoterId, name, outcome }: DeletionOutcome,
  translator: Translator,
): contract.PromoterOutcome => {
  const kept = outcome === 'has-events' || outcome === 'has-series' ? KEPT[outcome] : null;
  return {
    _id: promoterId,
    name,
    outcome: kept ? 'refused' : outcome === 'deleted' ? 'done' : 'unknown',
    reason: kept && { code: kept, detail: translator.kept(kept) },
  };
};
