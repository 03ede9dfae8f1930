import { Link } from 'react-router-dom';
import type { EventClass, EventDetail, ResultField, ResultsImport } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { isOpenRow, rowCount } from '../../import/row-groups.js';
import { TemplateLinks } from '../../wizard/TemplateLinks.js';
import { useResultFields, useResultNaming } from '../../import/use-result-fields.js';
import type { ImportKind } from '../../import/import-kind.js';
import { useRaceWords } from '../words/use-words.js';
import { changesNothing, sendClassResults, type ResultsReading } from './class-results.js';
import { resultCells, resultLines, resultQuestions } from './cells.js';
import { ClassField } from './ClassField.js';
import { ResultsCheck } from './ResultsCheck.js';
import { Stored } from './Stored.js';
import { useClassFileWords } from './words/use-words.js';
import '../races.css';

export interface ClassResultsOptions {
  event: EventDetail;
  inClass: EventClass | undefined;
  onClass: (id: string) => void;
  /** goes on with a file that turned out to be of several classes */
  onAllClasses: (file: File, fields: ResultsReading) => void;
  /** what is shown of results, files and money is out of date */
  refresh: () => void;
}

/** The import of one class's results, as data for `ImportWizard`. */
export const useClassResults = ({
  event,
  inClass,
  onClass,
  onAllClasses,
  refresh,
}: ClassResultsOptions): ImportKind<ResultsReading, ResultsImport, ResultField> => {
  const { http } = useHost();
  const [words, race, formats, path] = [useClassFileWords(), useRaceWords(), useFormats(), usePath()];
  const [labels, naming] = [useResultFields(), useResultNaming()];
  return {
    fields: { classId: inClass?._id ?? '', choices: [] },
    send: sendClassResults(http, event._id),
    onStored: refresh,
    steps: {
      file: words('steps.file'),
      columns: words('steps.columns'),
      check: words('steps.check'),
      done: words('steps.done'),
    },
    file: {
      before: <ClassField classes={event.classes} value={inClass?._id} onChange={onClass} />,
      ready: inClass !== undefined,
      label: words('file'),
      help: (
        <>
          {words('columns')} <TemplateLinks kind="class-results" />
        </>
      ),
    },
    columns: {
      of: ({ file }) => file.columns,
      fields: labels,
      apply: (fields, mapping) => ({ ...fields, mapping, choices: [] }),
      last: ({ lastTime }) => lastTime?.mapping ?? undefined,
    },
    cells: resultCells<ResultsReading, ResultsImport>(),
    lines: resultLines<ResultsReading, ResultsImport>(),
    questions: resultQuestions<ResultsReading, ResultsImport>({ ...naming, onAllClasses }),
    check: {
      body: (view) =>
        inClass && (
          <ResultsCheck
            view={view}
            eventId={event._id}
            inClass={inClass}
            steps={inClass.payoutSteps ?? event.payoutSteps}
          />
        ),
      open: ({ rows }) => {
        const count = rows.filter(isOpenRow).length;
        return count > 0 ? { count, text: words('open', { count }) } : undefined;
      },
      nothing: (preview, { entrants }) =>
        changesNothing(preview, entrants, inClass?.entrants ?? null) ? words('nothing') : undefined,
      figure: ({ money }) => ({ label: words('paysNow'), value: formats.money(money.total) }),
      confirm: (preview) => words('confirm', { count: rowCount(preview), amount: formats.money(preview.money.total) }),
      storing: words('storing'),
    },
    done: (stored) => inClass && <Stored stored={stored} inClass={inClass} event={event} />,
    leave: (
      <Link className="button" to={path(`/event/${event._id}`)}>
        {race('event.back')}
      </Link>
    ),
  };
};
