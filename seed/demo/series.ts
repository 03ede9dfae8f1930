import type { PayoutType } from '@rrr/core/events';
import { addMonths, type Ids, type LocalDate } from '@rrr/core/shared';
import type { DemoPromoter } from './promoters.js';

/** The results format of a series' timing system. */
export type Shape = 'tower' | 'timing' | 'placers';

interface ClassKind {
  readonly name: string;
  readonly payoutType: PayoutType;
  /** whole dollars by place */
  readonly dollars: readonly number[];
  readonly field: 'pro' | 'anyone';
}

export interface SeriesKind {
  readonly name: string;
  readonly type: string;
  readonly country: 'US' | 'CA';
  readonly state: string;
  readonly shape: Shape;
  readonly days: number;
  readonly round: string;
  /** where its rounds are, one after the other: venue, town, state */
  readonly venues: readonly (readonly [string, string, string])[];
  /** how far a race goes */
  readonly distance: string;
  /** for a rider who took part, minor units; null: none */
  readonly bonus: number | null;
  readonly classes: readonly ClassKind[];
}

export interface DemoSeries {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly country: string;
  readonly active: boolean;
  readonly promoterId: string;
  readonly distance: string;
  readonly bonus: boolean;
  /** of the bonus, minor units; null: none */
  readonly initialValue: number | null;
  readonly expirationDate: LocalDate | null;
}

const pro = (name: string, ...dollars: number[]): ClassKind => ({ name, payoutType: 'cash', dollars, field: 'pro' });
const amateur = (name: string, ...dollars: number[]): ClassKind => ({
  name,
  payoutType: 'dealerCredit',
  dollars,
  field: 'anyone',
});
const forFun = (name: string): ClassKind => ({ name, payoutType: 'noPayout', dollars: [], field: 'anyone' });

/** The class that the sample files are results of. */
export const SAMPLE_CLASS = '450 Amateur';

const ARENA = [
  pro('450 Pro', 1200, 800, 550, 400, 300, 200, 150, 100),
  amateur('Vet 30+', 250, 200, 150, 125, 100, 75, 60, 50, 40),
  pro('250 Pro', 900, 600, 400, 300, 200),
  amateur(SAMPLE_CLASS, 300, 225, 175, 140, 110, 85, 60, 40),
  amateur('Women', 250, 175, 125, 100, 75, 60, 50),
  forFun('Youth 85'),
];
const MOTOCROSS = [
  pro('450 Pro', 1000, 650, 450, 300, 200),
  amateur(SAMPLE_CLASS, 300, 225, 175, 140, 110, 85, 60, 40),
  amateur('250 Amateur', 250, 200, 150, 120, 90, 70, 50, 40),
  amateur('Vet 40+', 200, 150, 100, 75, 60, 50, 40),
  amateur('Women', 200, 150, 100, 75, 60, 50),
  forFun('Youth 85'),
];
const TRAIL = [
  pro('Pro Open', 800, 500, 350, 250, 150),
  amateur('A Open', 275, 210, 160, 120, 90, 70, 50, 40),
  amateur('B Open', 200, 160, 120, 90, 70, 50, 40),
  amateur('Vet A 40+', 200, 150, 110, 80, 60, 50, 40),
  amateur('Women A', 200, 150, 110, 80),
  forFun('Trail Riders'),
];
const OVAL = [
  pro('Pro Singles', 900, 600, 400, 250, 150),
  amateur(SAMPLE_CLASS, 260, 190, 140, 100, 80, 60),
  amateur('Open Amateur', 220, 160, 120, 90, 70, 50),
  amateur('Vet 45+', 180, 130, 90, 60),
  forFun('Hooligan Twins'),
];
const ROAD = [
  pro('SuperTwin', 900, 600, 400, 275, 175),
  pro('Supermoto Pro', 700, 450, 300, 200),
  amateur('Supermoto Amateur', 250, 190, 140, 110, 80, 60),
  amateur('Production Twins', 220, 170, 130, 90, 60),
  forFun('Track Day Cup'),
];

/** Eight invented championships, each with its own promoter, in order. */
export const SERIES: readonly SeriesKind[] = [
  {
    name: 'Northlight Arena Series',
    type: 'Motocross',
    country: 'US',
    state: 'CO',
    shape: 'tower',
    days: 1,
    round: 'Round',
    distance: '20 laps',
    bonus: 30_000,
    venues: [
      ['Beacon Hall', 'Pueblo', 'CO'],
      ['Stockyard Dome', 'Omaha', 'NE'],
      ['Grainhouse Arena', 'Wichita', 'KS'],
      ['Signal Hill Coliseum', 'Casper', 'WY'],
      ['Union Yard', 'Provo', 'UT'],
    ],
    classes: ARENA,
  },
  {
    name: 'Sierra Crown Motocross',
    type: 'Motocross',
    country: 'US',
    state: 'CA',
    shape: 'tower',
    days: 1,
    round: 'Round',
    distance: '2 motos, 25 minutes each',
    bonus: null,
    venues: [
      ['Cinder Hollow', 'Bend', 'OR'],
      ['Manzanita Ranch', 'Redding', 'CA'],
      ['Dry Gulch', 'Reno', 'NV'],
      ['Larkspur Park', 'Santa Rosa', 'CA'],
    ],
    classes: MOTOCROSS,
  },
  {
    name: 'Tallgrass Hare Scrambles',
    type: 'Off Road',
    country: 'US',
    state: 'KS',
    shape: 'timing',
    days: 2,
    round: 'Round',
    distance: '2 hours',
    bonus: null,
    venues: [
      ['Walnut Bottoms', 'Springfield', 'MO'],
      ['Coyote Draw', 'Lubbock', 'TX'],
      ['Limestone Farm', 'Wichita', 'KS'],
      ['Prairie Chapel', 'Des Moines', 'IA'],
    ],
    classes: TRAIL,
  },
  {
    name: 'Copper Basin Desert Rounds',
    type: 'Off Road',
    country: 'US',
    state: 'AZ',
    shape: 'timing',
    days: 2,
    round: 'Round',
    distance: '80 miles',
    bonus: null,
    venues: [
      ['Vermilion Wash', 'St. George', 'UT'],
      ['Jackrabbit Flats', 'Henderson', 'NV'],
      ['Old Smelter', 'Tucson', 'AZ'],
      ['Three Cairns', 'Santa Fe', 'NM'],
    ],
    classes: TRAIL,
  },
  {
    name: 'Lakes and Pines Flat Track',
    type: 'Flat Track',
    country: 'US',
    state: 'WI',
    shape: 'placers',
    days: 1,
    round: 'Night',
    distance: '12 laps',
    bonus: null,
    venues: [
      ['Tamarack Oval', 'Eau Claire', 'WI'],
      ['Fairground Half Mile', 'Springfield', 'IL'],
      ['Birch Lake Speedway', 'Duluth', 'MN'],
      ['Iron Lantern', 'Toledo', 'OH'],
    ],
    classes: OVAL,
  },
  {
    name: 'Laurel Fork Enduro Rounds',
    type: 'Off Road',
    country: 'US',
    state: 'TN',
    shape: 'placers',
    days: 1,
    round: 'Round',
    distance: '45 miles',
    bonus: null,
    venues: [
      ['Hemlock Gap', 'Asheville', 'NC'],
      ['Sawmill Run', 'Charleston', 'WV'],
      ['Rhododendron Ridge', 'Roanoke', 'VA'],
      ['Caney Hollow', 'Knoxville', 'TN'],
    ],
    classes: TRAIL,
  },
  {
    name: 'Circuit des Érables',
    type: 'Motocross',
    country: 'CA',
    state: 'QC',
    shape: 'tower',
    days: 1,
    round: 'Manche',
    distance: '2 manches de 25 minutes',
    bonus: 25_000,
    venues: [
      ['Mont Tamia', 'Sherbrooke', 'QC'],
      ['Sablière du Nord', 'Saguenay', 'QC'],
      ['Rang des Cèdres', 'Trois-Rivières', 'QC'],
      ['Butte aux Corneilles', 'Moncton', 'NB'],
    ],
    classes: MOTOCROSS,
  },
  {
    name: 'Prairie and Peaks Supermoto',
    type: 'Road',
    country: 'CA',
    state: 'AB',
    shape: 'timing',
    days: 2,
    round: 'Round',
    distance: '18 laps',
    bonus: null,
    venues: [
      ['Airfield Nine', 'Red Deer', 'AB'],
      ['Chinook Kart Park', 'Lethbridge', 'AB'],
      ['Elevator Row', 'Saskatoon', 'SK'],
      ['Foothill Raceway', 'Kelowna', 'BC'],
    ],
    classes: ROAD,
  },
];

export const seriesOf = (promoters: readonly DemoPromoter[], ids: Ids, today: LocalDate): readonly DemoSeries[] =>
  SERIES.map(({ name, state, country, distance, bonus }, at) => ({
    id: ids.next(),
    name,
    state,
    country,
    active: true,
    promoterId: promoters[at]?.id ?? '',
    distance,
    bonus: bonus !== null,
    initialValue: bonus,
    expirationDate: bonus === null ? null : addMonths(today, 8),
  }));

export interface DemoCategory {
  readonly id: string;
  readonly description: string;
  /** places of its series in `SERIES` */
  readonly series: readonly number[];
}

/** How the program groups its championships. */
export const CATEGORIES: readonly Omit<DemoCategory, 'id'>[] = [
  { description: 'Motocross and arena', series: [0, 1, 6] },
  { description: 'Off-road', series: [2, 3, 5] },
  { description: 'Flat track', series: [4] },
  { description: 'Supermoto', series: [7] },
  { description: 'Canada', series: [6, 7] },
];
