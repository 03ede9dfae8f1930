import type { EventClass, PayoutStep, ResultsImport } from '@rrr/contract';
import { ResultRows } from '../../import/ResultRows.js';
import { Section } from '../../pieces/Section.js';
import type { ImportView } from '../../import/import-kind.js';
import { chosen, withCorrections, type ResultsReading } from './class-results.js';
import { Entrants } from './Entrants.js';
import { RemovedResults } from './RemovedResults.js';
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
export const ResultsCheck = ({ view: { preview, fields, busy, change, more }, eventId, inClass, steps }: Props) => {
  const words = useClassFileWords();
  const { rows, groups, outcome, removed, limited = [], unusual = [] } = preview;
  const isFewer = limited.length > 0 || unusual.some(({ starters, before }) => starters < before.starters);
  return (
    <>
      <Section>
        <Totals preview={preview} link={{ eventId, refresh: () => change(fields) }} />
        <details className="desk-race-fold" open={isFewer}>
          <summary>{words('moreStarted')}</summary>
          <Entrants
            value={fields.entrants ?? inClass.entrants}
            steps={steps}
            onChange={(entrants) => change({ ...fields, entrants })}
          />
        </details>
      </Section>
      <RemovedResults removed={removed} />
      <ResultRows
        rows={rows}
        {...(groups ? { groups } : {})}
        outcome={outcome}
        load={busy ? undefined : async (page) => (await more(page))?.rows}
        onChoose={(...choice) => change({ ...fields, choices: chosen(fields.choices, ...choice) })}
        onCorrect={(added) => change(withCorrections(fields, added))}
      />
    </>
  );
};
