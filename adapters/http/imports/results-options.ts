import type { Parsed, uploadClassResult } from '@rrr/contract';
import type { EventView, RaceClass } from '@rrr/core/events';
import type { ReadResultsOptions, SentFile } from '@rrr/core/imports';

interface About {
  readonly body: Pick<Parsed<typeof uploadClassResult>['body'], 'mapping' | 'corrections' | 'answers'>;
  readonly file: SentFile;
  readonly event: EventView;
  readonly classes: readonly RaceClass[];
  readonly program: { readonly brandMakes: readonly string[]; readonly knownMakes: readonly string[] };
}

const amountsOf = ({ payoutType, places }: RaceClass): readonly number[] => {
  if (payoutType === 'noPayout') return [];
  const byPlace = new Map(places.map(({ place, amount }) => [place, amount]));
  return Array.from({ length: Math.max(0, ...byPlace.keys()) }, (_, at) => byPlace.get(at + 1) ?? 0);
};

/** How any file of results is read: what a person said about it, and what is known of the event. */
export const resultsOptions = ({ body, file, event, classes, program }: About): ReadResultsOptions => {
  const { title, venue, city, seriesName, promoterName, startsOn, endsOn } = event;
  return {
    ...(body.mapping ? { mapping: body.mapping } : {}),
    ...(body.corrections ? { corrections: body.corrections } : {}),
    ...(body.answers ? { answers: body.answers } : {}),
    brandMakes: program.brandMakes,
    knownMakes: program.knownMakes,
    fileName: file.name,
    pays: classes.map((raceClass) => ({ name: raceClass.name, amounts: amountsOf(raceClass) })),
    event: {
      title,
      about: [venue, city, seriesName, promoterName].flatMap((text) => text ?? []),
      startsOn,
      endsOn,
    },
  };
};
