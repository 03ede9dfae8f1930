import { LostRace, type Stores } from '../shared/index.js';
import { deletedAfter } from '../tokens/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeJobStores = (draft: Draft): Pick<Stores, 'jobs' | 'leftovers' | 'expiryNotices'> => {
  const expiring = (from: string, until: string) => {
    const shutOut = new Set(draft.riders.flatMap((it) => (it.deactivated ? [it.id] : [])));
    const sums = new Map<
      string,
      { riderId: string; currency: Draft['awards'][number]['currency']; expiresOn: string; amount: number }
    >();
    for (const it of draft.awards) {
      if (
        shutOut.has(it.riderId) ||
        it.type === 'cash' ||
        it.current === 0 ||
        it.expiresOn === null ||
        it.expiresOn <= from ||
        it.expiresOn > until
      )
        continue;
      const key = `${it.expiresOn}/${it.riderId}/${it.currency}`;
      sums.set(key, {
        riderId: it.riderId,
        currency: it.currency,
        expiresOn: it.expiresOn,
        amount: (sums.get(key)?.amount ?? 0) + it.current,
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
        } = draft.jobs.find((it) => it.name === name) ?? {};
        return { leasedUntil, holder, doneThrough, failedAt };
      },
      save: async (name, state) => {
        draft.jobs = upsert(draft.jobs, (it) => it.name, [{ name, ...state }]);
      },
    },
    leftovers: {
      sweep: async (now, _keysBefore, limit) => {
        const ended = draft.sessions.filter((it) => it.expiresAt <= now).slice(0, limit);
        draft.sessions = draft.sessions.filter((it) => !ended.includes(it));
        draft.rateLimits = draft.rateLimits.filter((it) => it.until > now);
        draft.devices = draft.devices.filter((it) => it.expiresAt > now);
        draft.spentTokens = draft.spentTokens.filter((it) => it.until > now);
        draft.securityEvents = draft.securityEvents.filter((it) => it.deleteAfter >= now);
        draft.apiTokens = draft.apiTokens.filter((it) => deletedAfter(it) >= now);
        draft.contactMessages = draft.contactMessages.filter(({ decided }) => !decided || decided.deletedAfter >= now);
        return ended.length;
      },
    },
    expiryNotices: {
      due: async ({ from, until, days, after, limit }) => {
        const told = new Set(draft.expiryNotices.map((it) => toldOf(it, it.days)));
        const last = after ? `${after.expiresOn}/${after.riderId}/${after.currency}` : '';
        return expiring(from, until)
          .filter(([key, it]) => key > last && !told.has(toldOf(it, days)))
          .slice(0, limit)
          .map(([, it]) => it);
      },
      ofRiders: async (riderIds, from, until) =>
        expiring(from, until)
          .filter(([, it]) => riderIds.includes(it.riderId))
          .map(([, it]) => it),
      remember: async (told, days) => {
        const known = new Set(draft.expiryNotices.map((it) => toldOf(it, it.days)));
        if (told.some((it) => known.has(toldOf(it, days)))) throw new LostRace();
        draft.expiryNotices = [
          ...draft.expiryNotices,
          ...told.map(({ riderId, currency, expiresOn }) => ({ riderId, currency, expiresOn, days })),
        ];
      },
    },
  };
};
