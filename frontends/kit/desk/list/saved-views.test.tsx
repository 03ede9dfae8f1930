import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { exportRiders, type searchRiders } from '@rrr/contract';
import { fakeHost, fakeSession } from '@rrr/kit/base/testing';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import type { Column } from './column.js';
import { NamedList } from './NamedList.js';
import { useList } from './use-list.js';

const rows = [{ _id: 'a', name: 'Sam', town: 'Bend', sum: '$1.00' }];
type Row = (typeof rows)[number];
const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', cell: (it) => it.name, sort: 'name' },
  { key: 'town', title: 'Town', cell: (it) => it.town },
  { key: 'sum', title: 'Sum', cell: (it) => it.sum, align: 'right' },
];
const Riders = ({ items = rows }: { items?: Row[] }) => (
  <NamedList<Row>
    name="test/riders"
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
const user = person();
const menu = (name: string | RegExp = 'Views') => screen.getByRole('button', { name });
beforeEach(() => localStorage.clear());

test('a view keeps filters, order and columns under a name, and is opened from it', async () => {
  const { router } = renderDesk(<Riders />, { at: '/?active=true&sort=-name&page=2' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Town' }));
  await user.click(menu());
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await user.type(screen.getByLabelText('Name of the view'), ' Active ones ');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  expect(router.state.location.search).toBe('?active=true&sort=-name&page=2&saved=Active+ones');

  await user.click(menu('Active ones'));
  await user.click(await screen.findByRole('button', { name: 'Everything' }));
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Town' }));
  expect(screen.getByRole('columnheader', { name: 'Town' })).toBeTruthy();

  await user.click(menu());
  await user.click(await screen.findByRole('button', { name: 'Active ones' }));
  await waitFor(() => expect(router.state.location.search).toBe('?active=true&sort=-name&saved=Active+ones'));
  expect(screen.queryByRole('columnheader', { name: 'Town' })).toBeNull();
});

test('a view that was changed says so, and can be saved anew', async () => {
  localStorage.setItem(
    `rrr.views.${fakeSession('admin').account._id}.test/riders`,
    JSON.stringify([{ name: 'Active ones', search: 'active=true', columns: null }]),
  );
  const { router } = renderDesk(<Riders />, {
    at: '/?active=true&saved=Active+ones',
    host: fakeHost({ session: fakeSession('admin') }),
  });
  expect(screen.queryByText('View changed.')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Account'), 'Closed');
  expect(screen.getByText('View changed.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  expect(screen.queryByText('View changed.')).toBeNull();
  await user.click(menu('Active ones'));
  await user.click(await screen.findByRole('button', { name: 'Delete the view Active ones' }));
  expect(router.state.location.search).toBe('?active=false');
  expect(menu()).toBeTruthy();
});

test('the views of one person are not those of another, and what is not a view is left out', () => {
  const place = (id: string) => `rrr.views.${id}.test/riders`;
  const mine = fakeSession('admin');
  localStorage.setItem(place('somebody'), JSON.stringify([{ name: 'Theirs', search: '', columns: null }]));
  localStorage.setItem(place(mine.account._id), JSON.stringify([{ name: 'Broken' }, 'x', null]));
  renderDesk(<Riders />, { at: '/?saved=Theirs', host: fakeHost({ session: mine }) });
  expect(menu()).toBeTruthy();
});

test('a view can be opened where nothing is shown', async () => {
  const { container } = renderDesk(<Riders items={[]} />);
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  await user.click(menu());
  expect(await within(container).findByText('Kept in this browser, for you alone.')).toBeTruthy();
});
