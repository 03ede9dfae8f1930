import type { PayoutType } from '@rrr/core/events';
import type { Ids } from '@rrr/core/shared';
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
  readonly states: readonly string[];
  readonly shape: Shape;
  readonly days: number;
  readonly round: string;
  readonly venues: readonly string[];
  readonly classes: readonly ClassKind[];
}

export interface DemoSeries {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly country: string;
  readonly active: boolean;
  readonly promoterId: string;
}

const pro = (name: string, ...dollars: number[]): ClassKind => ({ name, payoutType: 'cash', dollars, field: 'pro' });
const amateur = (name: string, ...dollars: number[]): ClassKind => ({
  name,
  payoutType: 'dealerCredit',
  dollars,
  field: 'anyone',
});
const forFun = (name: string): ClassKind => ({ name, payoutType: 'noPayout', dollars: [], field: 'anyone' });

const ARENA = [
  pro('450 Pro', 1200, 800, 550, 400, 300, 200, 150, 100),
  amateur('Vet 30+', 250, 200, 150, 125, 100, 75, 60, 50, 40),
  pro('250 Pro', 900, 600, 400, 300, 200),
  amateur('450 Amateur', 300, 225, 175, 140, 110, 85, 60, 40),
  amateur('Women', 250, 175, 125, 100, 75, 60, 50),
  forFun('Youth 85'),
];
const MOTOCROSS = [
  pro('450 Pro', 1000, 650, 450, 300, 200),
  amateur('450 Amateur', 300, 225, 175, 140, 110, 85, 60, 40),
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
  amateur('450 Amateur', 260, 190, 140, 100, 80, 60),
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
    states: ['CO', 'UT', 'WY', 'NE', 'KS'],
    shape: 'tower',
    days: 1,
    round: 'Round',
    venues: ['Beacon Hall', 'Stockyard Dome', 'Grainhouse Arena', 'Signal Hill Coliseum', 'Union Yard'],
    classes: ARENA,
  },
  {
    name: 'Sierra Crown Motocross',
    type: 'Motocross',
    country: 'US',
    state: 'CA',
    states: ['CA', 'NV', 'OR'],
    shape: 'tower',
    days: 1,
    round: 'Round',
    venues: ['Cinder Hollow', 'Manzanita Ranch', 'Dry Gulch', 'Larkspur Park'],
    classes: MOTOCROSS,
  },
  {
    name: 'Tallgrass Hare Scrambles',
    type: 'Off Road',
    country: 'US',
    state: 'KS',
    states: ['KS', 'MO', 'IA', 'NE', 'TX'],
    shape: 'timing',
    days: 2,
    round: 'Round',
    venues: ['Walnut Bottoms', 'Coyote Draw', 'Limestone Farm', 'Prairie Chapel'],
    classes: TRAIL,
  },
  {
    name: 'Copper Basin Desert Rounds',
    type: 'Off Road',
    country: 'US',
    state: 'AZ',
    states: ['AZ', 'NM', 'NV', 'UT'],
    shape: 'timing',
    days: 2,
    round: 'Round',
    venues: ['Vermilion Wash', 'Jackrabbit Flats', 'Old Smelter', 'Three Cairns'],
    classes: TRAIL,
  },
  {
    name: 'Lakes and Pines Flat Track',
    type: 'Flat Track',
    country: 'US',
    state: 'WI',
    states: ['WI', 'MN', 'MI', 'IL', 'OH'],
    shape: 'placers',
    days: 1,
    round: 'Night',
    venues: ['Tamarack Oval', 'Fairground Half Mile', 'Birch Lake Speedway', 'Iron Lantern'],
    classes: OVAL,
  },
  {
    name: 'Laurel Fork Enduro Rounds',
    type: 'Off Road',
    country: 'US',
    state: 'TN',
    states: ['TN', 'NC', 'VA', 'WV', 'PA', 'KY'],
    shape: 'placers',
    days: 1,
    round: 'Round',
    venues: ['Hemlock Gap', 'Sawmill Run', 'Rhododendron Ridge', 'Caney Hollow'],
    classes: TRAIL,
  },
  {
    name: 'Circuit des Érables',
    type: 'Motocross',
    country: 'CA',
    state: 'QC',
    states: ['QC', 'ON', 'NB'],
    shape: 'tower',
    days: 1,
    round: 'Manche',
    venues: ['Mont Tamia', 'Sablière du Nord', 'Rang des Cèdres', 'Butte aux Corneilles'],
    classes: MOTOCROSS,
  },
  {
    name: 'Prairie and Peaks Supermoto',
    type: 'Road',
    country: 'CA',
    state: 'AB',
    states: ['AB', 'SK', 'MB', 'BC'],
    shape: 'timing',
    days: 2,
    round: 'Round',
    venues: ['Airfield Nine', 'Chinook Kart Park', 'Elevator Row', 'Foothill Raceway'],
    classes: ROAD,
  },
];

export const seriesOf = (promoters: readonly DemoPromoter[], ids: Ids): readonly DemoSeries[] =>
  SERIES.map(({ name, state, country }, at) => ({
    id: ids.next(),
    name,
    state,
    country,
    active: true,
    promoterId: promoters[at]?.id ?? '',
  }));
