import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { PatternsImport } from '@rrr/contract';
import { refusal } from '@rrr/kit/base/testing';
import type { ImportRequest } from '../import/use-import.js';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import type { ImportKind } from '../import/import-kind.js';
import { ImportWizard } from './ImportWizard.js';

const user = person();
const preview: PatternsImport = {
  applied: false,
  importId: null,
  file: { name: 'patterns.csv', format: 'csv', encoding: 'utf-8', headerLine: 1 },
  added: 1,
  known: 2,
  rows: [{ line: 2, model: 'CRF450R', year: 2026, pattern: 'JH2PE*' }],
  problems: [],
  shared: [],
  report: {
    counts: { title: 1, header: 1, read: 1, refused: 2, leftOut: 1 },
    leftOut: [{ line: 4, why: 'chosen', text: 'A note' }],
    columns: [
      { index: 0, header: 'Model', field: 'model', samples: ['CRF450R'] },
      { index: 1, header: 'Notes', field: null, samples: ['new', 'old'] },
    ],
  },
  mend: null,
};
type Sent = ImportRequest<object>;

/** An import of another kind than results: no columns to map, no questions, no outcome to confirm. */
const begin = (...answers: (PatternsImport | Error | Promise<PatternsImport>)[]) => {
  const sent: Sent[] = [];
  const kind: ImportKind<object, PatternsImport> = {
    fields: {},
    send: async (request) => {
      sent.push(request);
      const answer = await answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left');
      return answer;
    },
    steps: { file: 'File', check: 'Check', done: 'Added' },
    file: { label: 'VIN patterns' },
    check: {
      body: ({ preview: { rows } }) => rows.map(({ pattern }) => <p key={pattern}>{pattern}</p>),
      nothing: ({ added }) => (added === 0 ? 'Every pattern is there already.' : undefined),
      confirm: ({ added }) => `Add ${added} pattern`,
      storing: 'Adding',
    },
    done: ({ added }) => <p>{added} added</p>,
  };
  renderDesk(<ImportWizard kind={kind} />);
  fireEvent.change(screen.getByLabelText(/Choose a file/), {
    target: { files: [new File(['Model,Year,Pattern'], 'patterns.csv')] },
  });
  return sent;
};
const here = () => document.querySelector('[aria-current="step"]')?.textContent;

test('file, check, done; an import without an outcome is confirmed without one', async () => {
  const sent = begin(preview, { ...preview, applied: true });
  await user.click(await screen.findByRole('button', { name: 'Add 1 pattern' }));
  expect(await screen.findByText('1 added')).toBeVisible();
  expect(sent.map(({ dryRun, outcome }) => [dryRun, outcome])).toEqual([
    [true, undefined],
    [false, undefined],
  ]);
});

test('nothing to do says so and offers no act; Back leads to another file', async () => {
  begin({ ...preview, added: 0 });
  expect(await screen.findByText('Every pattern is there already.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText(/Choose a file/)).toBeVisible();
  expect(here()).toMatch(/File/);
});

test('a file on its way can be canceled', async () => {
  const sent = begin(new Promise(() => {}));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(screen.getByLabelText(/Choose a file/)).toBeVisible();
});

test('problems by row keep everything from being stored, and the whole file with the reasons can be had', async () => {
  const problems = [{ line: 3, column: 'Year', value: '20x6', code: 'YEAR', detail: '“20x6” is not a year.' }];
  begin({ ...preview, problems, mend: { name: 'patterns-mend.csv', csv: 'a' } });
  expect(await screen.findByText('“20x6” is not a year.')).toBeVisible();
  expect(screen.getByText('1 line must be corrected before you can save.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the file with the reasons' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('an outdated preview is shown anew, and nothing is stored unseen', async () => {
  const sent = begin(preview, refusal(409, 'PREVIEW_OUTDATED', 'Something changed.'), { ...preview, added: 3 });
  await user.click(await screen.findByRole('button', { name: 'Add 1 pattern' }));
  expect(await screen.findByText('Something changed.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add 3 pattern' })).toBeVisible();
  expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, false, true]);
});

test('a problem that is above what is seen comes into sight', async () => {
  const into = jest.fn();
  Element.prototype.scrollIntoView = into;
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: -200 } as DOMRect);
  begin(preview, refusal(0, 'OFFLINE', 'We could not reach the server.'));
  into.mockClear();
  await user.click(await screen.findByRole('button', { name: 'Add 1 pattern' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(into).toHaveBeenCalled();
  box.mockRestore();
});
