import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { List } from './List.js';
import type { RowAct } from './RowMenu.js';

const user = person();
const ran: string[] = [];
const act = (label: string, destructive = false): RowAct => ({
  key: label,
  label,
  destructive,
  run: () => void ran.push(label),
});
const Logins = ({ acts = [act('Remove', true), act('Rename'), act('Reset')] }: { acts?: readonly RowAct[] }) => (
  <List
    label="Logins"
    items={[{ _id: 'a', name: 'Sam' }]}
    columns={[{ key: 'name', title: 'Name', cell: ({ name }) => name }]}
    menu={{ name: ({ name }) => name, acts: () => acts }}
    empty={{ text: 'Nobody.' }}
  />
);
const button = () => screen.getByRole('button', { name: 'More for Sam' });
const items = () => within(screen.getByRole('menu', { name: 'More for Sam' })).getAllByRole('menuitem');
const focused = () => document.activeElement?.textContent;
afterEach(() => {
  ran.length = 0;
  jest.restoreAllMocks();
});

test('what takes something away stands last; an act runs, and the focus is back on the button', async () => {
  renderDesk(<Logins />);
  expect([button().getAttribute('aria-haspopup'), button().getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
  await user.click(button());
  expect(items().map((it) => [it.textContent, it.dataset.destructive])).toEqual([
    ['Rename', undefined],
    ['Reset', undefined],
    ['Remove', 'true'],
  ]);
  expect(button().getAttribute('aria-controls')).toBe(screen.getByRole('menu').id);
  await user.click(items()[2]!);
  expect([ran, screen.queryByRole('menu'), document.activeElement]).toEqual([['Remove'], null, button()]);
});

test('the keyboard opens it, goes round, finds by a letter, and leaves', async () => {
  renderDesk(<Logins />);
  button().focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Rename');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Rename');
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Remove');
  await user.keyboard('{Home}r');
  expect(focused()).toBe('Reset');
  await user.keyboard('{End}');
  expect(focused()).toBe('Remove');
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button()]);
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Remove');
  await user.keyboard('{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
  button().focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(ran).toEqual(['Rename']);
});

test('a tap elsewhere, or a page that moves, closes it', async () => {
  renderDesk(<Logins />);
  await user.click(button());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button());
  fireEvent.scroll(document);
  expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button()]);
  await user.click(button());
  // the browser names the window as what changed, which is no part of the page
  fireEvent(window, new Event('resize'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('it opens upwards where nothing fits below', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(900, 700, 44, 44));
  renderDesk(<Logins />);
  await user.click(button());
  const { top, bottom } = screen.getByRole('menu').style;
  expect([top, bottom]).toEqual(['', `${window.innerHeight - 696}px`]);
});

test('a row with nothing to do has no button', () => {
  renderDesk(<Logins acts={[]} />);
  expect(screen.queryByRole('button', { name: /More for/ })).toBeNull();
});
