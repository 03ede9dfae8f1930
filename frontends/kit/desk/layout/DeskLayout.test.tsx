import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeHost, fakeSession } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/render-desk.js';
import { DeskLayout } from './DeskLayout.js';
import { LanguageLink } from './LanguageLink.js';

const items = [
  { key: 'home', label: 'Home', path: '/' },
  { key: 'more', label: 'Reports', children: [{ key: 'summary', label: 'Summary', path: '/summary' }] },
];
const dealer = fakeSession('dealer');
const layout = (profilePath?: string) => (
  <DeskLayout items={items} profilePath={profilePath}>
    the page
  </DeskLayout>
);

test('an admin who acts as another is told so, and led out by a full navigation', () => {
  const session = { ...dealer, proxyHost: { _id: '01hq0000000000000000000009', fullName: 'Alex Admin' } };
  renderDesk(layout(), { host: fakeHost({ session, locale: 'fr', basePath: '/fr/auth/dealer' }) });
  expect(screen.getByText('Concessionnaire Sam Carter')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Quitter ce compte' }).getAttribute('href')).toBe('/fr/proxy-remove');
});

test('nobody else sees the banner', () => {
  renderDesk(layout(), { host: fakeHost({ session: dealer }) });
  expect(screen.queryByText('You are currently Proxying')).toBeNull();
});

test('the user menu leads out, and to the profile only where there is one', async () => {
  const { unmount } = renderDesk(layout(), { host: fakeHost({ session: dealer }) });
  await userEvent.click(screen.getByRole('button', { name: /Sam Carter/ }));
  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/api/logout');
  expect(screen.queryByRole('link', { name: 'View profile' })).toBeNull();
  unmount();
  renderDesk(layout('/profile'), { host: fakeHost({ session: dealer }) });
  await userEvent.click(screen.getByRole('button', { name: /Sam Carter/ }));
  expect(screen.getByRole('link', { name: 'View profile' }).getAttribute('href')).toBe('/auth/dealer/profile');
});

test('a group of the sidebar opens where one stands inside it', () => {
  renderDesk(layout(), { host: fakeHost({ session: dealer }), at: '/auth/dealer/summary' });
  expect(screen.getByRole('link', { name: 'Summary' }).getAttribute('aria-current')).toBe('page');
});

test('a group opens on the other pages of its entries too', () => {
  const children = [{ key: 'cash', label: 'Cash', path: '/cash', also: ['/claim'] }];
  renderDesk(<DeskLayout items={[{ key: 'reports', label: 'Reports', children }]}>the page</DeskLayout>, {
    host: fakeHost({ session: dealer }),
    at: '/auth/dealer/claim/1',
  });
  expect(screen.getByRole('link', { name: 'Cash' }).getAttribute('aria-current')).toBe('true');
});

test('an entry says how many things wait there; none is not said', () => {
  const entry = (value: number) => ({
    key: `n${value}`,
    label: `Inbox ${value}`,
    path: `/n${value}`,
    count: { value, label: `${value} wait` },
  });
  renderDesk(<DeskLayout items={[entry(3), entry(0)]}>the page</DeskLayout>, { host: fakeHost({ session: dealer }) });
  expect(screen.getByRole('link', { name: /^Inbox 3\s*3 wait$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inbox 0' })).toBeVisible();
});

test('an entry is marked on its other pages too, and on no page that only begins alike', () => {
  const more = [{ key: 'events', label: 'Events', path: '/events', also: ['/event', '/series'] }];
  const at = (page: string) => {
    const { unmount } = renderDesk(<DeskLayout items={more}>the page</DeskLayout>, {
      host: fakeHost({ session: dealer }),
      at: `/auth/dealer${page}`,
    });
    const marked = screen.getByRole('link', { name: 'Events' }).getAttribute('aria-current');
    unmount();
    return marked;
  };
  expect(['/events', '/event/1', '/series', '/eventful'].map(at)).toEqual(['page', 'true', 'true', null]);
});

test('name and picture follow when the session is asked for again', async () => {
  const renamed = { ...dealer, user: { ...dealer.user, fullName: 'Sam Reyes', profileImage: '/api/image/1' } };
  const { host } = renderDesk(layout(), {
    host: fakeHost({ session: dealer, answers: { getSession: { session: renamed } } }),
  });
  expect(screen.getByRole('button', { name: /Sam Carter/ })).toBeVisible();
  await act(() => host.live!.refresh());
  expect(
    screen
      .getByRole('button', { name: /Sam Reyes/ })
      .querySelector('img')
      ?.getAttribute('src'),
  ).toContain('/api/image/1');
});

test.each([
  ['en', '/auth/dealer', '/fr/auth/dealer'],
  ['fr', '/fr/auth/dealer', '/auth/dealer'],
  ['fr', '/fr', '/'],
  ['en', '/frames', '/fr/frames'],
] as const)('each language has its address: %s at %s', (locale, at, other) => {
  renderDesk(<LanguageLink />, { host: fakeHost({ locale }), at });
  expect(screen.getByRole('link')).toHaveAttribute('href', other);
});

test('the choice of a language is remembered before the page loads anew, and a failure to remember does not stop it', async () => {
  const go = jest.fn();
  const { host } = renderDesk(<LanguageLink go={go} />, {
    host: fakeHost({ answers: { setLang: Promise.reject(new Error('offline')) } }),
    at: '/auth/rider/earnings?page=2',
  });
  await userEvent.click(screen.getByRole('link', { name: /Français/ }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/fr/auth/rider/earnings?page=2'));
  expect([host.calls[0]?.request, host.reports]).toEqual([{ query: { lang: 'fr' } }, [new Error('offline')]]);
});

test('the choice of a language is remembered in the account', async () => {
  const go = jest.fn();
  const { host } = renderDesk(<LanguageLink go={go} />, { host: fakeHost({ answers: { setLang: undefined } }) });
  await userEvent.click(screen.getByRole('link', { name: /Français/ }));
  await waitFor(() => expect(go).toHaveBeenCalled());
  expect(host.reports).toEqual([]);
});
