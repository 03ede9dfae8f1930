import type { EventsImport } from '@rrr/contract';
import { Status, useFormats } from '@rrr/kit/base';
import type { Column } from '../list/column.js';
import { List } from '../list/List.js';
import { Section } from '../pieces/Section.js';
import { useUploadEventsWords } from './upload/words/use-words.js';

type Row = Omit<EventsImport['rows'][number], '_id'> & { _id: string };

/** Every event of the file, and whether it is new. */
export const EventRows = ({ preview: { rows }, note }: { preview: EventsImport; note: string }) => {
  const [words, formats] = [useUploadEventsWords(), useFormats()];
  const columns: Column<Row>[] = [
    { key: 'event', title: words('event'), cell: (row) => row.title },
    { key: 'when', title: words('when'), cell: (row) => formats.dates(row.startDate, row.endDate) },
    {
      key: 'where',
      title: words('where'),
      cell: (row) => [row.venue, row.city, row.state].filter(Boolean).join(', '),
    },
    { key: 'type', title: words('type'), cell: (row) => row.type },
    {
      key: 'change',
      title: words('change'),
      phone: 'under',
      cell: (row) => <Status tone={row.change === 'new' ? 'good' : 'plain'}>{words(`changes.${row.change}`)}</Status>,
    },
  ];
  return (
    <Section title={words('rows')}>
      <p className="desk-muted">{note}</p>
      <List<Row>
        label={words('rows')}
        // A new event has no id yet; its line in the file is its own.
        items={rows.map((row) => ({ ...row, _id: String(row.line) }))}
        columns={columns}
        empty={{ text: words('nothing') }}
      />
    </Section>
  );
};
