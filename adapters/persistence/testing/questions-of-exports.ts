import { anId } from '@rrr/core/testing';
import type { Queries } from '../queries/index.js';

export const TODAY = '2025-03-01';
export const rider = anId('rder', 7);
export const dealer = anId('dea0er', 7);
export const event = anId('event', 7);
export const promoter = anId('pr0m', 7);

export type Ask = (queries: Queries) => Promise<unknown>;

/** The first three batches of an export. */
const allOf = async (batches: AsyncIterable<unknown>): Promise<void> => {
  let steps = 0;
  for await (const _ of batches) if ((steps += 1) === 3) return;
};

/** All lists, as exports read them. */
export const EXPORTS: { readonly [M in keyof Queries['exports']]: readonly Ask[] } = {
  riders: [{}, { active: true, country: 'CA' }, { query: 'abel' }, { vinStatus: 'unverified' as const }].map(
    (item) => (q: Queries) => allOf(q.exports.riders({ byPersonalFields: true, ...item }, TODAY)),
  ),
  redemptions: [
    { revoked: false },
    { revoked: true },
    { revoked: false, dealerId: dealer },
    { revoked: false, afterDate: '2025-01-01', query: 'abel', country: 'CA' },
  ].map((item) => (q: Queries) => allOf(q.exports.redemptions(item))),
  audit: [{}, { action: 'redeem' }, { objectType: 'rider', objectId: rider }, { from: '2025-01-01' }].map(
    (item) => (q: Queries) => allOf(q.exports.audit(item)),
  ),
  timeline: [{}, { kind: 'results' as const, from: '2025-01-01' }].map(
    (item) => (q: Queries) => allOf(q.exports.timeline({ subject: { type: 'rider', id: rider }, ...item })),
  ),
  refundsDue: [{}, { dealerId: dealer, overdue: true }, { currency: 'CAD' as const }].map(
    (item) => (q: Queries) => allOf(q.exports.refundsDue({ days: 30, ...item }, TODAY)),
  ),
  refunds: [{}, { undone: true }, { dealerId: dealer, currency: 'USD' as const }].map(
    (item) => (q: Queries) => allOf(q.exports.refunds(item)),
  ),
  payoutClaims: [
    {},
    { state: 'pending' as const },
    { state: 'sent' as const, query: 'abel' },
    { overdue: true, country: 'CA' },
    { riderId: rider },
  ].map((item) => (q: Queries) => allOf(q.exports.payoutClaims(item, TODAY))),
  cheques: [{}, { standing: true, from: '2025-01-01' }].map((item) => (q: Queries) => allOf(q.exports.cheques(item))),
  events: [
    {},
    { query: 'abel' },
    { promoterId: promoter, sortBy: 'city' as const },
    { filter: 'waiting' as const },
  ].map((item) => (q: Queries) => allOf(q.exports.events({ sortBy: 'startDate', descending: true, ...item }, TODAY))),
  eventsFinished: [{}, { promoterId: promoter, afterDate: '2025-01-01' }].map(
    (item) => (q: Queries) => allOf(q.exports.eventsFinished(item)),
  ),
  results: [(q) => allOf(q.exports.results({ eventId: event, classIds: [anId('c1ass')], unmatched: true }))],
  vinReport: [
    {},
    { query: 'abel' },
    { query: 'VBK123' },
    { query: 'VBKMXA10', country: 'CA', year: 2025 },
    { status: 'unverified' as const },
  ].map((item) => (q: Queries) => allOf(q.exports.vinReport(item))),
  riderEarnings: [(q) => allOf(q.exports.riderEarnings('amateur', { currency: 'USD', year: 2024 }))],
  riderRedemptions: [(q) => allOf(q.exports.riderRedemptions({ currency: 'USD', year: 2024 }))],
  cashOut: [(q) => allOf(q.exports.cashOut({ currency: 'USD' }))],
};
