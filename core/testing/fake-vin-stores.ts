import { bikeOfVerdict } from '../eligibility/index.js';
import { LostRace, nameKey, type Stores } from '../shared/index.js';
import { type ArrivedBike, type KeptBike, patternKey } from '../vin/index.js';
import { upsert } from './rows.js';
import type { Draft } from './world.js';

/** Complete bikes; the view for evaluation, in `riders`, is derived from them. */
export const fakeVinStores = (
  draft: Draft,
): Pick<Stores, 'bikes' | 'vinDisputes' | 'vinPatterns' | 'vinArrivals' | 'soldVins'> => {
  const all = (): readonly KeptBike[] => {
    const kept = new Set(draft.bikes.map((bike) => bike.id));
    const seen = draft.riders.flatMap((rider) =>
      rider.bikes
        .filter((bike) => !kept.has(bike.id))
        .map((bike): KeptBike => ({
          ...bike,
          riderId: rider.id,
          holdsVin: !rider.deactivated,
          retiredAt: null,
          verifiedAt: null,
          verifiedBy: null,
          createdAt: null,
          version: 1,
        })),
    );
    return [...seen, ...draft.bikes].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };
  const put = (bikes: readonly KeptBike[]): void => {
    const next = upsert(all(), (bike) => bike.id, bikes);
    const held = next.filter((bike) => bike.holdsVin).map((bike) => bike.vin);
    if (new Set(held).size < held.length) throw new LostRace();
    draft.bikes = next;
    draft.riders = draft.riders.map((rider) => ({
      ...rider,
      bikes: next
        .filter((bike) => bike.riderId === rider.id && bike.holdsVin)
        .map(({ id, year, make, model, vin, vinStatus, doubt }) => ({
          ...{ id, year, make, model, vin, vinStatus },
          ...(doubt ? { doubt } : {}),
        })),
    }));
  };
  const owner = async (riderId: string) => {
    const rider = draft.riders.find((facts) => facts.id === riderId);
    return rider && !draft.merges.some((merge) => merge.deletedId === riderId)
      ? {
          id: rider.id,
          fullName: rider.fullName,
          country: draft.riderDetails.find((riderDetail) => riderDetail.id === riderId)?.country ?? 'US',
          deactivated: rider.deactivated,
        }
      : undefined;
  };

  return {
    bikes: {
      owner,
      insert: async (riderId, bike) => {
        if (all().some((keptBike) => keptBike.id === bike.id)) throw new LostRace();
        put([{ ...bike, riderId }]);
      },
      save: async (bike) =>
        put(
          all()
            .filter((keptBike) => keptBike.id === bike.id)
            .map(() => bike),
        ),
      retire: async (bikeId, retiredAt) =>
        put(
          all()
            .filter((bike) => bike.id === bikeId)
            .map((bike) => ({ ...bike, holdsVin: false, retiredAt })),
        ),
      byId: async (bikeId) => {
        const bike = all().find((keptBike) => keptBike.id === bikeId && keptBike.retiredAt === null);
        const rider = bike && (await owner(bike.riderId));
        return bike && rider && { bike, rider };
      },
      ofRider: async (riderId) => all().filter((bike) => bike.riderId === riderId && bike.retiredAt === null),
      allOf: async (riderId) => all().filter((bike) => bike.riderId === riderId),
      holderOf: async (vin) => all().find((bike) => bike.holdsVin && bike.vin === vin),
      former: async (riderId, vin) => {
        const had = all().filter((bike) => bike.riderId === riderId && bike.vin === vin && !bike.holdsVin);
        return (
          had.findLast((bike) => bike.vinStatus === 'invalid') ??
          had.findLast((bike) => bike.retiredAt === null) ??
          had.at(-1)
        );
      },
      hasEarned: async ({ id, riderId }) =>
        draft.results.some((result) => result.riderId === riderId && bikeOfVerdict(result.verdict) === id),
      dispute: async (dispute) => {
        const others = draft.vinDisputes.filter(
          (vinDispute) =>
            vinDispute.vin !== dispute.vin ||
            vinDispute.claimedBy !== dispute.claimedBy ||
            vinDispute.settledAt !== null ||
            (vinDispute.reason === undefined) !== (dispute.reason === undefined),
        );
        draft.vinDisputes = [...others, { ...dispute, settledAt: null, settledBy: null }];
      },
      freeVins: async (riderId) =>
        put(
          all()
            .filter((bike) => bike.riderId === riderId)
            .map((bike) => ({ ...bike, holdsVin: false })),
        ),
      reclaimVins: async (riderId) => {
        const bikes = all();
        const mine = bikes.filter((bike) => bike.riderId === riderId && bike.retiredAt === null && !bike.holdsVin);
        const holder = (vin: string) => bikes.find((bike) => bike.holdsVin && bike.vin === vin);
        put(mine.filter((bike) => !holder(bike.vin)).map((bike) => ({ ...bike, holdsVin: true })));
        return mine.flatMap((bike) => {
          const by = holder(bike.vin);
          return by ? [{ vin: bike.vin, bikeId: bike.id, heldBy: by.riderId }] : [];
        });
      },
      unverified: async (after, limit) =>
        all()
          .filter(
            (bike) =>
              bike.vinStatus === 'unverified' && bike.holdsVin && bike.doubt !== 'run' && bike.id > (after ?? ''),
          )
          .slice(0, limit)
          .map(({ id, riderId, year, model, vin, doubt }) => ({
            ...{ id, riderId, year, model, vin },
            ...(doubt ? { doubt } : {}),
          })),
      suspect: async (bikeIds, doubt) =>
        put(
          all()
            .filter((bike) => bikeIds.includes(bike.id) && bike.vinStatus !== 'invalid')
            .map((bike) => ({
              ...bike,
              vinStatus: 'unverified',
              verifiedAt: null,
              verifiedBy: null,
              doubt,
              version: bike.version + 1,
            })),
        ),
      settleDoubts: async (bikeId, settledAt, settledBy) => {
        draft.vinDisputes = draft.vinDisputes.map((dispute) =>
          dispute.claimed.bikeId === bikeId && dispute.reason && dispute.settledAt === null
            ? { ...dispute, settledAt, settledBy }
            : dispute,
        );
      },
      verify: async (found, verifiedAt) => {
        const by = new Map(found.map((item) => [item.id, item.pattern]));
        put(
          all()
            .filter((bike) => by.has(bike.id) && bike.vinStatus === 'unverified')
            .map(({ doubt: _, ...bike }) => ({
              ...bike,
              vinStatus: 'verified',
              verifiedAt,
              verifiedBy: by.get(bike.id) ?? null,
              version: bike.version + 1,
            })),
        );
      },
    },
    vinDisputes: {
      lock: async (id) => draft.vinDisputes.find((vinDispute) => vinDispute.id === id),
      settle: async (id, settledAt, settledBy) => {
        draft.vinDisputes = draft.vinDisputes.map((vinDispute) =>
          vinDispute.id === id ? { ...vinDispute, settledAt, settledBy } : vinDispute,
        );
      },
      ofRun: async (runId, limit) =>
        draft.vinDisputes
          .filter((vinDispute) => vinDispute.runId === runId && vinDispute.settledAt === null)
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .slice(0, limit),
      settleClaims: async (vin, claimedBy, settledAt, settledBy) => {
        draft.vinDisputes = draft.vinDisputes.map((dispute) =>
          dispute.vin === vin && dispute.claimedBy === claimedBy && dispute.settledAt === null && !dispute.reason
            ? { ...dispute, settledAt, settledBy }
            : dispute,
        );
      },
    },
    vinArrivals: {
      note: async (arrival) => {
        draft.vinArrivals = upsert(draft.vinArrivals, (vinArrival) => vinArrival.bikeId, [arrival]);
      },
      ofBikes: async (bikeIds) => draft.vinArrivals.filter((vinArrival) => bikeIds.includes(vinArrival.bikeId)),
      ofSources: async (sources, since) =>
        draft.vinArrivals.flatMap((arrival): readonly ArrivedBike[] => {
          const bike = all().find((keptBike) => keptBike.id === arrival.bikeId && keptBike.vin === arrival.vin);
          const isTheirs = sources.some(
            ({ network, device }) =>
              (network !== null && network === arrival.network) || (device !== null && device === arrival.device),
          );
          if (!bike || !isTheirs || arrival.at <= since) return [];
          const open = draft.vinDisputes.find(
            (vinDispute) =>
              vinDispute.claimed.bikeId === bike.id && vinDispute.reason === 'run' && vinDispute.settledAt === null,
          );
          return [{ ...arrival, bike, runId: open?.runId ?? null }];
        }),
      ofPromoter: async (promoterId, riderIds, since) =>
        draft.vinArrivals.filter(
          (arrival) =>
            arrival.at > since &&
            (riderIds.includes(arrival.riderId) ||
              draft.results.some(({ riderId, classId }) => {
                const inClass = draft.classes.find((raceClass) => raceClass.id === classId);
                const event = draft.events.find((raceEvent) => raceEvent.id === inClass?.eventId);
                return riderId === arrival.riderId && event?.promoterId === promoterId;
              })),
        ),
    },
    soldVins: {
      lock: async () => undefined,
      isEmpty: async () => draft.soldVins.length === 0,
      find: async (seals) => draft.soldVins.filter((soldVin) => seals.includes(soldVin.seal)),
      put: async (vins) => {
        draft.soldVins = upsert(draft.soldVins, (soldVin) => soldVin.seal, vins);
      },
      clear: async () => {
        draft.soldVins = [];
      },
      count: async () => draft.soldVins.length,
      noteImport: async (_, made) => {
        draft.soldVinImports = [...draft.soldVinImports, made];
      },
      lastImport: async () => draft.soldVinImports.at(-1) ?? null,
    },
    vinPatterns: {
      byId: async (id) => draft.vinPatterns.find((vinPattern) => vinPattern.id === id),
      verified: async (ids) =>
        draft.vinPatterns.filter(
          (vinPattern) => vinPattern.status === 'verified' && (ids === undefined || ids.includes(vinPattern.id)),
        ),
      verifiedFor: async (model, year) =>
        draft.vinPatterns.filter(
          (vinPattern) =>
            vinPattern.status === 'verified' &&
            vinPattern.year === year &&
            nameKey(vinPattern.model) === nameKey(model),
        ),
      ofYears: async (years) => draft.vinPatterns.filter((vinPattern) => years.includes(vinPattern.year)),
      insert: async (patterns) => {
        const known = new Set(draft.vinPatterns.map(patternKey));
        if (patterns.some((pattern) => known.has(patternKey(pattern)))) throw new LostRace();
        draft.vinPatterns = [...draft.vinPatterns, ...patterns];
      },
      save: async (pattern) => {
        draft.vinPatterns = upsert(draft.vinPatterns, (vinPattern) => vinPattern.id, [pattern]);
      },
      remove: async (id) => {
        draft.vinPatterns = draft.vinPatterns.filter((vinPattern) => vinPattern.id !== id);
      },
    },
  };
};
