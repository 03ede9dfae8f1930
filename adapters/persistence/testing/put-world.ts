import { dealerOf, PLAIN_EVENT, promoterOf, type World } from '@rrr/core/testing';
import type { Database } from '../open-database.js';
import { seedInto } from '../seed-into.js';
import { keptBikeRow } from '../stores/bike-store.js';
import { patternRow } from '../stores/vin-stores.js';
import { accountRow } from '../stores/account-store.js';
import { claimRow } from '../stores/claim-store.js';
import { adminRow } from '../stores/admin-store.js';
import { codeRow } from '../stores/code-store.js';
import { dealerRow } from '../stores/dealer-store.js';
import { documentRow } from '../stores/document-store.js';
import { noteRow, timecardRow } from '../stores/notes-and-favourites.js';
import { logoPhotoRow } from '../stores/logo-photo-store.js';
import { awardRow, entryRow } from '../stores/money-rows.js';
import { eventColumns, resultRow } from '../stores/race-rows.js';
import { seriesRow } from '../stores/series-store.js';
import { decisionRow, promoterRow } from '../stores/promoter-store.js';
import { redemptionRow } from '../stores/redemption-store.js';
import { riderRow } from '../stores/rider-store.js';
import { chequeRow, claimAwardRows, claimRow as payoutClaimRow, orderRow, refundRow } from '../stores/payout-rows.js';

const ZONE = 'America/Los_Angeles';

/** Riders as evaluation sees them, and riders with full records. */
const bikesOf = (riders: readonly World['riders'][number][], kept: readonly World['bikes'][number][]) => {
  const seen = riders.flatMap((rider) =>
    rider.bikes
      .filter((bike) => !kept.some((one) => one.id === bike.id))
      .map((bike) => ({
        ...bike,
        riderId: rider.id,
        holdsVin: true,
        retiredAt: null,
        verifiedAt: bike.verifiedAt ?? null,
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

/** The part of a rider's record that evaluation does not need. */
const detailsRow = (rider: World['riders'][number], details: World['riderDetails'][number] | undefined) =>
  details && {
    ...riderRow({ ...rider, ...details }),
    full_name: rider.fullName,
    parental_consent: rider.parentalConsent,
  };

/** Defaults for an event that a test provides. */
const PLAIN = {
  ...PLAIN_EVENT,
  willPay: false,
  version: 1,
  copyOf: null,
  payingAskedAt: null,
  cancelReason: null,
  canceledAt: null,
  createdAt: null,
} as const;

/** Writes a plain-data world into the tables. */
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
  const eventOfClass = new Map(classes.map((raceClass) => [raceClass.id, raceClass.eventId]));
  const detailsOf = new Map((world.eventDetails ?? []).map((eventDetail) => [eventDetail.id, eventDetail]));
  return seedInto(db, {
    riders: riders.map((rider) => ({
      id: rider.id,
      full_name: rider.fullName,
      ...namesOf(rider.fullName),
      email: rider.email,
      hometown: rider.hometown,
      state: rider.state,
      country: 'US',
      ama_number: rider.amaNumber,
      born_on: rider.bornOn,
      factory: rider.factory,
      professional: false,
      parental_consent: rider.parentalConsent,
      deactivated: rider.deactivated,
      enrolled_at: rider.enrolment?.at ?? '2024-01-01T00:00:00.000Z',
      phone1: rider.enrolment?.phone ?? null,
      ...detailsRow(
        rider,
        world.riderDetails?.find((one) => one.id === rider.id),
      ),
    })),
    bikes: bikesOf(riders, world.bikes ?? []),
    vin_patterns: (world.vinPatterns ?? []).map(patternRow),
    dealers: dealers.map((dealer) => dealerRow(dealerOf(dealer))),
    promoters: promoters.map((promoter) =>
      promoterRow(
        promoterOf({
          ...promoter,
          status:
            promoter.status ??
            (events.some((event) => event.promoterId === promoter.id && event.promoterApproved)
              ? 'approved'
              : 'pending'),
        }),
      ),
    ),
    promoter_decisions: (world.promoterDecisions ?? []).map(decisionRow),
    pin_guards: (world.pins ?? []).map((pin) => ({
      rider_id: pin.riderId,
      seal: pin.seal,
      failures: pin.failures,
      locked_until: pin.lockedUntil,
    })),
    rider_codes: (world.riderCodes ?? []).map((code) => ({
      rider_id: code.riderId,
      seal: code.seal,
      expires_at: code.expiresAt,
    })),
    deletions: (world.deletions ?? []).map((deletion) => ({
      rider_id: deletion.riderId,
      requested_at: deletion.requestedAt,
      erase_on: deletion.eraseOn,
      erased_at: deletion.erasedAt,
    })),
    dealer_guards: (world.dealerFailures ?? []).map((failure) => ({
      dealer_id: failure.dealerId,
      failures: failure.failures,
      since: failure.since,
    })),
    documents: (world.documents ?? []).map(documentRow),
    rider_notes: (world.notes ?? []).map(noteRow),
    favourites: (world.favourites ?? []).map((favourite) => ({
      rider_id: favourite.riderId,
      kind: favourite.kind,
      target_id: favourite.targetId,
      at: favourite.at,
    })),
    result_asks: (world.resultAsks ?? []).map((ask) => ({
      event_id: ask.eventId,
      rider_id: ask.riderId,
      asked_at: ask.at,
    })),
    timecards: (world.timecards ?? []).map(timecardRow),
    logo_photos: (world.logoPhotos ?? []).map(logoPhotoRow),
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
      seriesIds.map((seriesId) => ({ category_id: id, series_id: seriesId })),
    ),
    events: events.map((event) => eventColumns({ ...PLAIN, ...detailsOf.get(event.id), ...event })),
    classes: classes.map((raceClass, position) => ({
      id: raceClass.id,
      event_id: raceClass.eventId,
      position,
      name: raceClass.name,
      payout_type: raceClass.payoutType,
      entrants: raceClass.entrants,
      results_received_at: raceClass.resultsReceivedAt,
    })),
    payout_places: classes.flatMap((inClass) => inClass.places.map((place) => ({ class_id: inClass.id, ...place }))),
    results: (world.results ?? []).map((result) => resultRow(eventOfClass.get(result.classId) ?? '', result)),
    promoter_aliases: (world.aliases ?? []).map((alias) => ({
      promoter_id: alias.promoterId,
      name_key: alias.nameKey,
      hometown_key: alias.hometownKey,
      rider_id: alias.riderId,
    })),
    result_claims: (world.claims ?? []).map(claimRow),
    wallets: wallets.map((wallet) => ({
      rider_id: wallet.riderId,
      currency: wallet.currency,
      book: wallet.book,
      balance: wallet.balance,
      sequence: wallet.sequence,
      hash: wallet.hash,
    })),
    awards: awards.map((award) => awardRow(award, ZONE)),
    ledger_entries: entries.map((entry) => entryRow(entry, null)),
    redemptions: (world.redemptions ?? []).map((redemption) => redemptionRow(redemption, ZONE)),
    payout_claims: (world.payoutClaims ?? []).map(payoutClaimRow),
    payout_claim_awards: (world.payoutClaims ?? []).flatMap(claimAwardRows),
    payment_orders: (world.paymentOrders ?? []).map(orderRow),
    cheques: (world.cheques ?? []).map(chequeRow),
    dealer_refunds: (world.refunds ?? []).map(refundRow),
    rider_cash_years: (world.cashYears ?? []).map((cashYear) => ({
      rider_id: cashYear.riderId,
      year: cashYear.year,
      currency: cashYear.currency,
      gross: cashYear.gross,
      withholding: cashYear.withholding,
      net: cashYear.net,
    })),
  });
};
