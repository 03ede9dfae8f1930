import { LostRace, type Stores } from '../shared/index.js';
import { deletedAfter } from '../tokens/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeJobStores = (draft: Draft): Pick<Stores, 'jobs' | 'leftovers' | 'expiryNotices'> => {
  const expiring = (from: string, until: string) => {
    const shutOut = new Set(draft.riders.flatMap((rider) => (rider.deactivated ? [rider.id] : [])));
    const sums = new Map<
      string,
      { riderId: string; currency: Draft['awards'][number]['currency']; expiresOn: string; amount: number }
    >();
    for (const award of draft.awards) {
      if (
        shutOut.has(award.riderId) ||
        award.type === 'cash' ||
        award.current === 0 ||
        award.expiresOn === null ||
        award.expiresOn <= from ||
        award.expiresOn > until
      )
        continue;
      const key = `${award.expiresOn}/${award.riderId}/${award.currency}`;
      sums.set(key, {
        riderId: award.riderId,
        currency: award.currency,
        expiresOn: award.expiresOn,
        amount: (sums.get(key)?.amount ?? 0) + award.current,
      });
    }
    return [...sums.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  };
  const toldOf = (notice: { riderId: string; currency: string; expiresOn: string }, days: number) =>
    `${notice.riderId}/${notice.currency}/${notice.expiresOn}/${days}`;
  return {
    jobs: {
      lock: async (name) => {
        const {
          leasedUntil = null,
          holder = null,
          doneThrough = null,
          failedAt = null,
        } = draft.jobs.find((job) => job.name === name) ?? {};
        return { leasedUntil, holder, doneThrough, failedAt };
      },
      save: async (name, state) => {
        draft.jobs = upsert(draft.jobs, (job) => job.name, [{ name, ...state }]);
      },
    },
    leftovers: {
      sweep: async (now, _keysBefore, limit) => {
        const ended = draft.sessions.filter((session) => session.expiresAt <= now).slice(0, limit);
        draft.sessions = draft.sessions.filter((session) => !ended.includes(session));
        draft.rateLimits = draft.rateLimits.filter((rateLimit) => rateLimit.until > now);
        draft.devices = draft.devices.filter((device) => device.expiresAt > now);
        draft.spentTokens = draft.spentTokens.filter((spentToken) => spentToken.until > now);
        draft.securityEvents = draft.securityEvents.filter((securityEvent) => securityEvent.deleteAfter >= now);
        draft.apiTokens = draft.apiTokens.filter((apiToken) => deletedAfter(apiToken) >= now);
        draft.contactMessages = draft.contactMessages.filter(({ decided }) => !decided || decided.deletedAfter >= now);
        return ended.length;
      },
    },
    expiryNotices: {
      due: async ({ from, until, days, after, limit }) => {
        const told = new Set(draft.expiryNotices.map((expiryNotice) => toldOf(expiryNotice, expiryNotice.days)));
        const last = after ? `${after.expiresOn}/${after.riderId}/${after.currency}` : '';
        return expiring(from, until)
          .filter(([key, value]) => key > last && !told.has(toldOf(value, days)))
          .slice(0, limit)
          .map(([, value]) => value);
      },
      ofRiders: async (riderIds, from, until) =>
        expiring(from, until)
          .filter(([, value]) => riderIds.includes(value.riderId))
          .map(([, value]) => value),
      waiting: async (riderIds, before) =>
        new Set(
          (draft.outbox.some(({ sentAt }) => sentAt !== null && sentAt >= before) ? [] : draft.outbox)
            .filter(({ kind, recipient, at, nextAt }) => {
              const isOne = kind === 'credit-expiring' && riderIds.includes(recipient.id);
              return isOne && at < before && nextAt !== null;
            })
            .map((message) => message.recipient.id),
        ),
      remember: async (told, days) => {
        const known = new Set(draft.expiryNotices.map((expiryNotice) => toldOf(expiryNotice, expiryNotice.days)));
        if (told.some((credit) => known.has(toldOf(credit, days)))) throw new LostRace();
        draft.expiryNotices = [
          ...draft.expiryNotices,
          ...told.map(({ riderId, currency, expiresOn }) => ({ riderId, currency, expiresOn, days })),
        ];
      },
    },
  };
};
