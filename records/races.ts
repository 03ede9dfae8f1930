import type { Fields } from './field.js';

const PROMOTERS = { seenBy: 'everyone', editedBy: 'itself', audit: 'shown' } as const;
const ADMINS = { seenBy: 'everyone', editedBy: 'admins', audit: 'shown' } as const;

/** An event. Its series, its promoter and whether it pays are code; pages have a layout of their own. */
export const EVENT = {
  title: { ...PROMOTERS, kind: 'text', label: 'title', max: 200, required: true, width: 34 },
  /** kind of race as people call it: Motocross, Hare Scramble */
  type: { ...PROMOTERS, kind: 'text', label: 'raceType', header: 'type', max: 60, required: true, width: 14 },
  /** `startsOn` in the core; null: a draft */
  startDate: { ...PROMOTERS, kind: 'date', label: 'firstDay', header: 'startDate', column: 'starts_on', width: 12 },
  /** `endsOn` in the core; null: the day it starts on */
  endDate: { ...PROMOTERS, kind: 'date', label: 'lastDay', header: 'endDate', column: 'ends_on', width: 12 },
  venue: { ...PROMOTERS, kind: 'text', label: 'venueName', header: 'venue', max: 200, width: 24 },
  venueWebsite: { ...PROMOTERS, kind: 'website', label: 'venueWebsite', max: 500 },
  country: { ...PROMOTERS, kind: 'country', label: 'country', required: true, width: 9, notIn: ['public'] },
  city: { ...PROMOTERS, kind: 'text', label: 'city', max: 100, width: 18 },
  /** code of the region: CO, QC */
  state: { ...PROMOTERS, kind: 'region', label: 'state', max: 50, width: 12 },
  /** as its promoter writes it */
  zipcode: { ...PROMOTERS, kind: 'text', label: 'zipcode', max: 12, audit: 'masked', width: 11 },
} as const satisfies Fields;

/** A series. What its bonus is worth depends on its country, and its promoter is another record: both are code. */
export const SERIES = {
  name: { ...PROMOTERS, kind: 'text', label: 'seriesName', header: 'name', max: 150, required: true, width: 32 },
  state: { ...PROMOTERS, kind: 'region', label: 'state', max: 50, width: 12 },
  /** as its promoter writes it */
  zipcode: { ...PROMOTERS, kind: 'text', label: 'zipcode', max: 12, audit: 'masked' },
  country: { ...PROMOTERS, kind: 'country', label: 'country', width: 9 },
  races: { ...PROMOTERS, kind: 'number', label: 'racesAnnounced', header: 'races', max: 1_000, width: 8 },
  /** how far its races go or lie apart, in the promoter's words */
  distance: { ...PROMOTERS, kind: 'text', label: 'distance', max: 60, width: 12 },
  /** whether admins may issue its bonus; pages show what it is worth instead */
  bonus: {
    ...ADMINS,
    kind: 'yes-no',
    label: 'hasBonus',
    header: 'bonus',
    width: 8,
    notIn: ['desk', 'own', 'public'],
  },
  /** the last day of its bonus */
  expirationDate: { ...ADMINS, kind: 'date', label: 'bonusUntil', header: 'expirationDate', width: 12 },
  notes: { ...PROMOTERS, kind: 'long-text', label: 'notes', max: 4_000, seenBy: 'itself', width: 34 },
} as const satisfies Fields;

/** A category: a group of series, which have a list of their own. */
export const CATEGORY = {
  description: { ...ADMINS, kind: 'text', label: 'description', max: 200, required: true, width: 34 },
  /** files and pages say it as a status */
  active: { ...ADMINS, kind: 'yes-no', label: 'categoryActive', notIn: ['desk', 'public'] },
} as const satisfies Fields;
