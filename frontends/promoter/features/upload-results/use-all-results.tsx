import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AllResultsImport, EventDetail, ResultField } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { Section, Status, useResultFields, type ImportKind } from '@rrr/kit/desk';
import { AFTER_RESULTS, api } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { changesNothing } from '../import/class-results.js';
import { TemplateLinks } from '../import/TemplateLinks.js';
import { Totals } from '../import/Totals.js';
import { AllResultsCheck } from './AllResultsCheck.js';
import { LayoutField } from './LayoutField.js';
import { sendAllResults, type AllResultsReading, type Layout } from './send-all-results.js';
import { useUploadResultsWords } from './words/use-words.js';

/** The import of several classes' results from one file, as data for `ImportWizard`. */
export const useAllResults = (event: EventDetail): ImportKind<AllResultsReading, AllResultsImport, ResultField> => {
  const { http } = useHost();
  const [words, wizard, formats, path] = [useUploadResultsWords(), useWords(), useFormats(), usePath()];
  const [labels, dispatch] = [useResultFields(), useDispatch()];
  const [layout, setLayout] = useState<Layout>('column');
  const address = path(`/event/${event._id}`);
  const back = (look: string) => (
    <Link className={look} to={address}>
      {words('back')}
    </Link>
  );
  return {
    fields: { layout, choices: [], classes: [] },
    send: sendAllResults(http, event._id),
    onStored: () => dispatch(api.util.invalidateTags([...AFTER_RESULTS])),
    steps: {
      file: words('steps.file'),
      columns: words('steps.columns'),
      check: words('steps.check'),
      done: words('steps.done'),
    },
    file: {
      before: <LayoutField value={layout} onChange={setLayout} />,
      label: words('file'),
      help: (
        <>
          {words('help')} {wizard('wizard.columns')}{' '}
          <TemplateLinks kind={layout === 'column' ? 'event-results' : 'formatted-results'} />
        </>
      ),
    },
    columns: {
      of: ({ file }) => file.columns,
      fields: labels,
      apply: (fields, mapping) => ({ ...fields, mapping, choices: [] }),
    },
    check: {
      body: (view) => <AllResultsCheck view={view} classes={event.classes} />,
      asks: ({ classes }) => classes.length > 0,
      open: ({ rows }) => {
        const count = rows.filter(({ match }) => match.status === 'ambiguous').length;
        return count > 0 ? { count, text: wizard('wizard.open', { count }) } : undefined;
      },
      nothing: (preview) => (changesNothing(preview, undefined, null) ? wizard('wizard.nothing') : undefined),
      figure: ({ money }) => ({ label: wizard('wizard.paysNow'), value: formats.money(money.total) }),
      confirm: ({ rows, money }) =>
        wizard('wizard.confirm', { count: rows.length, amount: formats.money(money.total) }),
      storing: wizard('wizard.storing'),
    },
    done: (stored) => (
      <Section>
        <div role="status">
          <Status tone="good">{words('done', { count: stored.rows.length })}</Status>
        </div>
        <Totals preview={stored} label={words('pays')} />
        <div>{back('button primary')}</div>
      </Section>
    ),
    leave: back('button'),
  };
};
