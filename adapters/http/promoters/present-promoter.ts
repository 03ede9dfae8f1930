import type * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { DecisionOutcome, DeletionOutcome, Promoter, PromoterDetail, PublicPromoter } from '@rrr/core/promoters';
import type { Code } from '../kernel/status.js';
import type { Translator } from '../words/translator.js';

const publicFields = (it: PublicPromoter) => ({
  _id: it.id,
  name: it.name,
  city: it.city,
  state: it.state,
  country: it.country,
  websiteUrl: it.websiteUrl,
  bio: it.bio,
  profileImage: it.profileImage,
});

export const presentPublicPromoter = (it: PublicPromoter): contract.PromoterCard => ({
  ...publicFields(it),
  personal: null,
});

export const presentPromoterCard = (it: Promoter): contract.PromoterCard => ({
  ...publicFields(it),
  personal: {
    status: it.status,
    deActivated: it.deactivated,
    contactName: it.contactName,
    email: it.email,
    phone: it.phone,
    appliedAt: it.appliedAt,
  },
});

export const presentPromoter = (it: Promoter): contract.Promoter => ({
  ...publicFields(it),
  status: it.status,
  deActivated: it.deactivated,
  contactName: it.contactName,
  email: it.email,
  phone: it.phone,
  addressLine1: it.addressLine1,
  addressLine2: it.addressLine2,
  zipcode: it.zipcode,
  message: it.message,
  appliedAt: it.appliedAt,
  version: it.version,
});

/** Only admins see who decided. */
export const presentPromoterDetail = (it: PromoterDetail, actor: Actor): contract.PromoterDetail => ({
  ...presentPromoter(it),
  events: it.events,
  series: it.series,
  hasLogin: it.hasLogin,
  decisions:
    actor.type === 'admin'
      ? it.decisions.map(({ from, to, reason, at, byName, undoneAt }) => ({
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
