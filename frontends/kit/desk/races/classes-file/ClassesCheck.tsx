import type { ClassesImport } from '@rrr/contract';
import { Amount, Status, useFormats, type Tone } from '@rrr/kit/base';
import { ChangeTotals } from '../../import/ChangeTotals.js';
import type { Column } from '../../list/column.js';
import { List } from '../../list/List.js';
import { Section } from '../../pieces/Section.js';
import type { ImportView } from '../../import/import-kind.js';
import { PurseFalls } from './PurseFalls.js';
import { ReadingFields } from './ReadingFields.js';
import type { ClassesReading } from './send-classes.js';
import { useUploadClassesWords } from './words/use-words.js';

type Row = ClassesImport['rows'][number] & { _id: string };
const TONE = { new: 'good', changed: 'wait', same: 'plain' } as const satisfies Record<Row['change'], Tone>;

/** What the file would store: every class with its places, and what becomes of the others. */
export const ClassesCheck = ({
  view: { preview, fields, change },
}: {
  view: ImportView<ClassesReading, ClassesImport>;
}) => {
  const [words, formats] = [useUploadClassesWords(), useFormats()];
  const { currency } = preview.contingencyAmount;
  const columns: Column<Row>[] = [
    { key: 'class', title: words('class'), cell: (row) => row.name },
    { key: 'pays', title: words('pays'), cell: (row) => words(`kinds.${row.payoutType}`) },
    {
      key: 'change',
      title: words('change'),
      cell: (row) => <Status tone={TONE[row.change]}>{words(`changes.${row.change}`)}</Status>,
    },
    {
      key: 'places',
      title: words('places'),
      cell: (row) =>
        row.payoutPlaces
          .map(({ place, amount }) => words('placeAt', { place: formats.count(place), amount: formats.money(amount) }))
          .join(' · '),
    },
    {
      key: 'total',
      title: words('total'),
      align: 'right',
      cell: (row) => (
        <Amount money={{ currency, amount: row.payoutPlaces.reduce((sum, { amount }) => sum + amount.amount, 0) }} />
      ),
    },
  ];
  return (
    <>
      <PurseFalls preview={preview} />
      {preview.waits && (
        <div className="alert wait">
          <strong>{words('waits')}</strong>
        </div>
      )}
      <Section>
        <ChangeTotals changes={preview.changes} />
        <ReadingFields value={fields} onChange={change} />
      </Section>
      <Section title={words('rows')}>
        <List<Row>
          label={words('rows')}
          items={preview.rows.map((row) => ({ ...row, _id: String(row.line) }))}
          columns={columns}
          empty={{ text: words('nothing') }}
        />
      </Section>
      {(['kept', 'removed'] as const)
        .filter((what) => preview[what].length > 0)
        .map((what) => (
          <Section key={what} title={words(what)}>
            <p>{preview[what].join(', ')}</p>
          </Section>
        ))}
    </>
  );
};
