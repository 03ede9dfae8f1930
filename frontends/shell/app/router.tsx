import { createBrowserRouter, redirect, ScrollRestoration, Outlet, type RouteObject } from 'react-router-dom';
import { LoadingPage, page } from '@rrr/kit/base';
import { HomePage } from '../features/home/home-page.js';
import { MissingPage } from '../features/missing-page.js';
import { HomeLayout } from '../layouts/home-layout.js';
import { LoginLayout } from '../layouts/login-layout.js';
import { areaRoutes } from '../features/remote-area/area-routes.js';
import { redirectFor } from './guard.js';
import { RouteFailed } from './route-failed.js';
import type { Shell } from './shell-context.js';

const publicPages: RouteObject[] = [
  { index: true, element: <HomePage /> },
  { path: 'events', element: page(() => import('../features/events/events-page.js').then((it) => it.EventsPage)) },
  { path: 'events/event', loader: () => redirect('..') },
  { path: 'events/event/:eventId', element: page(() => import('../features/events/event-page.js').then((it) => it.EventPage)) },
  { path: 'about/rules', element: page(() => import('../features/about/rules-page.js').then((it) => it.RulesPage)) },
  { path: 'about/faq', element: page(() => import('../features/about/faq-page.js').then((it) => it.FaqPage)) },
  { path: 'logout', element: page(() => import('../features/login/logout-page.js').then((it) => it.LogoutPage)) },
  { path: '*', element: <MissingPage /> },
];

const proxyPage = (type: 'rider' | 'dealer' | 'promoter') =>
  page(() => import('../features/proxy/start-proxy-page.js').then(({ StartProxyPage }) => () => <StartProxyPage type={type} />));

export const makeRouter = (shell: Shell) => {
  /** No page of a person is shown, and no remote fetched, before it is known whose it is. */
  const guarded = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const elsewhere = redirectFor(await shell.session, pathname, search);
    return elsewhere ? redirect(elsewhere) : null;
  };
  const proxyPages: RouteObject[] = [
    ...(['rider', 'dealer', 'promoter'] as const).map((type) => ({ path: `proxy-${type}/:id`, element: proxyPage(type) })),
    { path: 'proxy-remove', element: page(() => import('../features/proxy/end-proxy-page.js').then((it) => it.EndProxyPage)) },
  ].map((it) => ({ ...it, loader: guarded }));
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
        HydrateFallback: LoadingPage,
        children: [
          area.route,
          {
            element: <LoginLayout />,
            children: [
              { path: 'auth/email-verify', loader: guarded, element: page(() => import('../features/email-verify/email-verify-page.js').then((it) => it.EmailVerifyPage)) },
              { path: 'login', element: page(() => import('../features/login/login-page.js').then((it) => it.LoginPage)) }, ...proxyPages],
          },
          { element: <HomeLayout />, children: publicPages },
        ],
      },
    ],
    { patchRoutesOnNavigation: area.patch },
  );
};
