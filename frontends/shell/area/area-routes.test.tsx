import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, Outlet, redirect, RouterProvider } from 'react-router-dom';
import type { Session } from '@rrr/contract';
import { AppFrame, LocaleProvider, makeTranslate, type Remote } from '@rrr/kit/base';
import { fakeSession } from '@rrr/kit/base/testing';
import { redirectFor } from '../app/guard.js';
import { ShellProvider } from '../app/shell-context.js';
import { Starting } from './Starting.js';
import { fakeShell } from '../testing/render-shell.js';
import { en } from '../words/en.js';
import { fr } from '../words/fr.js';
import { areaRoutes } from './area-routes.js';
import { OtherVersion } from './federation/remote-addresses.js';
import { AreaGuardFailed } from './start-area.js';

beforeEach(() => sessionStorage.setItem('rrr.reloaded', String(Date.now())));

const remote = (over: Partial<Remote> = {}): Remote => ({
  id: 'rider',
  contract: 1,
  register: (host) => [
    {
      element: <Outlet />,
      children: [
        { index: true, element: <p>home of {host.basePath}</p> },
        { path: 'wallet', element: <p>wallet</p> },
      ],
    },
  ],
  ...over,
});

const enter = (
  at: string,
  who: Session | null | (() => Promise<Session | null>),
  load: (id: string) => Promise<Remote>,
) => {
  const { shell, reports } = fakeShell({ at, session: who });
  const guarded = async ({ request }: { request: Request }) => {
    const to = redirectFor(await shell.session.who(), new URL(request.url).pathname);
    return to ? redirect(to) : null;
  };
  const { route, patch } = areaRoutes(shell, guarded, <AreaGuardFailed />, load);
  const router = createMemoryRouter(
    [
      {
        path: shell.to('/'),
        HydrateFallback: Starting,
        children: [route, { path: 'login', element: <p>log in here</p> }],
      },
    ],
    {
      initialEntries: [at],
      patchRoutesOnNavigation: patch,
    },
  );
  render(
    <AppFrame
      locale={shell.locale}
      words={makeTranslate({ en, fr }, shell.locale)}
      report={shell.report}
      notify={shell.notices.notify}
    >
      <ShellProvider value={shell}>
        <LocaleProvider value={shell.locale}>
          <RouterProvider router={router} />
        </LocaleProvider>
      </ShellProvider>
    </AppFrame>,
  );
  return { router, reports };
};

test('a remote loads its first page before its routes join', async () => {
  const asked: unknown[] = [];
  const loadAhead: Remote['loadAhead'] = (matches) => Promise.resolve(void asked.push(matches?.at(-1)?.route.element));
  enter('/auth/rider/wallet', fakeSession('rider'), () => Promise.resolve(remote({ loadAhead })));
  expect(await screen.findByText('wallet')).toBeVisible();
  expect(asked).toEqual([<p>wallet</p>]);
});

test('what the server wrote of the page stands there until it is loaded', () => {
  const first = document.createElement('header');
  first.innerHTML = '<h1>Earning</h1><p>What earned what.</p>';
  const { shell } = fakeShell({ at: '/auth/rider/earnings' });
  render(
    <AppFrame locale="en" words={makeTranslate({ en, fr }, 'en')} report={shell.report} notify={shell.notices.notify}>
      <ShellProvider value={shell}>
        <MemoryRouter>
          <Starting first={first} />
        </MemoryRouter>
      </ShellProvider>
    </AppFrame>,
  );
  expect(screen.getByRole('heading', { name: 'Earning' })).toBeVisible();
  expect(screen.getByText('What earned what.')).toBeVisible();
});

test('the routes of the own remote join on the first visit, once', async () => {
  const load = jest.fn(() => Promise.resolve(remote()));
  const { router } = enter('/auth/rider/wallet', fakeSession('rider'), load);
  expect(await screen.findByText('wallet')).toBeVisible();
  await router.navigate('/auth/rider');
  expect(await screen.findByText('home of /auth/rider')).toBeVisible();
  expect(load.mock.calls).toEqual([['rider']]);
});

test('a French rider is given a French address', async () => {
  enter('/fr/auth/rider', fakeSession('rider'), () => Promise.resolve(remote()));
  expect(await screen.findByText('home of /fr/auth/rider')).toBeVisible();
});

test('a visitor loads no remote and comes to the log-in screen', async () => {
  const load = jest.fn(() => Promise.resolve(remote()));
  enter('/auth/rider/wallet', null, load);
  expect(await screen.findByText('log in here')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('a wrong area leads to the own one', async () => {
  const { router } = enter('/auth/admin/riders', fakeSession('rider'), () => Promise.resolve(remote()));
  expect(await screen.findByText('home of /auth/rider')).toBeVisible();
  expect(router.state.location.pathname).toBe('/auth/rider');
});

test('a remote of another contract says so', async () => {
  enter('/auth/rider', fakeSession('rider'), () => Promise.resolve(remote({ contract: 2 })));
  expect(await screen.findByRole('heading', { name: 'This area is being updated' })).toBeVisible();
});

test('a remote that does not load is reported, and tried again by a reload, which waits for the server', async () => {
  const failure = new Error('no manifest');
  const load = jest.fn<() => Promise<Remote>>().mockRejectedValue(failure);
  const ask = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const { router, reports } = enter('/auth/rider/wallet', fakeSession('rider'), load);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('status')).textContent).toMatch(/server is not responding yet/);
  expect(ask.mock.calls.map(([address, init]) => [address, init?.method])).toEqual([[location.href, 'HEAD']]);
  ask.mockRestore();
  // files that failed in this page would fail again
  await router.navigate('/auth/rider');
  // the page before had the same heading
  await waitFor(() => expect(screen.getByRole('heading', { name: 'This page did not load' })).toBeVisible());
  expect([load.mock.calls, reports]).toEqual([[['rider']], [failure]]);
});

test('the frame stands at once while a remote hangs', async () => {
  enter('/auth/rider', fakeSession('rider'), () => new Promise(() => {}));
  expect(await screen.findByRole('link', { name: 'Log Out' })).toBeVisible();
});

test('who is signed in when the API cannot say is told so, not sent to the log-in screen, and let in when it can', async () => {
  const ask = jest
    .fn<() => Promise<Session | null>>()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValue(fakeSession('rider'));
  enter('/auth/rider/wallet', ask, () => Promise.resolve(remote()));
  expect(await screen.findByRole('heading', { name: /can’t check your login/ })).toBeVisible();
  expect(screen.queryByText('log in here')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('wallet')).toBeVisible();
});

test('an address no page has, inside the own area, is not found', async () => {
  enter('/auth/rider/nowhere', fakeSession('rider'), () => Promise.resolve(remote()));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test.each([
  ['a list or manifest of another contract', () => Promise.reject(new OtherVersion('contract 2'))],
  ['another major version of React', () => Promise.reject(new OtherVersion('react ^20'))],
] as const)('%s says so, and offers no retry that cannot help', async (_, load) => {
  const { reports } = enter('/auth/rider', fakeSession('rider'), load);
  expect(await screen.findByRole('heading', { name: 'This area is being updated' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(reports).toHaveLength(1);
});

test('a remote that crashes while it registers is a failed load, not a blank page', async () => {
  const broken = remote({
    register: () => {
      throw new TypeError('useMatch is not a function');
    },
  });
  enter('/auth/rider', fakeSession('rider'), () => Promise.resolve(broken));
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeVisible();
});
