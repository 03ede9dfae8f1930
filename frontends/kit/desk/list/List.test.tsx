import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exportRiders, type searchRiders } from '@rrr/contract';
import { refusal } from '@rrr/kit/base/testing';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import type { Column } from './column.js';
import { BulkList } from './BulkList.js';
import type { ListProps } from './List.js';
import type { Named } from './NamedList.js';
import { ProblemNote } from './ProblemNote.js';
import type { BulkOf } from './use-bulk.js';
import { useList } from './use-list.js';

interface Row {
  _id: string;
  name: string;
  sum: string;
}
const rows: Row[] = [
  { _id: 'a', name: 'Sam', sum: '$1.00' },
  { _id: 'b', name: 'Robin', sum: '$2.00' },
];
const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', cell: (it) => it.name, sort: 'name' },
  { key: 'sum', title: 'Sum', cell: (it) => it.sum, align: 'right' },
];
const answer = { isFetching: false, refetch: () => undefined };
const Riders = ({ bulk, name, ...props }: Partial<ListProps<Row> & Named> & { bulk?: BulkOf<Row> }) => {
  const list = useList<typeof searchRiders>({
    limit: 25,
    filters: [
      { key: 'query', kind: 'text', label: 'Name' },
      { key: 'active', kind: 'yesNo', label: 'Account', yes: 'Active', no: 'Closed' },
    ],
  });
  const empty = { text: 'No riders yet.' };
  const given = { label: 'Riders', columns, items: rows, answer, list, empty, ...props };
  return <BulkList<Row> {...given} {...(name ? { name } : {})} bulk={bulk ?? false} />;
};
const user = person();
const media = globalThis.matchMedia;
const onPhone = () => {
  globalThis.matchMedia = ((query: string) => ({ ...media(query), matches: true })) as typeof matchMedia;
};
beforeEach(() => localStorage.clear());
afterEach(() => {
  globalThis.matchMedia = media;
  jest.restoreAllMocks();
});

test('a column sorts up, then down, and says so', async () => {
  const { router } = renderDesk(<Riders />);
  await user.click(screen.getByRole('button', { name: /Name/ }));
  expect(router.state.location.search).toBe('?sort=name');
  await user.click(screen.getByRole('button', { name: /Name/ }));
  expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('descending');
});

test('the reader chooses how many rows a page has, and the address keeps it', async () => {
  const { router } = renderDesk(<Riders pagination={{ page: 2, totalPages: 9, total: 201 }} />, { at: '/?page=2' });
  const size = () => screen.getByLabelText<HTMLSelectElement>('Rows per page');
  expect([size().value, [...size().options].map((it) => it.value)]).toEqual(['25', ['25', '50', '100']]);
  await user.selectOptions(size(), '100');
  expect([router.state.location.search, size().value]).toEqual(['?limit=100', '100']);
  await user.selectOptions(size(), '25');
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate('/?limit=7'));
  expect(size().value).toBe('25');
});

test('a list that is short has no choice of its pages', () => {
  renderDesk(<Riders pagination={{ page: 1, totalPages: 1, total: 25 }} />);
  expect(screen.queryByLabelText('Rows per page')).toBeNull();
});

test('nothing yet, and nothing that fits, are two things', async () => {
  const { unmount } = renderDesk(<Riders items={[]} />);
  expect(screen.getByText('No riders yet.')).toBeVisible();
  unmount();
  const { router } = renderDesk(<Riders items={[]} />, { at: '/?query=zz' });
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(router.state.location.search).toBe('');
});

test('a page past the end says so, and leads to the last page', async () => {
  const { router } = renderDesk(<Riders items={[]} pagination={{ page: 9, totalPages: 3, pastEnd: true }} />, {
    at: '/?query=zz&page=9',
  });
  expect(screen.getByText('This page is past the end of the list.')).toBeVisible();
  expect(screen.queryByText('No riders yet.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to the last page (3)' }));
  expect(router.state.location.search).toBe('?query=zz&page=3');
});

test('a list that failed says why and can be tried again', async () => {
  const refetch = jest.fn();
  const error = refusal(503, 'BUSY', 'The server is busy.');
  renderDesk(<Riders items={undefined} answer={{ isFetching: false, error, refetch }} />);
  expect(screen.getByRole('alert').textContent).toContain('The server is busy.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a list that failed for want of a network says so, and loads when the network is back', () => {
  const [refetch, online] = [jest.fn(), jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)];
  const error = refusal(0, 'NETWORK', 'No answer.');
  renderDesk(<Riders items={undefined} answer={{ isFetching: false, error, refetch }} />);
  expect(screen.getByText(/You are offline/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('any part of a page that failed for want of a network loads when the network is back', () => {
  const [retry, online] = [jest.fn(), jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)];
  renderDesk(<ProblemNote error={refusal(0, 'NETWORK', 'No answer.')} onRetry={retry} />);
  expect(retry).toHaveBeenCalledTimes(0);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('which rows of how many are shown, on any page', () => {
  const shown = (page: number, items = rows) => {
    const { unmount } = renderDesk(<Riders items={items} pagination={{ page, totalPages: 2501, total: 5001 }} />);
    const text = screen.getByText(/ of 5,001/).textContent;
    unmount();
    return text;
  };
  expect([shown(1), shown(2), shown(2501, rows.slice(1))]).toEqual([
    '1–2 of 5,001',
    '3–4 of 5,001',
    '5,001–5,001 of 5,001',
  ]);
});

test('on a phone a row is one link in two lines, and each value has its name', () => {
  onPhone();
  renderDesk(
    <Riders
      columns={[...columns, { key: 'town', title: 'Town', cell: () => 'Bend' }]}
      href={({ _id }) => `/rider/${_id}`}
    />,
  );
  const [first] = within(screen.getByRole('list', { name: 'Riders' })).getAllByRole('listitem');
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(first!).getByRole('link', { name: 'Sam' }).getAttribute('href')).toBe('/rider/a');
  expect(first?.textContent).toBe('SamSum $1.00Town Bend');
});
test('on a phone a column may show what its value is, for all rows or some', () => {
  onPhone();
  const dated: Column<Row>[] = [
    { key: 'from', title: 'Issued', phoneTitle: 'Issued', cell: () => 'May 1st' },
    { key: 'to', title: 'Ends', phoneTitle: ({ _id }) => (_id === 'a' ? 'Ends' : undefined), cell: () => 'June 1st' },
  ];
  renderDesk(<Riders columns={[...columns, ...dated]} />);
  const rowsOf = within(screen.getByRole('list', { name: 'Riders' })).getAllByRole('listitem');
  const shown = rowsOf.map((row) => within(row).queryAllByText(/^(Issued|Ends)$/, { ignore: '.visually-hidden' }));
  expect(shown.map((titles) => titles.length)).toEqual([2, 1]);
});

test('the keys / and j, k lead through a list', async () => {
  renderDesk(<Riders href={({ _id }) => `/rider/${_id}`} />);
  await user.keyboard('jjk');
  expect(document.activeElement?.textContent).toBe('Sam');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Robin');
  await user.keyboard('/j');
  expect((document.activeElement as HTMLInputElement).value).toBe('j');
});

test('the reader chooses columns, at most seven, and this browser keeps them', async () => {
  const many = Array.from({ length: 9 }, (_, at): Column<Row> => {
    return { key: `c${at}`, title: `Column ${at}`, cell: () => at, extra: at > 6 };
  });
  const { unmount } = renderDesk(<Riders columns={many} name="riders" />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box('Column 7').disabled, screen.queryByRole('checkbox', { name: 'Column 0' })]).toEqual([true, null]);
  await user.click(box('Column 3'));
  await user.click(box('Column 8'));
  unmount();
  renderDesk(<Riders columns={many} name="riders" />);
  expect(screen.getAllByRole('columnheader').map((it) => it.textContent)).toEqual(
    [0, 1, 2, 4, 5, 6, 8].map((at) => `Column ${at}`),
  );
});

test('an export asks for what is shown, without its page; a failure says why', async () => {
  const fetched = jest.fn<(url: string) => Promise<unknown>>();
  globalThis.fetch = fetched as unknown as typeof fetch;
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const names: string[] = [];
  fetched.mockResolvedValueOnce({
    ok: true,
    headers: new Headers({ 'content-disposition': `attachment; filename="r.csv"; filename*=UTF-8''pilotes%20.csv` }),
    blob: () => Promise.resolve(new Blob(['a'])),
  });
  renderDesk(<Riders exportOf={{ endpoint: exportRiders, params: { role: 'admin' } }} />, {
    at: '/?query=sam&active=true&page=3',
  });
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'CSV' }));
  };
  await save();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect([fetched.mock.calls[0]?.[0], names]).toEqual([
    '/api/admin/riders/export?query=sam&active=true&format=csv',
    ['pilotes .csv'],
  ]);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('The connection was lost. Try the export again.');
});

test('an act that asks first is given the chosen rows, and says what it is about', async () => {
  const asked: string[] = [];
  const ask = {
    key: 'refund',
    label: (items: readonly Row[]) => `Refund ${items.length}`,
    ask: (items: readonly Row[], { clear }: { clear: () => void }) => {
      asked.push(...items.map(({ name }) => name));
      clear();
    },
  };
  renderDesk(<Riders bulk={{ name: (it) => it.name, acts: [ask] }} />);
  for (const name of ['Select Sam', 'Select Robin']) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Refund 2' }));
  expect(asked).toEqual(['Sam', 'Robin']);
  expect(screen.queryByRole('button', { name: /Refund/ })).toBeNull();
});

test('a bulk act names what was not done and why, and only that is tried again with the same key', async () => {
  const sent: [string, string][] = [];
  const replies = [undefined, refusal(0, 'NETWORK', 'No answer.'), undefined];
  const each = async ({ _id }: Row, key: string) => {
    sent.push([_id, key]);
    const reply = replies.shift();
    if (reply) throw reply;
  };
  const onDone = jest.fn();
  renderDesk(
    <Riders
      bulk={{ name: (it) => it.name, acts: [{ key: 'verify', label: 'Verify', done: 'Verified', each }], onDone }}
    />,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Verified: 1. Not done: 1.')).toBeVisible();
  const reason = screen.getByText('No answer.').closest('details')!;
  expect([
    reason.open,
    within(reason)
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ]).toEqual([true, ['Robin']]);
  // the rows stay as wide as they were
  expect(screen.getByRole('table').textContent).toBe('NameSumSam$1.00Robin$2.00');
  await user.click(screen.getByRole('button', { name: 'Try 1 again' }));
  expect(await screen.findByText('Verified: 1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the report' }));
  expect(screen.queryByText('Verified: 1')).toBeNull();
  expect(sent.map(([id]) => id)).toEqual(['a', 'b', 'b']);
  expect([sent[2]?.[1] === sent[1]?.[1], sent[1]?.[1] === sent[0]?.[1], onDone.mock.calls.length]).toEqual([
    true,
    false,
    2,
  ]);
});

test('rows that other filters no longer show are not acted on', async () => {
  const act1 = { key: 'verify', label: 'Verify', done: 'Verified', all: async () => ({}) };
  const { router } = renderDesk(<Riders bulk={{ name: (it) => it.name, acts: [act1] }} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Sam' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  await act(() => router.navigate('/?active=false'));
  expect(screen.queryByText('1 selected')).toBeNull();
});
