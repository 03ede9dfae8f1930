import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Outlet, redirect, useRoutes, type RouteObject } from 'react-router-dom';
import { AppFrame } from '@rrr/kit/base';
import { useFailure } from './route-error.js';
import { withGates } from './gates.js';

const Failed = () => <p>{(useFailure() as Error).message}</p>;
const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);
const visit = (at: string, routes: RouteObject[]) => {
  const gated = withGates(routes);
  return render(
    <AppFrame locale="en" words={(it) => it} report={() => {}} notify={() => {}}>
      <MemoryRouter initialEntries={[at]}>
        <Pages routes={gated} />
      </MemoryRouter>
    </AppFrame>,
  );
};

test('a page is shown once its loader let it through, and the loader is told the address', async () => {
  const loader = jest.fn(({ request }: { request: Request }) => {
    expect(new URL(request.url).search).toBe('?next=%2Fauth');
    return null;
  });
  visit('/login?next=%2Fauth', [{ path: 'login', loader, element: <p>log in</p> }]);
  expect(screen.queryByText('log in')).toBeNull();
  expect(await screen.findByText('log in')).toBeVisible();
  expect(loader).toHaveBeenCalledTimes(1);
});

test('a redirect leads elsewhere, also from a child and relative to it', async () => {
  visit('/fr/events/event', [
    {
      path: '/fr',
      element: <Outlet />,
      children: [
        { path: 'events/event', loader: () => redirect('../events') },
        { path: 'events', element: <p>the events</p> },
      ],
    },
  ]);
  expect(await screen.findByText('the events')).toBeVisible();
});

test('an error stands in the page’s own error screen, and another page does not see it', async () => {
  const loader = () => Promise.reject(new Error('not now'));
  visit('/mine', [
    {
      element: (
        <>
          <Link to="/open">open</Link>
          <Outlet />
        </>
      ),
      children: [
        { path: 'mine', loader, errorElement: <Failed />, element: <p>mine</p> },
        { path: 'open', element: <p>for everyone</p> },
      ],
    },
  ]);
  expect(await screen.findByText('not now')).toBeVisible();
  fireEvent.click(screen.getByText('open'));
  expect(await screen.findByText('for everyone')).toBeVisible();
  expect(screen.queryByText('not now')).toBeNull();
});
