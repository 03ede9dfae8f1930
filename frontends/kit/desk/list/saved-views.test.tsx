import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  exportRiders,
  listSavedViews,
  removeView,
  saveView,
  shareView,
  type SavedView,
  type searchRiders,
} from '@rrr/contract';
import { type Answers, fakeHost, fakeSession, refusal } from '@rrr/kit/base/testing';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { fromRowMenu } from '../testing/row-menu.js';
import type { Column } from './column.js';
import { NamedList } from './NamedList.js';
import { useList } from './use-list.js';
import { ViewCallsProvider } from './view-calls.js';

const rows = [{ _id: 'a', name: 'Sam', town: 'Bend', sum: '$1.00' }];
type Row = (typeof rows)[number];
const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', cell: (it) => it.name, sort: 'name' },
  { key: 'town', title: 'Town', cell: (it) => it.town },
  { key: 'sum', title: 'Sum', cell: (it) => it.sum, align: 'right' },
];
const Riders = ({ items = rows }: { items?: Row[] }) => (
  <NamedList<Row>
    name="admin/riders"
    label="Riders"
    columns={columns}
    items={items}
    answer={{ isFetching: false, refetch: () => undefined }}
    list={useList<typeof searchRiders>({
      filters: [
        { key: 'query', kind: 'text', label: 'Name' },
        { key: 'active', kind: 'yesNo', label: 'Account', yes: 'Active', no: 'Closed' },
      ],
    })}
    exportOf={{ endpoint: exportRiders, params: { role: 'admin' } }}
    empty={{ text: 'No riders yet.' }}
  />
);
const idOf = (n: number) => `01hq0000000000000000000w0${n}`;
const aView = (n: number, change: Partial<SavedView> = {}): SavedView => ({
  _id: idOf(n),
  list: 'admin/riders',
  name: 'Active ones',
  search: 'active=true',
  columns: null,
  shared: false,
  sharedBy: null,
  ...change,
});
const most = { own: 20, shared: 50 };
const given = (views: readonly SavedView[] = [], more: Answers = {}) => ({
  listSavedViews: { views, most },
  saveView: ({ body }: { body: object }) => ({ view: aView(9, body) }),
  ...more,
});
const session = fakeSession('admin');
const calls = { list: listSavedViews, save: saveView, share: shareView, remove: removeView };
const show = (answers: Answers, at = '/', items = rows) =>
  renderDesk(
    <ViewCallsProvider value={calls}>
      <Riders items={items} />
    </ViewCallsProvider>,
    { at, host: fakeHost({ session, answers }) },
  );
const place = `rrr.views.${session.account._id}.admin/riders`;
const user = person();
const menu = (name: string | RegExp = 'Views') => screen.getByRole('button', { name });
beforeEach(() => localStorage.clear());

test('a view keeps filters, order and columns on the account, and is opened from it', async () => {
  const { router, host } = show(given(), '/?active=true&sort=-name&page=2');
  // nothing is asked before somebody wants to see a view
  expect(host.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Town' }));
  await user.click(menu());
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  expect(screen.getByText('Enter a name.')).toBeVisible();
  await user.type(screen.getByLabelText('Name of the view'), ' Active ones ');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?active=true&sort=-name&page=2&saved=${idOf(9)}`));
  expect(host.calls.at(-1)?.request).toEqual({
    body: { list: 'admin/riders', name: 'Active ones', search: 'active=true&sort=-name', columns: ['sum'] },
  });

  await user.click(await screen.findByRole('button', { name: 'Active ones' }));
  await user.click(await screen.findByRole('button', { name: 'Everything' }));
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Town' }));
  expect(screen.getByRole('columnheader', { name: 'Town' })).toBeVisible();

  await user.click(menu());
  await user.click(await screen.findByRole('button', { name: 'Active ones' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?active=true&sort=-name&saved=${idOf(9)}`));
  expect(screen.queryByRole('columnheader', { name: 'Town' })).toBeNull();
});

test.each([idOf(1), 'Active+ones'])('an address opens its view with its columns: %s', async (saved) => {
  show(given([aView(1, { columns: ['sum'] })]), `/?active=true&saved=${saved}`);
  expect(await screen.findByRole('button', { name: 'Active ones' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((it) => it.textContent)).toEqual(['Name', 'Sum']);
});

test('a view that was changed says so, and can be saved anew or deleted', async () => {
  const { router, host } = show(
    given([aView(1)], {
      saveView: ({ body }: { body: object }) => ({ view: aView(1, body) }),
      removeView: undefined,
    }),
    `/?active=true&saved=${idOf(1)}`,
  );
  await screen.findByRole('button', { name: 'Active ones' });
  expect(screen.queryByText('View changed.')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Account'), 'Closed');
  expect(screen.getByText('View changed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(screen.queryByText('View changed.')).toBeNull());
  await user.click(menu('Active ones'));
  await fromRowMenu(user, 'Active ones', 'Delete');
  await waitFor(() => expect(router.state.location.search).toBe('?active=false'));
  expect(host.calls.at(-1)).toEqual({ id: 'removeView', request: { params: { viewId: idOf(1) } } });
  expect(menu()).toBeVisible();
});

test('a view is shared with all administrators, and a shared one is removed for everybody', async () => {
  const theirs = aView(2, { name: 'Closed ones', shared: true, sharedBy: 'Ada Moreau' });
  const { host } = show(
    given([aView(1), theirs], {
      shareView: { view: aView(1, { shared: true, sharedBy: 'Sam Carter' }) },
      removeView: undefined,
    }),
  );
  await user.click(menu());
  const shared = () =>
    within(screen.getByRole('list', { name: 'Shared with all administrators' })).getAllByRole('listitem');
  await screen.findByRole('list', { name: 'Shared with all administrators' });
  expect(shared().map((it) => it.textContent)).toEqual(['Closed ones by Ada Moreau']);
  await fromRowMenu(user, 'Active ones', 'Share with all administrators');
  await waitFor(() => expect(shared()).toHaveLength(2));
  expect(host.notices[0]?.text).toBe('Active ones is shared with all administrators.');
  await fromRowMenu(user, 'Closed ones', 'Remove for everybody');
  await waitFor(() => expect(shared()).toHaveLength(1));
});

test('a shared view that was changed cannot be saved over', async () => {
  show(given([aView(1, { shared: true, sharedBy: 'Ada' })]), `/?active=false&saved=${idOf(1)}`);
  expect(await screen.findByText('View changed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the change' })).toBeNull();
});

test('what is refused says why; what did not load can be asked for again', async () => {
  let fails = true;
  show(
    given([], {
      listSavedViews: () => (fails ? refusal(503, 'BUSY', 'Busy.') : { views: [], most }),
      saveView: refusal(409, 'TOO_MANY_VIEWS', 'This list has 20 saved views.'),
    }),
  );
  await user.click(menu());
  expect(await screen.findByText('The views did not load.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(await screen.findByLabelText('Name of the view'), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This list has 20 saved views.');
});

test('with as many as there can be, no other is saved', async () => {
  show({ listSavedViews: { views: [aView(1)], most: { own: 1, shared: 50 } } });
  await user.click(menu());
  expect(await screen.findByText('At most 1 views. Delete one to save another.')).toBeVisible();
});

test('what the browser kept goes to the account once; what is no view, or refused, is left out', async () => {
  const kept = ['Old', 'active ONES', 'Refused', 'Older'].map((name) => ({ name, search: 'query=x', columns: null }));
  localStorage.setItem(place, JSON.stringify([...kept, { name: 'Broken' }, 'x', null]));
  localStorage.setItem('rrr.views.somebody.admin/riders', JSON.stringify(kept));
  let n = 2;
  const { host } = show(
    given([aView(1)], {
      saveView: ({ body }: { body: { name: string } }) =>
        body.name === 'Refused' ? refusal(409, 'TOO_MANY_VIEWS', 'Too many.') : { view: aView((n += 1), body) },
    }),
  );
  await user.click(menu());
  const views = within(await screen.findByRole('list', { name: 'Views' }));
  expect(views.getAllByRole('listitem').map((it) => it.textContent)).toEqual(['Active ones', 'Old', 'Older']);
  expect(host.calls.map(({ id }) => id)).toEqual(['listSavedViews', 'saveView', 'saveView', 'saveView']);
  expect([localStorage.getItem(place), localStorage.getItem('rrr.views.somebody.admin/riders')]).toEqual([
    null,
    JSON.stringify(kept),
  ]);
});

test('what could not be sent stays in the browser for the next time', async () => {
  localStorage.setItem(place, JSON.stringify([{ name: 'Old', search: '', columns: null }]));
  show(given([], { saveView: refusal(0, 'NETWORK', 'No answer.') }));
  await user.click(menu());
  expect(await screen.findByLabelText('Name of the view')).toBeVisible();
  expect(localStorage.getItem(place)).not.toBeNull();
});

test('a view can be opened where nothing is shown', async () => {
  const { container } = show(given(), '/', []);
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  await user.click(menu());
  expect(await within(container).findByText(/Saved on your account/)).toBeVisible();
});

test('in an area without views no list offers them, and none are asked for', () => {
  const { host } = renderDesk(<Riders />, { at: `/?active=true&saved=${idOf(1)}`, host: fakeHost() });
  expect(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Views' })).toBeNull();
  expect(host.calls).toEqual([]);
});
