import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { EventsImport } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { Section, Status, type ImportKind } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { TemplateLinks } from '../import/TemplateLinks.js';
import { EventRows } from './EventRows.js';
import { sendEvents } from './send-events.js';
import { useUploadEventsWords } from './words/use-words.js';

/** The import of a series' events, as data for `ImportWizard`. */
export const useEventsImport = (seriesId: string): ImportKind<object, EventsImport> => {
  const { http } = useHost();
  const [words, formats, path, dispatch] = [useUploadEventsWords(), useFormats(), usePath(), useDispatch()];
  const series = path(`/serie/${seriesId}`);
  return {
    fields: {},
    send: sendEvents(http, seriesId),
    onStored: () => dispatch(api.util.invalidateTags(['event', 'series'])),
    steps: { file: words('steps.file'), check: words('steps.check'), done: words('steps.done') },
    file: {
      label: words('file'),
      help: (
        <>
          {words('help')} <TemplateLinks kind="events" />
        </>
      ),
    },
    check: {
      body: ({ preview }) => <EventRows preview={preview} />,
      nothing: ({ changes }) => (changes.added === 0 ? words('nothing') : undefined),
      figure: ({ changes }) => ({ label: words('adds'), value: formats.count(changes.added) }),
      confirm: ({ changes }) => words('confirm', { count: changes.added }),
      storing: words('storing'),
    },
    done: ({ changes }) => (
      <Section>
        <div role="status">
          <Status tone="good">{words('stored', { count: changes.added })}</Status>
          <p>{words('notPaying')}</p>
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
