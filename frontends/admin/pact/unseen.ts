import type { States } from '@rrr/kit/pact';

const KEY = '5b0c6f5e-6d3c-4f0e-9d0a-0c1a7e0d4b11';

/** Calls of pages that no web test opens yet. */
export const unseen: NonNullable<States['unseen']> = {
  activateDealer: { params: { dealerId: '01hq00000000000000000f0001' } },
  activatePromoter: { params: { id: '01hq00000000000000000p0001' } },
  addBike: {
    params: { role: 'admin', riderId: '01hq00000000000000000r0001' },
    body: { make: 'KTM', model: '450 SX-F', vin: 'VBKMXA435SM000017', year: 2025 },
  },
  addCategory: { body: { active: true, description: 'Desert races', seriesIds: [] } },
  addSeries: {
    body: {
      bonus: true,
      country: 'US',
      distance: null,
      expirationDate: '2026-12-31',
      initialValue: { amount: 50000, currency: 'USD' },
      name: 'Dry Lake Series',
      notes: 'Gate opens at six',
      promoterId: null,
      races: 6,
      state: 'OR',
      zipcode: '97701',
    },
  },
  addTimecard: {
    params: { riderId: '01hq00000000000000000r0001' },
    files: { file: new File([], 'list.png', { type: 'image/png' }) },
  },
  addVinPattern: { body: { model: '450 SX-F', pattern: 'VBKMXA43*S', year: 2025 } },
  deactivatePromoter: { params: { id: '01hq00000000000000000p0001' } },
  deleteCategory: { params: { categoryId: '01hq00000000000000000g0001' } },
  deleteEvent: { params: { eventId: '01hq00000000000000000e0001' } },
  deletePromoters: { body: { ids: ['01hq00000000000000000p0001'] } },
  deleteSeries: { params: { seriesId: '01hq00000000000000000k0001' } },
  editBike: {
    params: { role: 'admin', bikeId: '01hq00000000000000000b0001' },
    body: { make: 'KTM', model: '350 SX-F', version: 1, vin: 'VBKMXA435SM000017', year: 2025 },
  },
  editCategory: {
    params: { categoryId: '01hq00000000000000000g0001' },
    body: { active: true, description: 'Desert races', seriesIds: ['01hq00000000000000000k0001'], version: 1 },
  },
  editPromoter: { params: { role: 'admin', id: '01hq00000000000000000p0001' }, body: { city: 'Redmond', version: 1 } },
  editSeries: {
    params: { seriesId: '01hq00000000000000000k0001' },
    body: {
      bonus: true,
      country: 'US',
      distance: null,
      expirationDate: '2026-12-31',
      initialValue: { amount: 50000, currency: 'USD' },
      name: 'Dry Lake Series',
      notes: 'Gate opens at six',
      promoterId: null,
      races: 6,
      state: 'OR',
      version: 1,
      zipcode: '97701',
    },
  },
  getSeriesSummary: {
    query: {
      categoryId: '01hq00000000000000000g0001',
      currency: 'USD',
      endDate: '2026-12-31',
      startDate: '2026-01-01',
    },
  },
  listEventImports: { params: { eventId: '01hq00000000000000000e0001' }, query: { page: '1' } },
  putResults: {
    params: { eventId: '01hq00000000000000000e0001' },
    body: {
      classId: '01hq00000000000000000c0001',
      dryRun: true,
      entrants: null,
      results: [
        {
          _id: '01hq00000000000000000s0001',
          amaNumber: null,
          bike: 'KTM',
          email: null,
          hometown: 'Bend',
          number: '217',
          place: 2,
          resultType: 'finished',
          riderId: '01hq00000000000000000r0001',
          riderName: 'Sam Carter',
          state: null,
        },
      ],
    },
    idempotencyKey: KEY,
  },
  rejectPromoters: { body: { ids: ['01hq00000000000000000p0001'], reason: 'Too few races' } },
  removeProfileImage: { params: { role: 'admin', type: 'dealer', subjectId: '01hq00000000000000000f0001' } },
  restoreEvent: { params: { eventId: '01hq00000000000000000e0001' }, body: { reason: 'Canceled by mistake' } },
  setProfileImage: {
    params: { role: 'admin', type: 'dealer', subjectId: '01hq00000000000000000f0001' },
    files: { file: new File([], 'shop.png', { type: 'image/png' }) },
  },
  undoPromoterDecision: { params: { id: '01hq00000000000000000p0001' } },
  uploadAllClassResult: {
    params: { eventId: '01hq00000000000000000e0001' },
    body: { page: 'first', dryRun: 'true' },
    files: { file: new File([], 'file.csv', { type: 'text/csv' }) },
    idempotencyKey: KEY,
  },
  uploadAllFormattedClassResult: {
    params: { eventId: '01hq00000000000000000e0001' },
    body: { page: 'first', dryRun: 'true' },
    files: { file: new File([], 'file.csv', { type: 'text/csv' }) },
    idempotencyKey: KEY,
  },
  uploadClass: {
    params: { eventId: '01hq00000000000000000e0001' },
    body: { dryRun: 'true', payoutType: 'dealerCredit', replace: 'false' },
    files: { file: new File([], 'file.csv', { type: 'text/csv' }) },
    idempotencyKey: KEY,
  },
};
