import type { EventClass, ResultsImport } from '@rrr/contract';
import { Plate, ResultRows, Section, type ImportView } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { chosen, type ResultsReading } from './class-results.js';
import { Entrants } from './Entrants.js';
import { Totals } from './Totals.js';

interface Props {
  view: ImportView<ResultsReading, ResultsImport>;
  inClass: EventClass;
}

/** What the file would store and pay: totals, then every row, the questions first; an answer reads the file again. */
export const ResultsCheck = ({ view: { preview, fields, change }, inClass }: Props) => {
  const words = useWords();
  const { rows, removed } = preview;
  return (
    <>
      <Section>
        <Totals preview={preview} />
        <Entrants
          value={fields.entrants ?? inClass.entrants}
          onChange={(entrants) => change({ ...fields, entrants })}
        />
      </Section>
      <ResultRows
        rows={rows}
        onChoose={(line, riderId) => change({ ...fields, choices: chosen(fields.choices, line, riderId) })}
      />
      {removed.length > 0 && (
        <Section title={words('wizard.removed')}>
          <ul className="promoter-due">
            {removed.map((result, at) => (
              <li key={at}>
                <div className="promoter-row">
                  <Plate place={result.place} /> {result.riderName}
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
};
