import type { AllResultsImport, EventClass } from '@rrr/contract';
import type { CellCorrection } from '../../import/cell-correction.js';
import { isOpenRow, ResultRows } from '../../import/ResultRows.js';
import { isPaid } from '../../import/why-unpaid.js';
import type { RiderChoiceProps } from '../../import/RiderChoice.js';
import { Section } from '../../pieces/Section.js';
import type { ImportView } from '../../wizard/import-kind.js';
import { chosen, withCorrections } from '../class-file/class-results.js';
import { RemovedResults } from '../class-file/RemovedResults.js';
import { Totals } from '../class-file/Totals.js';
import { LayoutField } from './LayoutField.js';
import { NamedClasses } from './NamedClasses.js';
import { meaning, type AllResultsReading } from './send-all-results.js';
import { useUploadResultsWords } from './words/use-words.js';

interface Props {
  view: ImportView<AllResultsReading, AllResultsImport>;
  eventId: string;
  classes: readonly EventClass[];
}

/** What the file would store and pay: which class each name means, totals, then the rows, class by class. */
export const AllResultsCheck = ({ view: { preview, fields, change }, eventId, classes }: Props) => {
  const words = useUploadResultsWords();
  const { rows, removed, untouched, classes: named } = preview;
  const onChoose: RiderChoiceProps['onChoose'] = (...choice) =>
    change({ ...fields, choices: chosen(fields.choices, ...choice) });
  const onCorrect = (added: readonly CellCorrection[]) => change(withCorrections(fields, added));
  const inFile = [...new Map(rows.map((row) => [row.class._id, row.class])).values()];
  return (
    <>
      {named.length > 0 && (
        <NamedClasses
          named={named}
          classes={classes}
          onChange={(name, classId) => change({ ...fields, classes: meaning(fields.classes, name, classId) })}
        />
      )}
      <Section>
        <Totals preview={preview} label={words('pays')} link={{ eventId, refresh: () => change(fields) }} />
        <LayoutField
          value={fields.layout}
          onChange={(layout) => change({ layout, choices: [], classes: fields.classes })}
        />
      </Section>
      <RemovedResults removed={removed} />
      <ResultRows rows={rows.filter((it) => isOpenRow(it) || isPaid(it))} onChoose={onChoose} onCorrect={onCorrect} />
      {inFile.map(({ _id, name }) => {
        const settled = rows.filter((row) => row.class._id === _id && !isOpenRow(row) && !isPaid(row));
        return (
          settled.length > 0 && (
            <details key={_id} className="desk-race-more">
              <summary>{words('inClass', { name, count: settled.length })}</summary>
              <ResultRows rows={settled} onChoose={onChoose} onCorrect={onCorrect} />
            </details>
          )
        );
      })}
      {untouched.length > 0 && (
        <Section title={words('untouched')}>
          <p>{untouched.map(({ name }) => name).join(', ')}</p>
        </Section>
      )}
    </>
  );
};
