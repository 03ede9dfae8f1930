import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { legacy_createStore } from 'redux';
import { redirectTo, routedRemote } from './remote.js';
import { fakeHost } from './testing/index.js';

const remote = routedRemote({
  id: 'rider',
  words: { en: {}, fr: {} },
  store: () => legacy_createStore((state: object = {}) => state),
  layout: ({ children }) => (
    <>
      <nav>menu</nav>
      {children}
    </>
  ),
  routes: [
    { index: true, element: <p>start</p> },
    { path: 'riders', element: <p>list</p> },
    { path: 'rider', element: redirectTo('/riders') },
    { path: 'rider/:riderId', element: <p>one</p> },
  ],
});
const at = (path: string) => {
  const host = fakeHost({ locale: 'fr', basePath: '/fr/auth/rider' });
  // the shell's own splat stands first, as for remotes that are not loaded yet
  const children = [{ path: '*', element: <p>shell</p> }, ...remote.register(host)];
  const router = createMemoryRouter([{ path: '/fr/auth/:type', children }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
};

test('an address that leads nowhere keeps the frame and the language of its area', async () => {
  at('/fr/auth/rider/no/such/page');
  expect(await screen.findByText('menu')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aller à ma page d’accueil' }).getAttribute('href')).toBe('/fr/auth/rider');
});

test('an address whose id is left out leads to the list, and one with an id to its page', async () => {
  const router = at('/fr/auth/rider/rider');
  expect(await screen.findByText('list')).toBeVisible();
  expect(router.state.location.pathname).toBe('/fr/auth/rider/riders');
});

test('pages stay reachable', async () => {
  at('/fr/auth/rider/rider/01hq');
  expect(await screen.findByText('one')).toBeVisible();
});
