import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { DetailPage, type DetailPageProps } from './DetailPage.js';
import { lazyPart } from './lazy-part.js';

const user = person();
const loaded = { currentData: {}, isFetching: false, refetch: () => undefined };
const loadNotes = jest.fn(async () => ({ name }: { name: string }) => <p>Notes of {name}</p>);
let Notes = lazyPart(loadNotes);
const Rider = (props: Partial<DetailPageProps>) => (
  <DetailPage
    title="Sam Carter"
    back={{ to: '/riders', label: 'Riders' }}
    answer={loaded}
    summary={[
      ['AMA number', '123'],
      ['Phone', null],
    ]}
    tabs={{
      label: 'Parts',
      items: [
        { key: 'awards', label: 'Awards', content: () => <p>Awards of Sam</p> },
        { key: 'notes', label: 'Notes', content: () => <Notes name="Sam" /> },
      ],
    }}
    {...props}
  />
);

beforeEach(() => {
  loadNotes.mockClear();
  Notes = lazyPart(loadNotes);
});

test('tabs stand in the address, and a tab is loaded when it is opened', async () => {
  const { router } = renderDesk(<Rider />);
  expect(screen.getByText('Awards of Sam')).toBeVisible();
  expect(loadNotes).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  expect(await screen.findByText('Notes of Sam')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=notes');
  await act(() => router.navigate(-1));
  expect(screen.getByText('Awards of Sam')).toBeVisible();
});

test('a tab opened by a link on the page is brought into view; one chosen in the bar leaves the reader in place', async () => {
  const shown = jest.fn();
  Element.prototype.scrollIntoView = shown;
  renderDesk(<Rider children={<Link to="?tab=notes">Add note</Link>} />);
  await user.click(screen.getByRole('button', { name: 'Notes' }));
  await user.click(screen.getByRole('button', { name: 'Awards' }));
  expect(shown).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Add note' }));
  await screen.findByText('Notes of Sam');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Notes' }));
  expect(shown).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Add note' }));
  expect(shown).toHaveBeenCalledTimes(2);
});

test('a value that is missing leaves its pair out', () => {
  renderDesk(<Rider />);
  expect(screen.getAllByRole('term').map((it) => it.textContent)).toEqual(['AMA number']);
});

test('further acts stand behind one button; one that cannot be done says why', async () => {
  const run = jest.fn();
  const acts = [
    { key: 'lock', label: 'Deactivate', run },
    { key: 'merge', label: 'Merge', to: '/merge', why: 'This rider was merged already.' },
  ];
  renderDesk(<Rider acts={acts} />);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(true);
  expect(screen.getByText('This rider was merged already.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
});

test('what is not there says so and leads back; what did not load can be tried again', async () => {
  const refetch = jest.fn();
  const failed = (error: unknown) => ({ isFetching: false, error, refetch });
  const { unmount } = renderDesk(<Rider answer={failed(refusal(404, 'NOT_FOUND', 'Not a valid rider.'))} />);
  expect(screen.getByRole('alert').textContent).toBe('Not a valid rider.');
  expect(screen.getByRole('link', { name: 'Riders' }).getAttribute('href')).toBe('/riders');
  expect(screen.queryByText('Awards of Sam')).toBeNull();
  unmount();
  renderDesk(<Rider answer={failed(refusal(503, 'BUSY', 'Busy.'))} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
