import { dealerOf, promoterOf, type World } from '@rrr/core/testing';
import type { Database } from '../open-database.js';
import { seedInto } from '../seed-into.js';
import { keptBikeRow } from '../stores/knex-bike-store.js';
import { patternRow } from '../stores/knex-vin-stores.js';
import { accountRow } from '../stores/knex-account-store.js';
import { claimRow } from '../stores/knex-claim-store.js';
import { adminRow } from '../stores/knex-admin-store.js';
import { codeRow } from '../stores/knex-code-store.js';
import { dealerRow } from '../stores/knex-dealer-store.js';
import { documentRow } from '../stores/knex-document-store.js';
import { noteRow, timecardRow } from '../stores/knex-keepsake-stores.js';
import { awardRow, entryRow } from '../stores/money-rows.js';
import { eventColumns, resultRow } from '../stores/race-rows.js';
import { seriesRow } from '../stores/knex-series-store.js';
import { decisionRow, promoterRow } from '../stores/knex-promoter-store.js';
import { redemptionRow } from '../stores/knex-redemption-store.js';
import { riderRow } from '../stores/knex-rider-store.js';
import { chequeRow, claimAwardRows, claimRow as payoutClaimRow, orderRow, refundRow } from '../stores/payout-rows.js';

const ZONE = 'America/Los_Angeles';

/** Those that judging sees, and those of which more is known. */
const bikesOf = (riders: readonly World['riders'][number][], kept: readonly World['bikes'][number][]) => {
  const seen = riders.flatMap((rider) =>
    rider.bikes
      .filter((it) => !kept.some((one) => one.id === it.id))
      .map((it) => ({
        ...it,
        riderId: rider.id,
        holdsVin: true,
        retiredAt: null,
        verifiedAt: null,
        verifiedBy: null,
        createdAt: null,
        version: 1,
      })),
  );
  return [...seen, ...kept].map(keptBikeRow).map(({ active_vin, ...row }) => ({ ...row, active: active_vin !== null }));
};

const namesOf = (fullName: string) => {
  const [first = '', ...rest] = fullName.split(' ');
  return { first_name: first, last_name: rest.join(' ') };
};

/** What is known of a rider beside what judging needs. */
const detailsRow = (rider: World['riders'][number], details: World['riderDetails'][number] | undefined) =>
  details && {
    ...riderRow({ ...rider, ...details }),
    full_name: rider.fullName,
    parental_consent: rider.parentalConsent,
  };

/** What a test that gives an event leaves out. */
const PLAIN = {
  venue: null,
  venueWebsite: null,
  city: null,
  state: null,
  zipcode: null,
  type: 'Motocross',
  version: 1,
  copyOf: null,
  cancelReason: null,
  canceledAt: null,
  createdAt: null,
} as const;

/** Puts a plain-data world into the tables, as if it had always been there. */
export const putWorld = (db: Database, world: Partial<World>): Promise<void> => {
  const {
    riders = [],
    dealers = [],
    promoters = [],
    events = [],
    classes = [],
    wallets = [],
    awards = [],
    entries = [],
  } = world;
  const eventOfClass = new Map(classes.map((it) => [it.id, it.eventId]));
  const detailsOf = new Map((world.eventDetails ?? []).map((it) => [it.id, it]));
  return seedInto(db, {
    riders: riders.map((it) => ({
      id: it.id,
      full_name: it.fullName,
      ...namesOf(it.fullName),
      email: it.email,
      hometown: it.hometown,
      state: it.state,
      country: 'US',
      ama_number: it.amaNumber,
      born_on: it.bornOn,
      factory: it.factory,
      professional: false,
      parental_consent: it.parentalConsent,
      deactivated: it.deactivated,
      enrolled_at: '2024-01-01T00:00:00.000Z',
      ...detailsRow(
        it,
        world.riderDetails?.find((one) => one.id === it.id),
      ),
    })),
    bikes: bikesOf(riders, world.bikes ?? []),
    vin_patterns: (world.vinPatterns ?? []).map(patternRow),
    dealers: dealers.map((it) => dealerRow(dealerOf(it))),
    promoters: promoters.map((it) =>
      promoterRow(
        promoterOf({
          ...it,
          status:
            it.status ??
            (events.some((event) => event.promoterId === it.id && event.promoterApproved) ? 'approved' : 'pending'),
        }),
      ),
    ),
    promoter_decisions: (world.promoterDecisions ?? []).map(decisionRow),
    pin_guards: (world.pins ?? []).map((it) => ({
      rider_id: it.riderId,
      seal: it.seal,
      failures: it.failures,
      locked_until: it.lockedUntil,
    })),
    dealer_guards: (world.dealerFailures ?? []).map((it) => ({
      dealer_id: it.dealerId,
      failures: it.failures,
      since: it.since,
    })),
    documents: (world.documents ?? []).map(documentRow),
    rider_notes: (world.notes ?? []).map(noteRow),
    favourites: (world.favourites ?? []).map((it) => ({
      rider_id: it.riderId,
      kind: it.kind,
      target_id: it.targetId,
      at: it.at,
    })),
    timecards: (world.timecards ?? []).map(timecardRow),
    accounts: (world.accounts ?? []).map(accountRow),
    admins: (world.admins ?? []).map(adminRow),
    one_time_codes: (world.codes ?? []).map(codeRow),
    series: (world.series ?? []).map(seriesRow),
    categories: (world.categories ?? []).map(({ id, description, active, version }) => ({
      id,
      description,
      active,
      version,
    })),
    category_series: (world.categories ?? []).flatMap(({ id, seriesIds }) =>
      seriesIds.map((it) => ({ category_id: id, series_id: it })),
    ),
    events: events.map((it) => eventColumns({ ...PLAIN, ...detailsOf.get(it.id), ...it })),
    classes: classes.map((it, position) => ({
      id: it.id,
      event_id: it.eventId,
      position,
      name: it.name,
      payout_type: it.payoutType,
      entrants: it.entrants,
      results_received_at: it.resultsReceivedAt,
    })),
    payout_places: classes.flatMap((inClass) => inClass.places.map((it) => ({ class_id: inClass.id, ...it }))),
    results: (world.results ?? []).map((it) => resultRow(eventOfClass.get(it.classId) ?? '', it)),
    aliases: (world.aliases ?? []).map((it) => ({
      name_key: it.nameKey,
      hometown_key: it.hometownKey,
      rider_id: it.riderId,
    })),
    result_claims: (world.claims ?? []).map(claimRow),
    wallets: wallets.map((it) => ({
      rider_id: it.riderId,
      currency: it.currency,
      book: it.book,
      balance: it.balance,
      sequence: it.sequence,
      hash: it.hash,
    })),
    awards: awards.map((it) => awardRow(it, ZONE)),
    ledger_entries: entries.map(entryRow),
    redemptions: (world.redemptions ?? []).map((it) => redemptionRow(it, ZONE)),
    payout_claims: (world.payoutClaims ?? []).map(payoutClaimRow),
    payout_claim_awards: (world.payoutClaims ?? []).flatMap(claimAwardRows),
    payment_orders: (world.paymentOrders ?? []).map(orderRow),
    cheques: (world.cheques ?? []).map(chequeRow),
    dealer_refunds: (world.refunds ?? []).map(refundRow),
    rider_cash_years: (world.cashYears ?? []).map((it) => ({
      rider_id: it.riderId,
      year: it.year,
      currency: it.currency,
      gross: it.gross,
      withholding: it.withholding,
      net: it.net,
    })),
  });
};
