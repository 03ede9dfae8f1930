import { isModelYearOf, type Program } from '@rrr/core/program';
import { ageOn, type LocalDate } from '@rrr/core/shared';
import { chanceOf } from './chance.js';
import type { DemoRider } from './demo-people.js';
import type { Starter } from './field.js';
import { groupBy } from './group-by.js';
import type { DemoEvent } from './seasons.js';
import { SAMPLE_CLASS } from './series.js';
import { workbookFile } from '@rrr/spreadsheets';

interface SampleFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Samples {
  /** the demo promoter's event that waits for these results */
  readonly event: DemoEvent;
  readonly classId: string;
  readonly files: readonly SampleFile[];
}

const HEADER = ['POS.', '#', 'RIDER', 'HOMETOWN', 'BIKE', 'INTERVAL', 'BEST TIME', 'TEAM/SPONSORS'] as const;
const TEAMS = [
  'Privateer',
  'Copperline Suspension',
  'Family and friends',
  'Milltown Plumbing',
  '',
  'Big Sage Hay & Feed',
  'Night Shift Racing',
];

export interface SamplesAsked {
  readonly events: readonly DemoEvent[];
  /** the first is the demo rider; two have the same name */
  readonly riders: readonly DemoRider[];
  readonly strangers: readonly Starter[];
  readonly program: Program;
}

/** The demo promoter's newest event without results, and a results file for it with every kind of row. */
export const samples = (asked: SamplesAsked): Samples => {
  const event = asked.events.findLast((demoEvent) => demoEvent.follows === 0 && demoEvent.fate === 'waiting');
  const inClass = event?.classes.find((raceClass) => raceClass.name === SAMPLE_CLASS);
  if (!event || !inClass) throw new Error('No event of the demo promoter waits for results');
  const rows = [HEADER, ...finishers(asked, event.endsOn)];
  return {
    event,
    classId: inClass.id,
    files: [
      {
        name: '450-amateur-results.csv',
        bytes: Buffer.from(rows.map((cells) => cells.map(quoted).join(',')).join('\r\n') + '\r\n'),
      },
      { name: '450-amateur-results.xlsx', bytes: workbookFile(SAMPLE_CLASS, rows) },
    ],
  };
};

interface Line {
  readonly number: string;
  readonly name: string;
  readonly hometown: string;
  readonly bike: string;
}

const ours = (rider: DemoRider): Line => ({
  number: rider.number,
  name: rider.fullName,
  hometown: `${rider.city}, ${rider.state ?? ''}`,
  bike: `${rider.bikes[0]?.make ?? ''} ${rider.bikes[0]?.model ?? ''}`,
});

const finishers = (
  { riders, strangers, program }: SamplesAsked,
  raceDay: LocalDate,
): readonly (readonly string[])[] => {
  const chance = chanceOf('samples');
  const names = groupBy(riders, (rider) => rider.fullName);
  const [demo] = riders;
  const namesake = riders.find((rider) => (names.get(rider.fullName)?.length ?? 0) > 1);
  if (!demo || !namesake) throw new Error('The demo rider or the namesakes are missing');
  const matched = riders
    .filter(
      (rider) =>
        rider !== demo &&
        rider.follows === 0 &&
        rider.number !== demo.number &&
        names.get(rider.fullName)?.length === 1 &&
        rider.state !== null &&
        earns(rider, raceDay, program),
    )
    .slice(0, 6)
    .map(ours);
  const others = strangers.filter((stranger) => !stranger.bike.startsWith(program.brandMakes[0] ?? '')).slice(0, 7);
  const rest = others.map(({ name, number, town, bike }): Line => ({
    name,
    number,
    hometown: `${town.city}, ${town.state ?? ''}`,
    bike,
  }));
  const [one, two, three, four, five, onAnother] = matched as [Line, Line, Line, Line, Line, Line];
  const order: readonly Line[] = [
    one,
    rest[0] as Line,
    ours(demo),
    two,
    // nothing in the row tells the two apart
    { ...ours(namesake), number: '', hometown: '', bike: '' },
    three,
    rest[1] as Line,
    { ...onAnother, bike: 'Honda CRF450R' },
    { ...(rest[2] as Line), bike: `${program.brandMakes[0] ?? ''} 450 SX-F` },
    four,
    ...rest.slice(3),
    five,
  ];
  let gap = 0;
  return order.map((entrant, at) => {
    const last = at === order.length - 1;
    gap += 700 + chance.between(0, 4200);
    const interval = at === 0 ? '-' : last ? '3 laps' : `+${(gap / 1000).toFixed(3)}`;
    return [
      last ? 'DNF' : String(at + 1),
      entrant.number,
      entrant.name,
      entrant.hometown,
      entrant.bike,
      interval,
      `${47 + Math.floor(at / 5)}.${chance.digits(3)}`,
      chance.pick(TEAMS),
    ];
  });
};

/** A rider whose result would earn: an active adult with a verified bike of eligible years. */
const earns = (
  { factory, deactivated, bornOn, bikes: [bike] }: DemoRider,
  raceDay: LocalDate,
  program: Program,
): boolean =>
  !factory &&
  !deactivated &&
  bornOn !== null &&
  ageOn(bornOn, raceDay) >= program.adultAge &&
  bike?.vinStatus === 'verified' &&
  program.eligibleBikes.some(
    (eligibleBike) => eligibleBike.models.length === 0 && isModelYearOf(eligibleBike, bike.year),
  );

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
