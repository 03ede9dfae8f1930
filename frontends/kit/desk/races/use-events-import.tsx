import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventsImport } from '@rrr/contract';
import { Status, useFormats } from '@rrr/kit/base';
import { tableMending } from '../import/table-mending.js';
import { type TableField, useTableColumns } from '../import/use-table-columns.js';
import { TemplateLinks } from '../wizard/TemplateLinks.js';
import { Section } from '../pieces/Section.js';
import type { ImportKind } from '../import/import-kind.js';
import { EventRows } from './EventRows.js';
import type { EventsMended } from './events-mended.js';
import { useDatesQuestion } from './use-dates-question.js';
import { useUploadEventsWords } from './upload/words/use-words.js';

interface Options<F extends EventsMended> extends Pick<ImportKind<F, EventsImport>, 'fields' | 'send' | 'onStored'> {
  /** where the series is: a full path */
  series: string;
  /** whether new events pay */
  note: string;
  /** chosen before the file */
  before?: ReactNode;
}

/** The import of a series' events, as data for `ImportWizard`. */
export const useEventsImport = <F extends EventsMended>(
  options: Options<F>,
): ImportKind<F, EventsImport, TableField> => {
  const { fields, send, onStored, series, note, before } = options;
  const [words, formats, questions] = [useUploadEventsWords(), useFormats(), useDatesQuestion<F>()];
  const mapped = useTableColumns<F, EventsImport>('events');
  return {
    fields,
    send,
    ...(onStored ? { onStored } : {}),
    steps: { file: words('steps.file'), check: words('steps.check'), done: words('steps.done') },
    file: {
      ...(before === undefined ? {} : { before }),
      label: words('file'),
      help: (
        <>
          {words('help')} <TemplateLinks kind="events" />
        </>
      ),
    },
    ...mapped,
    ...tableMending<F, EventsImport>(),
    questions,
    check: {
      body: ({ preview }) => <EventRows preview={preview} note={note} />,
      nothing: ({ changes }) => (changes.added === 0 ? words('nothing') : undefined),
      figure: ({ changes }) => ({ label: words('adds'), value: formats.count(changes.added) }),
      confirm: ({ changes }) => words('confirm', { count: changes.added }),
      storing: words('storing'),
    },
    done: ({ changes }) => (
      <Section>
        <div role="status">
          <Status tone="good">{words('stored', { count: changes.added })}</Status>
          <p>{note}</p>
        </div>
        <div>
          <Link className="button primary" to={series}>
            {words('view')}
          </Link>
        </div>
      </Section>
    ),
    leave: (
      <Link className="button" to={series}>
        {words('back')}
      </Link>
    ),
  };
};
