import type { AllResultsImport, EventClass } from '@rrr/contract';
import { Plate, ResultRows, Section, type ImportView } from '@rrr/kit/desk';
import { chosen } from '../import/class-results.js';
import { Totals } from '../import/Totals.js';
import { LayoutField } from './LayoutField.js';
import { NamedClasses } from './NamedClasses.js';
import { meaning, type AllResultsReading } from './send-all-results.js';
import { useUploadResultsWords } from './words/use-words.js';

interface Props {
  view: ImportView<AllResultsReading, AllResultsImport>;
  classes: readonly EventClass[];
}

const isOpen = ({ match }: AllResultsImport['rows'][number]): boolean => match.status === 'ambiguous';

/** What the file would store and pay: which class each name means, totals, then the rows, class by class. */
export const AllResultsCheck = ({ view: { preview, fields, change }, classes }: Props) => {
  const words = useUploadResultsWords();
  const { rows, removed, untouched, classes: named } = preview;
  const onChoose = (line: number, riderId: string | null) =>
    change({ ...fields, choices: chosen(fields.choices, line, riderId) });
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
        <Totals preview={preview} label={words('pays')} />
        <LayoutField
          value={fields.layout}
          onChange={(layout) => change({ layout, choices: [], classes: fields.classes })}
        />
      </Section>
      <ResultRows rows={rows.filter(isOpen)} onChoose={onChoose} />
      {inFile.map(({ _id, name }) => {
        const settled = rows.filter((row) => row.class._id === _id && !isOpen(row));
        return (
          settled.length > 0 && (
            <details key={_id} className="promoter-results">
              <summary>{words('inClass', { name, count: settled.length })}</summary>
              <ResultRows rows={settled} onChoose={onChoose} />
            </details>
          )
        );
      })}
      {removed.length > 0 && (
        <Section title={words('removed')}>
          <ul className="promoter-due">
            {removed.map(({ place, riderName }, at) => (
              <li key={at}>
                <div className="promoter-row">
                  <Plate place={place} /> {riderName}
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {untouched.length > 0 && (
        <Section title={words('untouched')}>
          <p>{untouched.map(({ name }) => name).join(', ')}</p>
        </Section>
      )}
    </>
  );
};
