import type { EventClass, PayoutStep, ResultsImport } from '@rrr/contract';
import { Plate } from '@rrr/kit/base';
import { ResultRows } from '../../import/ResultRows.js';
import { Section } from '../../pieces/Section.js';
import type { ImportView } from '../../wizard/import-kind.js';
import { chosen, withCorrections, type ResultsReading } from './class-results.js';
import { Entrants } from './Entrants.js';
import { Totals } from './Totals.js';
import { useClassFileWords } from './words/use-words.js';

interface Props {
  view: ImportView<ResultsReading, ResultsImport>;
  eventId: string;
  inClass: EventClass;
  /** what the class pays by its size; left out: not known */
  steps: readonly PayoutStep[] | undefined;
}

/** What the file would store and pay: totals, then every row, the questions first; an answer reads the file again. */
export const ResultsCheck = ({ view: { preview, fields, change }, eventId, inClass, steps }: Props) => {
  const words = useClassFileWords();
  const { rows, removed } = preview;
  return (
    <>
      <Section>
        <Totals preview={preview} link={{ eventId, refresh: () => change(fields) }} />
        <Entrants
          value={fields.entrants ?? inClass.entrants}
          steps={steps}
          onChange={(entrants) => change({ ...fields, entrants })}
        />
      </Section>
      <ResultRows
        rows={rows}
        onChoose={(...choice) => change({ ...fields, choices: chosen(fields.choices, ...choice) })}
        onCorrect={(added) => change(withCorrections(fields, added))}
      />
      {removed.length > 0 && (
        <Section title={words('removed')}>
          <ul className="desk-race-rows">
            {removed.map((result, at) => (
              <li key={at}>
                <div className="desk-race-row">
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
