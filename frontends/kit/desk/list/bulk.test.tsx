import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { searchRiders } from '@rrr/contract';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { BulkList } from './BulkList.js';
import type { BulkAct, LoadPage } from './use-bulk.js';
import { useList } from './use-list.js';

interface Row {
  _id: string;
  name: string;
}
const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ _id: `r${first + at}`, name: `Rider ${first + at}` }));
const user = person();
const media = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = media;
});

const acted: string[][] = [];
const verify: BulkAct<Row> = {
  key: 'verify',
  label: 'Verify',
  done: 'Verified',
  all: async (items) => {
    acted.push(items.map(({ _id }) => _id));
    return Object.fromEntries(items.filter(({ _id }) => _id.endsWith('7')).map(({ _id }) => [_id, 'Taken.']));
  },
};
interface Props {
  total: number;
  load: LoadPage<Row>;
}
const Riders = ({ total, load }: Props) => (
  <BulkList<Row>
    label="Riders"
    list={useList<typeof searchRiders>({
      filters: [{ key: 'active', kind: 'yesNo', label: 'Account', yes: 'Active', no: 'Closed' }],
    })}
    items={rowsFrom(1, 2)}
    pagination={{ page: 1, totalPages: Math.ceil(total / 2), total }}
    columns={[{ key: 'name', title: 'Name', cell: ({ name }) => name, sort: 'name' }]}
    empty={{ text: 'No riders yet.' }}
    bulk={{ name: ({ name }) => name, acts: [verify], load }}
  />
);
const pages =
  (total: number): LoadPage<Row> =>
  async ({ page, limit }) => ({
    items: rowsFrom((page - 1) * limit + 1, Math.min(limit, total - (page - 1) * limit)),
    pagination: { page, totalPages: Math.ceil(total / limit), total },
  });
const head = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });

test('the box of the head is half set where some rows of the page are chosen', async () => {
  renderDesk(<Riders total={2} load={pages(2)} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Rider 2' }));
  expect([head().indeterminate, head().checked]).toEqual([true, false]);
  await user.click(head());
  expect([head().indeterminate, head().checked]).toEqual([false, true]);
  expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
});

test('a phone has it too, over its rows', async () => {
  globalThis.matchMedia = ((query: string) => ({ ...media(query), matches: true })) as typeof matchMedia;
  renderDesk(<Riders total={399} load={pages(399)} />);
  await user.click(head());
  expect(screen.getByText('2 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Select all 399 that match' })).toBeVisible();
});

test('once a page is chosen, all that match can be, and are acted on in batches; reasons are told together', async () => {
  const load = jest.fn(pages(399));
  renderDesk(<Riders total={399} load={load} />);
  await user.click(head());
  await user.click(screen.getByRole('button', { name: 'Select all 399 that match' }));
  expect(await screen.findByText('399 selected')).toBeVisible();
  expect(load.mock.calls.map(([of]) => of)).toEqual([1, 2, 3, 4].map((page) => ({ page, limit: 100 })));
  acted.length = 0;
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Verified: 359. Not done: 40.')).toBeVisible();
  expect(acted.map((ids) => ids.length)).toEqual([100, 100, 100, 99]);
  const reason = screen.getByText('Taken.').closest('details')!;
  expect([reason.open, within(reason).getAllByRole('listitem').length]).toEqual([false, 40]);
  expect(screen.getByText('40 rows')).toBeVisible();
});

test('no more than 1,000 are chosen, and that is said', async () => {
  renderDesk(<Riders total={5001} load={pages(5001)} />);
  await user.click(head());
  await user.click(screen.getByRole('button', { name: 'Select the first 1,000 of 5,001 that match' }));
  expect(await screen.findByText('1,000 selected. No more can be selected at once.')).toBeVisible();
});

test('it can be stopped; what came so far stays chosen', async () => {
  const load: LoadPage<Row> = (of, signal) =>
    of.page === 1
      ? pages(399)(of, signal)
      : new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
  renderDesk(<Riders total={399} load={load} />);
  await user.click(head());
  await user.click(screen.getByRole('button', { name: 'Select all 399 that match' }));
  expect(await screen.findByText('Selecting: 100 of 399')).toBeVisible();
  expect(head().disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('100 selected')).toBeVisible();
});

test('a page that does not come is said, and the rest can be asked for again', async () => {
  const load = jest.fn(pages(399));
  load.mockImplementationOnce(pages(399)).mockRejectedValueOnce(refusal(503, 'BUSY', 'Busy.'));
  renderDesk(<Riders total={399} load={load} />);
  await user.click(head());
  await user.click(screen.getByRole('button', { name: 'Select all 399 that match' }));
  expect(await screen.findByText('100 selected. The others did not load. Try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select all 399 that match' }));
  expect(await screen.findByText('399 selected')).toBeVisible();
});

test('another filter ends the choice, also one on its way; another order does not', async () => {
  let arrive: () => void = () => undefined;
  const load: LoadPage<Row> = async (of, signal) => {
    if (of.page === 2) await new Promise<void>((resolve) => void (arrive = resolve));
    return pages(399)(of, signal);
  };
  const { router } = renderDesk(<Riders total={399} load={load} />);
  await user.click(head());
  await act(() => router.navigate('/?sort=name'));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Select all 399 that match' }));
  await screen.findByText('Selecting: 100 of 399');
  await act(() => router.navigate('/?active=true'));
  await act(async () => arrive());
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull());
});
