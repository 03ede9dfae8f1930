import { createBrowserRouter, redirect, ScrollRestoration, Outlet, type RouteObject } from 'react-router-dom';
import { PAGES } from '@rrr/contract';
import { page } from '@rrr/kit/base';
import { HomePage } from '../features/home/HomePage.js';
import { MissingPage } from '../features/MissingPage.js';
import { HomeLayout } from '../layouts/HomeLayout.js';
import { LoginLayout } from '../layouts/LoginLayout.js';
import { areaRoutes } from '../features/remote-area/area-routes.js';
import { redirectFor } from './guard.js';
import { inLocale, localeOf } from './locale-path.js';
import { RouteFailed } from './RouteFailed.js';
import { GuardFailed } from './session-unknown.js';
import type { Shell } from './shell-context.js';
import { Starting } from './Starting.js';

/** An address that names no event or series leads to the list of events. */
const toList = ({ request }: { request: Request }) => {
  const { pathname } = new URL(request.url);
  return redirect(inLocale(`/${PAGES.events}`, localeOf(pathname)));
};

const publicPages: RouteObject[] = [
  { index: true, element: <HomePage /> },
  { path: PAGES.events, element: page(() => import('../features/events/EventsPage.js').then((it) => it.EventsPage)) },
  { path: PAGES.noEvent, loader: toList },
  { path: PAGES.event, element: page(() => import('../features/events/EventPage.js').then((it) => it.EventPage)) },
  { path: PAGES.noSeries, loader: toList },
  { path: PAGES.series, element: page(() => import('../features/series/SeriesPage.js').then((it) => it.SeriesPage)) },
  { path: PAGES.rules, element: page(() => import('../features/about/RulesPage.js').then((it) => it.RulesPage)) },
  { path: PAGES.faq, element: page(() => import('../features/about/FaqPage.js').then((it) => it.FaqPage)) },
  { path: PAGES.logout, element: page(() => import('../features/login/LogoutPage.js').then((it) => it.LogoutPage)) },
  { path: '*', element: <MissingPage /> },
];

const proxyPage = (type: 'rider' | 'dealer' | 'promoter') =>
  page(() =>
    import('../features/proxy/StartProxyPage.js').then(({ StartProxyPage }) => () => <StartProxyPage type={type} />),
  );

export const makeRouter = (shell: Shell) => {
  /** Personal pages and remotes are loaded only once the session is known. */
  const guarded = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const elsewhere = redirectFor(await shell.session.who(), pathname, search);
    return elsewhere ? redirect(elsewhere) : null;
  };
  const proxyPages: RouteObject[] = [
    { path: PAGES.actAsRider, element: proxyPage('rider') },
    { path: PAGES.actAsDealer, element: proxyPage('dealer') },
    { path: PAGES.actAsPromoter, element: proxyPage('promoter') },
    {
      path: PAGES.stopActing,
      element: page(() => import('../features/proxy/EndProxyPage.js').then((it) => it.EndProxyPage)),
    },
  ].map((it) => ({ ...it, loader: guarded, errorElement: <GuardFailed /> }));
  const area = areaRoutes(shell, guarded);
  return createBrowserRouter(
    [
      {
        path: shell.to('/'),
        element: (
          <>
            <Outlet />
            <ScrollRestoration />
          </>
        ),
        errorElement: <RouteFailed />,
        HydrateFallback: Starting,
        children: [
          area.route,
          {
            element: <LoginLayout />,
            children: [
              {
                path: PAGES.emailVerify,
                loader: guarded,
                errorElement: <GuardFailed />,
                element: page(() =>
                  import('../features/email-verify/EmailVerifyPage.js').then((it) => it.EmailVerifyPage),
                ),
              },
              {
                path: PAGES.login,
                element: page(() => import('../features/login/LoginPage.js').then((it) => it.LoginPage)),
              },
              ...proxyPages,
            ],
          },
          { element: <HomeLayout />, children: publicPages },
        ],
      },
    ],
    { patchRoutesOnNavigation: area.patch },
  );
};
