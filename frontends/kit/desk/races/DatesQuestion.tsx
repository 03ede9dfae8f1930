import type { EventsImport } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { ImportQuestion } from '../import/ImportQuestion.js';
import type { ImportView } from '../wizard/import-kind.js';
import type { EventsMended } from './events-mended.js';
import { useUploadEventsWords } from './upload/words/use-words.js';

/** Whether dates in numbers have the day or the month first, where the file does not tell; the likely one first. */
export const DatesQuestion = <F extends EventsMended>({
  view: { preview, fields, busy, change },
}: {
  view: ImportView<F, EventsImport>;
}) => {
  const [words, formats] = [useUploadEventsWords(), useFormats()];
  const { dates } = preview;
  if (!dates) return null;
  const choices = dates.readings
    .toSorted((a, b) => Number(b.order === dates.likely) - Number(a.order === dates.likely))
    .map(({ order, from }) => ({
      value: order,
      label: words(`dates.${order}`, { date: from === null ? words('dates.none') : formats.date(from) }),
    }));
  return (
    <ImportQuestion
      title={words('dates.title', { sample: dates.sample })}
      lead={words('dates.lead')}
      choices={choices}
      chosen={dates.chosen}
      busy={busy}
      onChoose={(order) => change({ ...fields, dates: order })}
    />
  );
};
