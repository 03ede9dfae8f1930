import { useEffect } from 'react';
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { forgetSheets, LoadingPage } from '@rrr/kit/base';
import { areaGuardOf } from '../app/guard-loader.js';
import { localeOf } from '../app/locale-path.js';
import { RouteErrorProvider } from '../app/route-error.js';
import { GuardFailed } from '../layouts/session-unknown.js';
import { renderShell } from '../app/render-shell.js';
import { makeShell, type Shell } from '../app/shell-context.js';
import { withLiveSession } from '../ended/with-live-session.js';
import { areaRoutes } from './area-routes.js';
import { RouteFailed } from './RouteFailed.js';
import { ScrollBack } from './ScrollBack.js';
import { Starting } from './Starting.js';

/** A path outside the area is a page of the public site, which a full page load starts. */
const LeaveArea = () => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => location.replace(pathname + search + hash), [pathname, search, hash]);
  return <LoadingPage />;
};

/** The error screen of the area's guard. */
export const AreaGuardFailed = () => (
  <RouteErrorProvider value={useRouteError()}>
    <GuardFailed />
  </RouteErrorProvider>
);

const makeAreaRouter = (shell: Shell, root: HTMLElement) => {
  const first = root.querySelector('.area-head');
  const area = areaRoutes(shell, areaGuardOf(shell), <AreaGuardFailed />);
  return createBrowserRouter(
    [
      {
        path: shell.to('/'),
        element: (
          <>
            <Outlet />
            <ScrollRestoration />
            <ScrollBack />
          </>
        ),
        errorElement: <RouteFailed />,
        HydrateFallback: () => <Starting first={first} />,
        children: [area.route],
      },
      { path: '*', element: <LeaveArea /> },
    ],
    { patchRoutesOnNavigation: area.patch },
  );
};

/** Starts the frame of a role's area, which loads its remote. */
export const start = (root: HTMLElement): void => {
  const shell = makeShell(localeOf(location.pathname), withLiveSession);
  shell.session.who().then(
    (who) => forgetSheets(who?.account._id),
    // who cannot be asked may still read the own balance
    () => undefined,
  );
  const router = makeAreaRouter(shell, root);
  shell.go = (to) => void router.navigate(to);
  renderShell(root, shell, <RouterProvider router={router} />);
};
