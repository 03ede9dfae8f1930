import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeResultAskStore = (draft: Draft): Pick<Stores, 'resultAsks'> => {
  const awaits = (eventId: string): boolean => {
    const classes = draft.classes.filter((it) => it.eventId === eventId);
    return classes.length === 0 || classes.some((it) => it.resultsReceivedAt === null);
  };
  const ridersAsking = (eventId: string): number =>
    draft.resultAsks.filter(
      (it) => it.eventId === eventId && draft.riders.some((one) => one.id === it.riderId && !one.deactivated),
    ).length;
  const tells = (promoterId: string): boolean =>
    draft.promoters.some((it) => it.id === promoterId && it.status === 'approved' && it.deactivated !== true);
  return {
    resultAsks: {
      add: async (ask) => {
        if (draft.resultAsks.some((it) => it.eventId === ask.eventId && it.riderId === ask.riderId)) return false;
        draft.resultAsks = [...draft.resultAsks, ask];
        return true;
      },
      lockMail: async (promoterId) =>
        draft.askMails.find((it) => it.promoterId === promoterId) ?? { promoterId, dueAt: null, sentAt: null },
      saveMail: async (mail) => {
        draft.askMails = upsert(draft.askMails, (it) => it.promoterId, [mail]);
      },
      nextMail: async (now) =>
        draft.askMails
          .flatMap((it) => (it.dueAt !== null && it.dueAt <= now ? [{ ...it, dueAt: it.dueAt }] : []))
          .toSorted((a, b) => (`${a.dueAt} ${a.promoterId}` < `${b.dueAt} ${b.promoterId}` ? -1 : 1))[0],
      askedOf: async (promoterId, today, limit) =>
        draft.events
          .filter((it) => it.promoterId === promoterId && tells(promoterId))
          .filter((it) => it.paying && !it.canceled && it.endsOn !== null && it.endsOn < today && awaits(it.id))
          .filter((it) => !draft.dismissals.some((one) => one.kind === 'late' && one.objectId === it.id))
          .map(({ id, title, endsOn }) => ({ id, title, endsOn, riders: ridersAsking(id) }))
          .filter((it) => it.riders > 0)
          .toSorted((a, b) => b.riders - a.riders || (`${a.endsOn} ${a.id}` < `${b.endsOn} ${b.id}` ? -1 : 1))
          .slice(0, limit)
          .map(({ id, title, riders }) => ({ id, title, riders })),
    },
  };
};
