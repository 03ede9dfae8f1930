import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { EventClass, EventDetail, ResultField, ResultsImport } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { useResultFields, type ImportKind } from '@rrr/kit/desk';
import { AFTER_RESULTS, api } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { changesNothing, sendClassResults, type ResultsReading } from './class-results.js';
import { ClassField } from './ClassField.js';
import { ResultsCheck } from './ResultsCheck.js';
import { Stored } from './Stored.js';
import { TemplateLinks } from './TemplateLinks.js';

interface Given {
  event: EventDetail;
  inClass: EventClass | undefined;
  onClass: (id: string) => void;
}

/** The import of one class's results, as data for `ImportWizard`. */
export const useClassResults = ({
  event,
  inClass,
  onClass,
}: Given): ImportKind<ResultsReading, ResultsImport, ResultField> => {
  const { http } = useHost();
  const [words, formats, labels, dispatch] = [useWords(), useFormats(), useResultFields(), useDispatch()];
  return {
    fields: { classId: inClass?._id ?? '', choices: [] },
    send: sendClassResults(http, event._id),
    onStored: () => dispatch(api.util.invalidateTags([...AFTER_RESULTS])),
    steps: {
      file: words('wizard.steps.file'),
      columns: words('wizard.steps.columns'),
      check: words('wizard.steps.preview'),
      done: words('wizard.steps.stored'),
    },
    file: {
      before: <ClassField classes={event.classes} value={inClass?._id} onChange={onClass} />,
      ready: inClass !== undefined,
      label: words('wizard.file'),
      help: (
        <>
          {words('wizard.columns')} <TemplateLinks kind="class-results" />
        </>
      ),
    },
    columns: {
      of: ({ file }) => file.columns,
      fields: labels,
      apply: (fields, mapping) => ({ ...fields, mapping, choices: [] }),
    },
    check: {
      body: (view) => inClass && <ResultsCheck view={view} inClass={inClass} />,
      open: ({ rows }) => {
        const count = rows.filter(({ match }) => match.status === 'ambiguous').length;
        return count > 0 ? { count, text: words('wizard.open', { count }) } : undefined;
      },
      nothing: (preview, { entrants }) =>
        changesNothing(preview, entrants, inClass?.entrants ?? null) ? words('wizard.nothing') : undefined,
      figure: ({ money }) => ({ label: words('wizard.paysNow'), value: formats.money(money.total) }),
      confirm: ({ rows, money }) => words('wizard.confirm', { count: rows.length, amount: formats.money(money.total) }),
      storing: words('wizard.storing'),
    },
    done: (stored) => inClass && <Stored stored={stored} inClass={inClass} event={event} />,
    leave: (
      <Link className="button" to="?">
        {words('wizard.back')}
      </Link>
    ),
  };
};
