import type { AllResultsImport, EventClass } from '@rrr/contract';
import type { CellCorrection } from '../../import/cell-correction.js';
import { ResultRows } from '../../import/ResultRows.js';
import { groupsIn, type MoreRows } from '../../import/row-groups.js';
import type { RiderChoiceProps } from '../../import/RiderChoice.js';
import { Section } from '../../pieces/Section.js';
import type { ImportView } from '../../import/import-kind.js';
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
export const AllResultsCheck = ({ view: { preview, fields, busy, change, more }, eventId, classes }: Props) => {
  const words = useUploadResultsWords();
  const { rows, outcome, removed, untouched, classes: named } = preview;
  const groups = groupsIn(preview);
  const onChoose: RiderChoiceProps['onChoose'] = (...choice) =>
    change({ ...fields, choices: chosen(fields.choices, ...choice) });
  const onCorrect = (added: readonly CellCorrection[]) => change(withCorrections(fields, added));
  const given = {
    rows,
    outcome,
    load: busy ? undefined : async (page: MoreRows) => (await more(page))?.rows,
    onChoose,
    onCorrect,
  };
  const settled = groups.filter(({ classId }) => classId !== null);
  const inFile = [...new Set(settled.map(({ classId }) => classId))];
  return (
    <>
      <Section>
        <Totals preview={preview} label={words('pays')} link={{ eventId, refresh: () => change(fields) }} />
        {named.length > 0 && (
          <NamedClasses
            named={named}
            classes={classes}
            onChange={(name, classId) => change({ ...fields, classes: meaning(fields.classes, name, classId) })}
          />
        )}
        <details className="desk-race-fold">
          <summary>{words('layout')}</summary>
          <LayoutField
            value={fields.layout}
            onChange={(layout) => change({ layout, choices: [], classes: fields.classes })}
          />
        </details>
      </Section>
      <RemovedResults removed={removed} />
      <ResultRows {...given} groups={groups.filter(({ classId }) => classId === null)} />
      {inFile.map((id) => {
        const own = settled.filter(({ classId }) => classId === id);
        const count = own.reduce((sum, groupCount) => sum + groupCount.count, 0);
        return (
          <details key={id} className="desk-race-more">
            <summary>{words('inClass', { name: classes.find(({ _id }) => _id === id)?.name ?? '', count })}</summary>
            <ResultRows {...given} groups={own} />
          </details>
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
