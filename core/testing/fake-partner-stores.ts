import { LostRace, type Stores } from '../shared/index.js';
import { dealerOf, promoterOf } from './builders.js';
import type { Draft } from './world.js';

/** Dealers and promoters. */
export const fakePartnerStores = (draft: Draft): Pick<Stores, 'dealers' | 'promoters'> => {
  const uniqueDealerId = ({ id, dealerId }: { readonly id: string; readonly dealerId: string }): void => {
    if (draft.dealers.some((dealer) => dealer.id !== id && dealerOf(dealer).dealerId === dealerId))
      throw new LostRace();
  };
  return {
    dealers: {
      lock: async (id) => draft.dealers.filter((dealer) => dealer.id === id).map(dealerOf)[0],
      byDealerId: async (dealerId) => draft.dealers.map(dealerOf).find((dealer) => dealer.dealerId === dealerId),
      insert: async (dealer) => {
        uniqueDealerId(dealer);
        draft.dealers = [...draft.dealers, dealer];
      },
      save: async (dealer) => {
        uniqueDealerId(dealer);
        draft.dealers = draft.dealers.map((storedDealer) => (storedDealer.id === dealer.id ? dealer : storedDealer));
      },
    },
    promoters: {
      lock: async (id) => draft.promoters.filter((promoter) => promoter.id === id).map(promoterOf)[0],
      isKnown: async (email) =>
        draft.promoters.map(promoterOf).some((promoter) => promoter.email === email && promoter.status !== 'rejected'),
      insert: async (promoter) => {
        draft.promoters = [...draft.promoters, promoter];
      },
      save: async (promoter) => {
        draft.promoters = draft.promoters.map((storedPromoter) =>
          storedPromoter.id === promoter.id ? promoter : storedPromoter,
        );
      },
      decisions: async (promoterId) =>
        draft.promoterDecisions
          .filter((promoterDecision) => promoterDecision.promoterId === promoterId)
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
        events: draft.events.filter((event) => event.promoterId === promoterId).length,
        series: draft.series.filter((series) => series.promoterId === promoterId).length,
      }),
      remove: async (id) => {
        draft.promoterDecisions = draft.promoterDecisions.filter(
          (promoterDecision) => promoterDecision.promoterId !== id,
        );
        draft.layoutChoices = draft.layoutChoices.filter((layoutChoice) => layoutChoice.promoterId !== id);
        draft.promoters = draft.promoters.filter((promoter) => promoter.id !== id);
      },
    },
  };
};
