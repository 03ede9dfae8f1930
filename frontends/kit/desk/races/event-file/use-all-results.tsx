import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AllResultsImport, EventDetail, ResultField } from '@rrr/contract';
import { Status, useFormats, useHost, usePath } from '@rrr/kit/base';
import { isOpenRow, rowCount } from '../../import/row-groups.js';
import { TemplateLinks } from '../../wizard/TemplateLinks.js';
import { useResultFields, useResultNaming } from '../../import/use-result-fields.js';
import { Section } from '../../pieces/Section.js';
import type { ImportKind } from '../../import/import-kind.js';
import { resultCells, resultLines, resultQuestions } from '../class-file/cells.js';
import { changesNothing } from '../class-file/class-results.js';
import { Totals } from '../class-file/Totals.js';
import { useClassFileWords } from '../class-file/words/use-words.js';
import { useRaceWords } from '../words/use-words.js';
import { AllResultsCheck } from './AllResultsCheck.js';
import { LayoutField } from './LayoutField.js';
import { sendAllResults, type AllResultsReading, type Layout } from './send-all-results.js';
import { useClassQuestions } from './use-class-questions.js';
import { useUploadResultsWords } from './words/use-words.js';
import '../races.css';

/** The import of several classes' results from one file, as data for `ImportWizard`. */
export const useAllResults = (
  event: EventDetail,
  refresh: () => void,
): ImportKind<AllResultsReading, AllResultsImport, ResultField> => {
  const { http } = useHost();
  const [words, wizard, race] = [useUploadResultsWords(), useClassFileWords(), useRaceWords()];
  const [formats, path, labels, naming] = [useFormats(), usePath(), useResultFields(), useResultNaming()];
  const questions = useClassQuestions(event.classes, resultQuestions<AllResultsReading, AllResultsImport>(naming));
  const [layout, setLayout] = useState<Layout>('column');
  const address = path(`/event/${event._id}`);
  const back = (look: string) => (
    <Link className={look} to={address}>
      {race('event.back')}
    </Link>
  );
  return {
    fields: { layout, choices: [], classes: [] },
    send: sendAllResults(http, event._id),
    onStored: refresh,
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
          {words('help')} {wizard('columns')}{' '}
          <TemplateLinks kind={layout === 'column' ? 'event-results' : 'formatted-results'} />
        </>
      ),
    },
    columns: {
      of: ({ file }) => file.columns,
      fields: labels,
      apply: (fields, mapping) => ({ ...fields, mapping, choices: [] }),
      last: ({ lastTime }) => lastTime?.mapping ?? undefined,
    },
    cells: resultCells<AllResultsReading, AllResultsImport>(),
    lines: resultLines<AllResultsReading, AllResultsImport>(),
    questions,
    check: {
      body: (view) => <AllResultsCheck view={view} eventId={event._id} classes={event.classes} />,
      asks: ({ classes }) => classes.length > 0,
      open: ({ rows }) => {
        const count = rows.filter(isOpenRow).length;
        return count > 0 ? { count, text: wizard('open', { count }) } : undefined;
      },
      nothing: (preview) => (changesNothing(preview, undefined, null) ? wizard('nothing') : undefined),
      figure: ({ money }) => ({ label: wizard('paysNow'), value: formats.money(money.total) }),
      confirm: (preview) => wizard('confirm', { count: rowCount(preview), amount: formats.money(preview.money.total) }),
      storing: wizard('storing'),
    },
    done: (stored) => (
      <Section>
        <div role="status">
          <Status tone="good">{words('done', { count: rowCount(stored) })}</Status>
        </div>
        <Totals preview={stored} label={words('pays')} />
        <div>{back('button primary')}</div>
      </Section>
    ),
    leave: back('button'),
  };
};
