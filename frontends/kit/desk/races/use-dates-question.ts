import type { EventsImport } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import type { ImportKind } from '../import/import-kind.js';
import type { EventsMended } from './events-mended.js';
import { useUploadEventsWords } from './upload/words/use-words.js';

/** Whether dates in numbers have the day or the month first, where the file does not tell; the likely one first. */
export const useDatesQuestion = <F extends EventsMended>(): NonNullable<ImportKind<F, EventsImport>['questions']> => {
  const [words, formats] = [useUploadEventsWords(), useFormats()];
  return {
    of: ({ dates }) =>
      dates
        ? [
            {
              // as the problem names it that the answer solves
              id: 'dates',
              text: words('dates.title', { sample: dates.sample }),
              lead: words('dates.lead'),
              choices: dates.readings
                .toSorted((a, b) => Number(b.order === dates.likely) - Number(a.order === dates.likely))
                .map(({ order, from }) => ({
                  value: order,
                  label: words(`dates.${order}`, { date: from === null ? words('dates.none') : formats.date(from) }),
                })),
              answer: dates.chosen,
              last: dates.last,
            },
          ]
        : [],
    answer: (fields, _id, value) => ({ ...fields, dates: value === 'dayFirst' ? 'dayFirst' : 'monthFirst' }),
  };
};
