import { admins, type Cells, everyone, LOGIN, NO, NOBODY, NONE } from './cell.js';
import { riderOf } from './riders.js';

const BIKE = { year: 2025, make: 'KTM', model: '450 SX-F', vin: 'VBKMXA10XSM999999' };
/** a missing version, so the change is refused as stale */
const LATER = 999_999;

export const vin: Cells = {
  addBike: {
    own: [LOGIN, 'VIN_NOT_VALID', NO, NO, 'VIN_NOT_VALID'],
    other: [LOGIN, NONE, NO, NO, 'VIN_NOT_VALID'],
    ask: ({ role, objects, of }) => [
      `/api/${role}/rider/${riderOf(objects, of)}/bikes`,
      { method: 'POST', body: { ...BIKE, vin: 'TOO-SHORT' } },
    ],
  },
  editBike: {
    own: [LOGIN, 'STALE_EDIT', NO, NO, 'STALE_EDIT'],
    other: [LOGIN, NONE, NO, NO, 'STALE_EDIT'],
    ask: ({ role, objects, of }) => [
      `/api/${role}/bike/${of === 'own' ? objects.bike : objects.otherBike}`,
      { method: 'PUT', body: { ...BIKE, version: LATER } },
    ],
  },
  // an admin, who is permitted, requests a missing bike
  retireBike: {
    own: [LOGIN, NONE, NO, NO, NONE],
    other: [LOGIN, NONE, NO, NO, NONE],
    ask: ({ actor, role, objects, of }) => [
      `/api/${role}/bike/${of === 'own' || actor === 'admin' ? NOBODY : objects.otherBike}`,
      { method: 'DELETE' },
    ],
  },
  decideBike: {
    own: admins('STALE_EDIT'),
    ask: ({ objects }) => [
      `/api/admin/bike/${objects.bike}/vin-status`,
      { method: 'PUT', body: { vinStatus: 'invalid', version: LATER } },
    ],
  },
  listVinPatterns: { own: admins('ok'), ask: () => ['/api/vin-patterns?model=450'] },
  addVinPattern: {
    own: admins('PATTERN_NOT_VALID'),
    ask: () => ['/api/vin-patterns', { method: 'POST', body: { model: '450 SX-F', year: 2025, pattern: '***' } }],
  },
  deleteVinPattern: { own: admins(NONE), ask: () => [`/api/vin-patterns/${NOBODY}`, { method: 'DELETE' }] },
  verifyVinPattern: {
    own: admins(NONE),
    ask: () => ['/api/vin-patterns/verify', { method: 'POST', body: { pattern: NOBODY } }],
  },
  unverifyVinPattern: {
    own: admins(NONE),
    ask: () => ['/api/vin-patterns/unverify', { method: 'POST', body: { pattern: NOBODY } }],
  },
  verifyBikes: {
    own: admins('ok'),
    ask: () => ['/api/vin-patterns/verify-bikes', { method: 'POST', body: { patterns: [NOBODY] } }],
  },
  identifyVin: {
    own: everyone('VIN_NOT_VALID'),
    ask: () => ['/api/identify-vin', { method: 'POST', body: { vin: 'TOO-SHORT' } }],
  },
  vinReport: { own: admins('ok'), ask: () => ['/api/vin-report?status=verified'] },
  vinCounts: { own: admins('ok'), ask: () => ['/api/vin-counts'] },
  listVinDisputes: { own: admins('ok'), ask: () => ['/api/vin-disputes'] },
  settleVinDispute: {
    own: admins(NONE),
    ask: () => [`/api/vin-disputes/${NOBODY}/settle`, { method: 'POST', body: { outcome: 'stays' } }],
  },
  getSoldVins: { own: admins('ok'), ask: () => ['/api/sold-vins'] },
  removeSoldVins: { own: admins('ok'), ask: () => ['/api/sold-vins', { method: 'DELETE' }] },
  testSoldVin: {
    own: admins('VIN_NOT_VALID'),
    ask: () => ['/api/sold-vins/test', { method: 'POST', body: { vin: 'x' } }],
  },
  settleVinRun: {
    own: admins(NONE),
    ask: () => [`/api/vin-runs/${NOBODY}/settle`, { method: 'POST', body: { outcome: 'refused' } }],
  },
};
