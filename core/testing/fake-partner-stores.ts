import { LostRace, type Stores } from '../shared/index.js';
import { dealerOf, promoterOf } from './builders.js';
import type { Draft } from './world.js';

/** Dealers and promoters. */
export const fakePartnerStores = (draft: Draft): Pick<Stores, 'dealers' | 'promoters'> => {
  const uniqueDealerId = ({ id, dealerId }: { readonly id: string; readonly dealerId: string }): void => {
    if (draft.dealers.some((it) => it.id !== id && dealerOf(it).dealerId === dealerId)) throw new LostRace();
  };
  return {
    dealers: {
      lock: async (id) => draft.dealers.filter((it) => it.id === id).map(dealerOf)[0],
      byDealerId: async (dealerId) => draft.dealers.map(dealerOf).find((it) => it.dealerId === dealerId),
      insert: async (dealer) => {
        uniqueDealerId(dealer);
        draft.dealers = [...draft.dealers, dealer];
      },
      save: async (dealer) => {
        uniqueDealerId(dealer);
        draft.dealers = draft.dealers.map((it) => (it.id === dealer.id ? dealer : it));
      },
    },
    promoters: {
      lock: async (id) => draft.promoters.filter((it) => it.id === id).map(promoterOf)[0],
      isKnown: async (email) =>
        draft.promoters.map(promoterOf).some((it) => it.email === email && it.status !== 'rejected'),
      insert: async (promoter) => {
        draft.promoters = [...draft.promoters, promoter];
      },
      save: async (promoter) => {
        draft.promoters = draft.promoters.map((it) => (it.id === promoter.id ? promoter : it));
      },
      decisions: async (promoterId) =>
        draft.promoterDecisions
          .filter((it) => it.promoterId === promoterId)
          .toSorted((a, b) => a.sequence - b.sequence),
      addDecision: async (decision) => {
        draft.promoterDecisions = [...draft.promoterDecisions, decision];
      },
      setUndone: async (promoterId, sequence, at) => {
        draft.promoterDecisions = draft.promoterDecisions.map((decision) =>
          decision.promoterId === promoterId && decision.sequence === sequence
            ? { ...decision, undoneAt: at }
            : decision,
        );
      },
      owns: async (promoterId) => ({
        events: draft.events.filter((it) => it.promoterId === promoterId).length,
        series: draft.series.filter((it) => it.promoterId === promoterId).length,
      }),
      remove: async (id) => {
        draft.promoterDecisions = draft.promoterDecisions.filter((it) => it.promoterId !== id);
        draft.layoutChoices = draft.layoutChoices.filter((it) => it.promoterId !== id);
        draft.promoters = draft.promoters.filter((it) => it.id !== id);
      },
    },
  };
};
