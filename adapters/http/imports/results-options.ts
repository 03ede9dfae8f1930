import type { Parsed, uploadClassResult } from '@rrr/contract';
import type { EventView } from '@rrr/core/events';
import type { ReadResultsOptions, SentFile } from '@rrr/core/imports';

interface About {
  readonly body: Pick<Parsed<typeof uploadClassResult>['body'], 'mapping' | 'corrections' | 'answers'>;
  readonly file: SentFile;
  readonly event: EventView;
  readonly program: { readonly brandMakes: readonly string[]; readonly knownMakes: readonly string[] };
}

/** How any file of results is read: what a person said about it, and what is known of the event. */
export const resultsOptions = ({ body, file, event, program }: About): ReadResultsOptions => {
  const { title, venue, city, seriesName, promoterName, startsOn, endsOn } = event;
  return {
    ...(body.mapping ? { mapping: body.mapping } : {}),
    ...(body.corrections ? { corrections: body.corrections } : {}),
    ...(body.answers ? { answers: body.answers } : {}),
    brandMakes: program.brandMakes,
    knownMakes: program.knownMakes,
    fileName: file.name,
    event: {
      title,
      about: [venue, city, seriesName, promoterName].flatMap((it) => it ?? []),
      startsOn,
      endsOn,
    },
  };
};
