import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, redirect, RouterProvider } from 'react-router-dom';
import type { Session } from '@rrr/contract';
import { AppFrame, LocaleProvider, makeTranslate, type Remote } from '@rrr/kit/base';
import { fakeSession } from '@rrr/kit/base/testing';
import { redirectFor } from '../../app/guard.js';
import { ShellProvider } from '../../app/shell-context.js';
import { fakeShell } from '../../testing/render-shell.js';
import { en } from '../../words/en.js';
import { fr } from '../../words/fr.js';
import { areaRoutes } from './area-routes.js';

beforeEach(() => sessionStorage.setItem('rrr.reloaded', String(Date.now())));

const remote = (over: Partial<Remote> = {}): Remote => ({
  id: 'rider',
  contract: 1,
  register: (host) => [{ element: <Outlet />, children: [{ index: true, element: <p>home of {host.basePath}</p> }, { path: 'wallet', element: <p>wallet</p> }] }],
  ...over,
});

const enter = (at: string, session: Session | null, load: (id: string) => Promise<Remote>) => {
  const { shell, reports } = fakeShell({ at, session });
  const guarded = async ({ request }: { request: Request }) => {
    const to = redirectFor(await shell.session, new URL(request.url).pathname);
    return to ? redirect(to) : null;
  };
  const { route, patch } = areaRoutes(shell, guarded, load);
  const router = createMemoryRouter([{ path: shell.to('/'), children: [route, { path: 'login', element: <p>log in here</p> }] }], {
    initialEntries: [at],
    patchRoutesOnNavigation: patch,
  });
  render(
    <AppFrame locale={shell.locale} words={makeTranslate({ en, fr }, shell.locale)} report={shell.report}>
      <ShellProvider value={shell}>
        <LocaleProvider value={shell.locale}>
          <RouterProvider router={router} />
        </LocaleProvider>
      </ShellProvider>
    </AppFrame>,
  );
  return { router, reports };
};

test('the routes of the own remote join on the first visit, once', async () => {
  const load = jest.fn(() => Promise.resolve(remote()));
  const { router } = enter('/auth/rider/wallet', fakeSession('rider'), load);
  expect(await screen.findByText('wallet')).toBeTruthy();
  await router.navigate('/auth/rider');
  expect(await screen.findByText('home of /auth/rider')).toBeTruthy();
  expect(load.mock.calls).toEqual([['rider']]);
});

test('a French rider is given a French address', async () => {
  enter('/fr/auth/rider', fakeSession('rider'), () => Promise.resolve(remote()));
  expect(await screen.findByText('home of /fr/auth/rider')).toBeTruthy();
});

test('a visitor loads no remote and comes to the log-in screen', async () => {
  const load = jest.fn(() => Promise.resolve(remote()));
  enter('/auth/rider/wallet', null, load);
  expect(await screen.findByText('log in here')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
});

test('a wrong area leads to the own one', async () => {
  const { router } = enter('/auth/admin/riders', fakeSession('rider'), () => Promise.resolve(remote()));
  expect(await screen.findByText('home of /auth/rider')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/auth/rider');
});

test('a remote of another contract says so', async () => {
  enter('/auth/rider', fakeSession('rider'), () => Promise.resolve(remote({ contract: 2 })));
  expect(await screen.findByRole('heading', { name: 'This area is being updated' })).toBeTruthy();
});

test('a remote that does not load can be tried again, and the failure is reported', async () => {
  const failure = new Error('no manifest');
  const { reports } = enter('/auth/rider/wallet', fakeSession('rider'), () => Promise.reject(failure));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(reports).toEqual([failure]);
});

test('an address no page has, inside the own area, is not found', async () => {
  enter('/auth/rider/nowhere', fakeSession('rider'), () => Promise.resolve(remote()));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});
