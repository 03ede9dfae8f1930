import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeHost, fakeSession } from '@rrr/kit/base/testing';
import { DeskLayout } from '../layout/DeskLayout.js';
import { person } from '../testing/person.js';
import { renderDesk } from '../testing/render-desk.js';
import { Command } from './Command.js';
import { marked, matching, type CommandItem, type CommandSource } from './command-items.js';

const user = person();
const item = (label: string, over: Partial<CommandItem> = {}): CommandItem => ({
  id: label,
  group: 'Pages',
  label,
  run: () => {},
  ...over,
});
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const field = () => screen.getByRole('combobox');

test('every word typed counts, without case or accents; what begins with it comes first', () => {
  const items = [item('Lundi à Östersund'), item('Östlund, Ingrid'), item('Riders', { group: 'Riders', hint: 'ost' })];
  expect(matching(items, 'OST').map(({ label }) => label)).toEqual(['Östlund, Ingrid', 'Lundi à Östersund', 'Riders']);
  expect(matching(items, 'lun ost').map(({ label }) => label)).toEqual(['Lundi à Östersund', 'Östlund, Ingrid']);
  expect(matching(items, 'x')).toEqual([]);
});

test('what was typed is marked where it stands, also under an accent', () => {
  expect(marked('Ingrid Östlund', 'ost')).toEqual([
    { text: 'Ingrid ', hit: false },
    { text: 'Öst', hit: true },
    { text: 'lund', hit: false },
  ]);
  expect(marked('Riders', '')).toEqual([{ text: 'Riders', hit: false }]);
});

test('the arrows choose, Enter does it once and closes; the count is announced', async () => {
  const [run, close] = [jest.fn(), jest.fn()];
  renderDesk(<Command items={[item('Home'), item('Riders', { run }), item('Events')]} onClose={close} />);
  expect(screen.getByRole('status').textContent).toBe('3 results');
  await user.type(field(), '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Riders');
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect([run.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

test('an act that is not possible now says why and does nothing', async () => {
  const [run, close] = [jest.fn(), jest.fn()];
  renderDesk(<Command items={[item('Merge', { run, disabledReason: 'Choose two riders first' })]} onClose={close} />);
  await user.type(field(), '{Enter}');
  expect(options()).toEqual(['MergeChoose two riders first']);
  expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('true');
  expect([run.mock.calls.length, close.mock.calls.length]).toEqual([0, 0]);
});

test('records come first; an answer to an older text is dropped; a source that fails leaves the others', async () => {
  const answers: ((found: CommandItem[]) => void)[] = [];
  const sources: CommandSource[] = [
    { label: 'Riders', search: () => new Promise((resolve) => answers.push(resolve)) },
    { label: 'Events', search: async () => await Promise.reject(new Error('offline')) },
  ];
  const { host } = renderDesk(<Command items={[item('Rider Manager')]} sources={sources} onClose={() => {}} />);
  await user.type(field(), 'ri');
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.type(field(), 'd');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!([item('Riley', { group: 'Riders' })]);
  await waitFor(() => expect(options()).toEqual(['Riley', 'Rider Manager']));
  answers[0]!([item('Old', { group: 'Riders' })]);
  expect(screen.getByRole('alert').textContent).toMatch(/^Events: the search did not respond/);
  expect(options()).toEqual(['Riley', 'Rider Manager']);
  expect(host.reports).toEqual([new Error('offline')]);
});

test('Ctrl K opens every page of the sidebar and every act of the account; Escape gives the focus back', async () => {
  const session = {
    ...fakeSession('dealer'),
    proxyHost: { _id: '01hq0000000000000000000009', fullName: 'Alex Admin' },
  };
  const items = [
    { key: 'home', label: 'Accueil', path: '/' },
    { key: 'more', label: 'Rapports', children: [{ key: 'summary', label: 'Sommaire', path: '/summary' }] },
  ];
  const { router } = renderDesk(
    <DeskLayout
      items={items}
      profilePath="/profile"
      search={{ label: 'Trouver', sources: [], acts: [item('Ajouter un pilote', { group: 'Actions' })] }}
    >
      <input aria-label="amount" />
    </DeskLayout>,
    { host: fakeHost({ session, locale: 'fr', basePath: '/fr/auth/dealer' }) },
  );
  await user.click(screen.getByLabelText('amount'));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toBeVisible();
  expect(options()).toEqual([
    'Accueil',
    'SommaireRapports',
    'Ajouter un pilote',
    'Voir le profil',
    'Connexion et sécurité',
    'English',
    'Quitter ce compte',
    'Se déconnecter',
  ]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('amount'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'somm{Enter}');
  expect(router.state.location.pathname).toBe('/fr/auth/dealer/summary');
});
