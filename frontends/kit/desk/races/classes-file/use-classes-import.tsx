import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ClassesImport } from '@rrr/contract';
import { Status, useFormats, useHost, usePath } from '@rrr/kit/base';
import { TemplateLinks } from '../../wizard/TemplateLinks.js';
import { tableMending } from '../../import/table-mending.js';
import { type TableField, useTableColumns } from '../../import/use-table-columns.js';
import { Section } from '../../pieces/Section.js';
import type { ImportKind } from '../../import/import-kind.js';
import { useRaceWords } from '../words/use-words.js';
import { ClassesCheck } from './ClassesCheck.js';
import { ReadingFields } from './ReadingFields.js';
import { sendClasses, type ClassesReading } from './send-classes.js';
import { useUploadClassesWords } from './words/use-words.js';
import '../races.css';

/** The import of an event's classes, as data for `ImportWizard`. */
export const useClassesImport = (
  eventId: string,
  refresh: () => void,
): ImportKind<ClassesReading, ClassesImport, TableField> => {
  const { http } = useHost();
  const [words, race, formats, path] = [useUploadClassesWords(), useRaceWords(), useFormats(), usePath()];
  const [fields, setFields] = useState<ClassesReading>({ payoutType: 'dealerCredit', replace: false });
  const mapped = useTableColumns<ClassesReading, ClassesImport>('classes');
  const event = path(`/event/${eventId}`);
  return {
    fields,
    send: sendClasses(http, eventId),
    onStored: refresh,
    steps: { file: words('steps.file'), check: words('steps.check'), done: words('steps.done') },
    file: {
      before: <ReadingFields value={fields} onChange={setFields} />,
      label: words('file'),
      help: (
        <>
          {words('help')} <TemplateLinks kind="classes" />
        </>
      ),
    },
    ...mapped,
    ...tableMending<ClassesReading, ClassesImport>((imported) => imported.contingencyAmount.currency),
    check: {
      body: (view) => <ClassesCheck view={view} />,
      nothing: ({ changes }) =>
        changes.added + changes.changed + changes.removed === 0 ? words('nothing') : undefined,
      figure: ({ contingencyAmount }) => ({ label: words('posted'), value: formats.money(contingencyAmount) }),
      confirm: ({ rows, waits, falls }) =>
        waits ? words('propose') : falls.length > 0 ? words('confirmLower') : words('confirm', { count: rows.length }),
      storing: words('storing'),
    },
    done: ({ rows, contingencyAmount, waits }) => (
      <Section>
        <div role="status">
          <Status tone={waits ? 'wait' : 'good'}>
            {waits ? words('proposed') : words('stored', { count: rows.length })}
          </Status>
          <p>{words(waits ? 'postedLater' : 'postedNow', { amount: formats.money(contingencyAmount) })}</p>
        </div>
        <div>
          <Link className="button primary" to={event}>
            {words('view')}
          </Link>
        </div>
      </Section>
    ),
    leave: (
      <Link className="button" to={event}>
        {race('event.back')}
      </Link>
    ),
  };
};
