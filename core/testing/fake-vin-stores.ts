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
    const kept = new Set(draft.bikes.map((it) => it.id));
    const seen = draft.riders.flatMap((rider) =>
      rider.bikes
        .filter((it) => !kept.has(it.id))
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
    const next = upsert(all(), (it) => it.id, bikes);
    const held = next.filter((it) => it.holdsVin).map((it) => it.vin);
    if (new Set(held).size < held.length) throw new LostRace();
    draft.bikes = next;
    draft.riders = draft.riders.map((rider) => ({
      ...rider,
      bikes: next
        .filter((it) => it.riderId === rider.id && it.holdsVin)
        .map(({ id, year, make, model, vin, vinStatus, doubt }) => ({
          ...{ id, year, make, model, vin, vinStatus },
          ...(doubt ? { doubt } : {}),
        })),
    }));
  };
  const owner = async (riderId: string) => {
    const rider = draft.riders.find((it) => it.id === riderId);
    return rider && !draft.merges.some((it) => it.deletedId === riderId)
      ? {
          id: rider.id,
          fullName: rider.fullName,
          country: draft.riderDetails.find((it) => it.id === riderId)?.country ?? 'US',
          deactivated: rider.deactivated,
        }
      : undefined;
  };

  return {
    bikes: {
      owner,
      insert: async (riderId, bike) => {
        if (all().some((it) => it.id === bike.id)) throw new LostRace();
        put([{ ...bike, riderId }]);
      },
      save: async (bike) =>
        put(
          all()
            .filter((it) => it.id === bike.id)
            .map(() => bike),
        ),
      retire: async (bikeId, retiredAt) =>
        put(
          all()
            .filter((it) => it.id === bikeId)
            .map((it) => ({ ...it, holdsVin: false, retiredAt })),
        ),
      byId: async (bikeId) => {
        const bike = all().find((it) => it.id === bikeId && it.retiredAt === null);
        const rider = bike && (await owner(bike.riderId));
        return bike && rider && { bike, rider };
      },
      ofRider: async (riderId) => all().filter((it) => it.riderId === riderId && it.retiredAt === null),
      allOf: async (riderId) => all().filter((it) => it.riderId === riderId),
      holderOf: async (vin) => all().find((it) => it.holdsVin && it.vin === vin),
      former: async (riderId, vin) => {
        const had = all().filter((it) => it.riderId === riderId && it.vin === vin && !it.holdsVin);
        return (
          had.findLast((it) => it.vinStatus === 'invalid') ?? had.findLast((it) => it.retiredAt === null) ?? had.at(-1)
        );
      },
      hasEarned: async ({ id, riderId }) =>
        draft.results.some((it) => it.riderId === riderId && bikeOfVerdict(it.verdict) === id),
      dispute: async (dispute) => {
        const others = draft.vinDisputes.filter(
          (it) =>
            it.vin !== dispute.vin ||
            it.claimedBy !== dispute.claimedBy ||
            it.settledAt !== null ||
            (it.reason === undefined) !== (dispute.reason === undefined),
        );
        draft.vinDisputes = [...others, { ...dispute, settledAt: null, settledBy: null }];
      },
      freeVins: async (riderId) =>
        put(
          all()
            .filter((it) => it.riderId === riderId)
            .map((it) => ({ ...it, holdsVin: false })),
        ),
      reclaimVins: async (riderId) => {
        const bikes = all();
        const mine = bikes.filter((it) => it.riderId === riderId && it.retiredAt === null && !it.holdsVin);
        const holder = (vin: string) => bikes.find((it) => it.holdsVin && it.vin === vin);
        put(mine.filter((it) => !holder(it.vin)).map((it) => ({ ...it, holdsVin: true })));
        return mine.flatMap((bike) => {
          const by = holder(bike.vin);
          return by ? [{ vin: bike.vin, bikeId: bike.id, heldBy: by.riderId }] : [];
        });
      },
      unverified: async (after, limit) =>
        all()
          .filter((it) => it.vinStatus === 'unverified' && it.holdsVin && it.doubt !== 'run' && it.id > (after ?? ''))
          .slice(0, limit)
          .map(({ id, riderId, year, model, vin, doubt }) => ({
            ...{ id, riderId, year, model, vin },
            ...(doubt ? { doubt } : {}),
          })),
      suspect: async (bikeIds, doubt) =>
        put(
          all()
            .filter((it) => bikeIds.includes(it.id) && it.vinStatus !== 'invalid')
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
        const by = new Map(found.map((it) => [it.id, it.pattern]));
        put(
          all()
            .filter((it) => by.has(it.id) && it.vinStatus === 'unverified')
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
      lock: async (id) => draft.vinDisputes.find((it) => it.id === id),
      settle: async (id, settledAt, settledBy) => {
        draft.vinDisputes = draft.vinDisputes.map((it) => (it.id === id ? { ...it, settledAt, settledBy } : it));
      },
      ofRun: async (runId, limit) =>
        draft.vinDisputes
          .filter((it) => it.runId === runId && it.settledAt === null)
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
        draft.vinArrivals = upsert(draft.vinArrivals, (it) => it.bikeId, [arrival]);
      },
      ofBikes: async (bikeIds) => draft.vinArrivals.filter((it) => bikeIds.includes(it.bikeId)),
      ofSources: async (sources, since) =>
        draft.vinArrivals.flatMap((arrival): readonly ArrivedBike[] => {
          const bike = all().find((it) => it.id === arrival.bikeId && it.vin === arrival.vin);
          const isTheirs = sources.some(
            ({ network, device }) =>
              (network !== null && network === arrival.network) || (device !== null && device === arrival.device),
          );
          if (!bike || !isTheirs || arrival.at <= since) return [];
          const open = draft.vinDisputes.find(
            (it) => it.claimed.bikeId === bike.id && it.reason === 'run' && it.settledAt === null,
          );
          return [{ ...arrival, bike, runId: open?.runId ?? null }];
        }),
      ofPromoter: async (promoterId, riderIds, since) =>
        draft.vinArrivals.filter(
          (arrival) =>
            arrival.at > since &&
            (riderIds.includes(arrival.riderId) ||
              draft.results.some(({ riderId, classId }) => {
                const inClass = draft.classes.find((it) => it.id === classId);
                const event = draft.events.find((it) => it.id === inClass?.eventId);
                return riderId === arrival.riderId && event?.promoterId === promoterId;
              })),
        ),
    },
    soldVins: {
      lock: async () => undefined,
      isEmpty: async () => draft.soldVins.length === 0,
      find: async (seals) => draft.soldVins.filter((it) => seals.includes(it.seal)),
      put: async (vins) => {
        draft.soldVins = upsert(draft.soldVins, (it) => it.seal, vins);
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
      byId: async (id) => draft.vinPatterns.find((it) => it.id === id),
      verified: async (ids) =>
        draft.vinPatterns.filter((it) => it.status === 'verified' && (ids === undefined || ids.includes(it.id))),
      verifiedFor: async (model, year) =>
        draft.vinPatterns.filter(
          (it) => it.status === 'verified' && it.year === year && nameKey(it.model) === nameKey(model),
        ),
      ofYears: async (years) => draft.vinPatterns.filter((it) => years.includes(it.year)),
      insert: async (patterns) => {
        const known = new Set(draft.vinPatterns.map(patternKey));
        if (patterns.some((it) => known.has(patternKey(it)))) throw new LostRace();
        draft.vinPatterns = [...draft.vinPatterns, ...patterns];
      },
      save: async (pattern) => {
        draft.vinPatterns = upsert(draft.vinPatterns, (it) => it.id, [pattern]);
      },
      remove: async (id) => {
        draft.vinPatterns = draft.vinPatterns.filter((it) => it.id !== id);
      },
    },
  };
};
