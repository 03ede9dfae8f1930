import { admins, type Cells, everyone, key, LOGIN, NO, NOBODY, NONE, type Of } from './cell.js';
import type { Objects } from './objects.js';
import { OUTDATED } from './races.js';

const seriesOf = (objects: Objects, of: Of): string => (of === 'own' ? objects.series : objects.otherSeries);
const FIELDS = { name: 'Nobody Cup', state: null, zipcode: null, country: 'US', races: 3, distance: null, notes: null };
const ALL = { ...FIELDS, bonus: true, initialValue: null, expirationDate: null, promoterId: null };
const SETTINGS = {
  eligibleBikes: [{ category: 'current', models: [], fromYear: 2026, toYear: 2027 }],
  minimumRidersPerClass: 5,
  smallClasses: [],
  classesPerBikePerEvent: 2,
  ties: 'share',
  resultWindowDays: 45,
  paymentInfoDays: 60,
  creditMonths: 12,
  limits: { place: 100, class: 200, event: 300 },
};
const CATEGORY = { description: 'Of nothing', active: true, seriesIds: [NOBODY] };

export const seasons: Cells = {
  listSeries: { own: everyone('ok'), ask: () => ['/api/series'] },
  getSeries: {
    own: everyone('ok'),
    other: everyone('ok'),
    ask: ({ objects, of }) => [`/api/serie/${seriesOf(objects, of)}`],
  },
  adminSeries: { own: admins('ok'), ask: () => ['/api/admin/series'] },
  addSeries: { own: admins('BONUS_WITHOUT_VALUE'), ask: () => ['/api/admin/series', { method: 'POST', body: ALL }] },
  editSeries: {
    own: admins('STALE_EDIT'),
    ask: ({ objects }) => [
      `/api/admin/serie/${objects.series}`,
      { method: 'PUT', body: { ...ALL, version: OUTDATED } },
    ],
  },
  addOwnSeries: {
    own: [LOGIN, NO, NO, 'VALIDATION_FAILED', NO],
    ask: () => ['/api/promoter/series', { method: 'POST', body: { ...FIELDS, name: '' } }],
  },
  editOwnSeries: {
    own: [LOGIN, NO, NO, 'STALE_EDIT', NO],
    other: [LOGIN, NO, NO, NONE, NO],
    ask: ({ objects, of }) => [
      `/api/promoter/serie/${seriesOf(objects, of)}`,
      { method: 'PUT', body: { ...FIELDS, version: OUTDATED } },
    ],
  },
  deleteSeries: {
    own: admins('SERIES_IN_USE'),
    ask: ({ objects }) => [`/api/admin/serie/${objects.series}`, { method: 'DELETE' }],
  },
  activateSeries: {
    own: admins('ok'),
    ask: ({ objects }) => [`/api/admin/serie/${objects.series}/active`, { method: 'PUT', body: { active: true } }],
  },
  seriesBonuses: { own: admins('ok'), ask: ({ objects }) => [`/api/admin/serie/${objects.series}/bonuses`] },
  issueSeriesBonus: {
    own: admins(NONE),
    ask: ({ objects }) => [
      `/api/admin/serie/${objects.series}/bonus`,
      { method: 'POST', headers: key(), body: { riderId: NOBODY } },
    ],
  },
  revokeSeriesBonus: {
    own: admins(NONE),
    ask: ({ objects }) => [`/api/admin/serie/${objects.series}/bonus/${NOBODY}`, { method: 'DELETE', headers: key() }],
  },

  getStandings: { own: everyone('ok'), ask: ({ objects }) => [`/api/serie/${objects.series}/standings`] },
  getStandingsBonuses: {
    own: admins('ok'),
    ask: ({ objects }) => [`/api/admin/serie/${objects.series}/standings-bonuses`],
  },
  giveStandingsBonuses: {
    own: admins(NONE),
    ask: ({ objects }) => [
      `/api/admin/serie/${objects.series}/standings-bonuses`,
      { method: 'POST', headers: key(), body: { season: 1999, classKey: '450a', outcome: '' } },
    ],
  },
  editStandingsRules: {
    own: admins('STALE_EDIT'),
    ask: ({ objects }) => [
      `/api/admin/serie/${objects.series}/standings-rules`,
      { method: 'PUT', body: { points: [25], bestRounds: null, amounts: [], version: OUTDATED } },
    ],
  },

  listSeasons: { own: admins('ok'), ask: () => ['/api/admin/seasons'] },
  addSeason: {
    own: admins('SEASON_REFUSED'),
    ask: () => ['/api/admin/season', { method: 'POST', body: { startDate: '1999-01-01' } }],
  },
  getSeason: { own: admins(NONE), ask: () => [`/api/admin/season/${NOBODY}`] },
  editSeason: {
    own: admins(NONE),
    ask: () => [
      `/api/admin/season/${NOBODY}`,
      { method: 'PUT', body: { startDate: '2099-01-01', settings: SETTINGS, note: null, version: OUTDATED } },
    ],
  },
  deleteSeason: { own: admins(NONE), ask: () => [`/api/admin/season/${NOBODY}`, { method: 'DELETE' }] },
  submitSeason: {
    own: admins(NONE),
    ask: () => [`/api/admin/season/${NOBODY}/submit`, { method: 'POST', body: { version: OUTDATED, reason: null } }],
  },
  withdrawSeason: {
    own: admins(NONE),
    ask: () => [`/api/admin/season/${NOBODY}/withdraw`, { method: 'POST', body: { version: OUTDATED, reason: null } }],
  },
  simulateSeason: {
    own: admins(NONE),
    ask: () => [`/api/admin/season/${NOBODY}/simulate`, { method: 'POST', body: { after: null } }],
  },

  listCategories: { own: everyone('ok'), ask: () => ['/api/categories'] },
  getCategory: { own: everyone(NONE), ask: () => [`/api/category/${NOBODY}`] },
  addCategory: { own: admins(NONE), ask: () => ['/api/admin/categories', { method: 'POST', body: CATEGORY }] },
  editCategory: {
    own: admins(NONE),
    ask: () => [`/api/admin/category/${NOBODY}`, { method: 'PUT', body: { ...CATEGORY, version: OUTDATED } }],
  },
  deleteCategory: { own: admins(NONE), ask: () => [`/api/admin/category/${NOBODY}`, { method: 'DELETE' }] },
};
