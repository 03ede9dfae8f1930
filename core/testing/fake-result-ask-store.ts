import type { Stores } from '../shared/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

export const fakeResultAskStore = (draft: Draft): Pick<Stores, 'resultAsks'> => {
  const awaits = (eventId: string): boolean => {
    const classes = draft.classes.filter((raceClass) => raceClass.eventId === eventId);
    return classes.length === 0 || classes.some((raceClass) => raceClass.resultsReceivedAt === null);
  };
  const ridersAsking = (eventId: string): number =>
    draft.resultAsks.filter(
      (resultAsk) =>
        resultAsk.eventId === eventId && draft.riders.some((one) => one.id === resultAsk.riderId && !one.deactivated),
    ).length;
  const tells = (promoterId: string): boolean =>
    draft.promoters.some(
      (promoter) => promoter.id === promoterId && promoter.status === 'approved' && promoter.deactivated !== true,
    );
  return {
    resultAsks: {
      add: async (ask) => {
        if (
          draft.resultAsks.some((resultAsk) => resultAsk.eventId === ask.eventId && resultAsk.riderId === ask.riderId)
        )
          return false;
        draft.resultAsks = [...draft.resultAsks, ask];
        return true;
      },
      lockMail: async (promoterId) =>
        draft.askMails.find((askMail) => askMail.promoterId === promoterId) ?? {
          promoterId,
          dueAt: null,
          sentAt: null,
        },
      saveMail: async (mail) => {
        draft.askMails = upsert(draft.askMails, (askMail) => askMail.promoterId, [mail]);
      },
      nextMail: async (now) =>
        draft.askMails
          .flatMap((askMail) =>
            askMail.dueAt !== null && askMail.dueAt <= now ? [{ ...askMail, dueAt: askMail.dueAt }] : [],
          )
          .toSorted((a, b) => (`${a.dueAt} ${a.promoterId}` < `${b.dueAt} ${b.promoterId}` ? -1 : 1))[0],
      askedOf: async (promoterId, today, limit) =>
        draft.events
          .filter((event) => event.promoterId === promoterId && tells(promoterId))
          .filter(
            (event) =>
              event.paying && !event.canceled && event.endsOn !== null && event.endsOn < today && awaits(event.id),
          )
          .filter((event) => !draft.dismissals.some((one) => one.kind === 'late' && one.objectId === event.id))
          .map(({ id, title, endsOn }) => ({ id, title, endsOn, riders: ridersAsking(id) }))
          .filter((item) => item.riders > 0)
          .toSorted((a, b) => b.riders - a.riders || (`${a.endsOn} ${a.id}` < `${b.endsOn} ${b.id}` ? -1 : 1))
          .slice(0, limit)
          .map(({ id, title, riders }) => ({ id, title, riders })),
    },
  };
};
