import type { ReactNode } from 'react';
import { matchRoutes, useOutlet } from 'react-router-dom';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { HOST_CONTRACT, LoadFailed, pageTheme, reloadOnce, WrongContract, type Host, type Remote } from '@rrr/kit/base';
import type { Session } from '@rrr/contract';
import { bare } from '../app/locale-path.js';
import type { Shell } from '../app/shell-context.js';
import { withFreshFactor } from '../factor/with-fresh-factor.js';
import { OtherVersion } from './federation/remote-addresses.js';
import { AreaFrame } from '../layouts/AreaFrame.js';
import { HomeLayout } from '../layouts/HomeLayout.js';
import { MissingPage } from '../features/MissingPage.js';

type Load = (id: string) => Promise<Remote>;
const federated: Load = async (id) => (await import('./federation/load-remote.js')).loadRemote(id);

const ROUTE = 'area';
const hostOf = (
  { http, locale, to, notices, report, session: source }: Shell,
  session: Session,
  navigate: (to: string) => void,
): Host => ({
  contract: HOST_CONTRACT,
  session,
  live: {
    current: () => {
      const state = source.state();
      return (state.status === 'known' && state.session) || session;
    },
    subscribe: source.subscribe,
    refresh: source.refresh,
  },
  basePath: to(`/auth/${session.account.type}`),
  http: withFreshFactor(http, locale),
  locale,
  theme: pageTheme,
  navigate,
  notify: notices.notify,
  report,
});

/** The area of a signed-in user: one route to which the remote's routes are added on the first visit. */
export const areaRoutes = (shell: Shell, guarded: RouteObject['loader'], failed: ReactNode, load: Load = federated) => {
  let joined = false;
  /** why the remote could not be loaded; only a reload tries again, because the browser keeps files that failed */
  let failure: 'contract' | 'load' | undefined;
  const Unmatched = () => {
    if (!failure)
      return (
        <HomeLayout>
          <MissingPage />
        </HomeLayout>
      );
    return <AreaFrame>{failure === 'contract' ? <WrongContract /> : <LoadFailed />}</AreaFrame>;
  };
  // the area's own path has no child routes until the remote is loaded
  const Area = () => useOutlet() ?? <Unmatched />;
  const fail = (why: 'contract' | 'load'): undefined => {
    failure = why;
  };
  const routesOf = async (session: Session, path: string): Promise<RouteObject[] | undefined> => {
    try {
      const remote = await load(session.account.type);
      if (remote.contract !== HOST_CONTRACT) return fail('contract');
      const host = hostOf(shell, session, (to) => shell.go(shell.to(to)));
      const children = remote.register(host);
      // with its first page, so that what it says first does not go and come again
      await remote.loadAhead?.(matchRoutes<RouteObject>([{ path: host.basePath, children }], path));
      return children;
    } catch (error) {
      shell.report(error);
      if (error instanceof OtherVersion) return fail('contract');
      // a new version may have replaced the files that the loaded manifest names
      if (await reloadOnce()) return await new Promise<never>(() => {});
      return fail('load');
    }
  };
  const route: RouteObject = {
    id: ROUTE,
    path: 'auth/:type',
    loader: guarded,
    element: <Area />,
    errorElement: failed,
    // the user cannot change while the page is open, so navigation within the area needs no new check
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.type !== nextParams.type,
    children: [{ path: '*', element: <Unmatched /> }],
  };
  const patch: PatchRoutesOnNavigationFunction = async ({ path, patch: join }) => {
    const type = /^\/auth\/([^/]+)/.exec(bare(path))?.[1];
    if (joined || failure || !type) return;
    // the guard handles an unknown session
    const session = await shell.session.who().catch(() => null);
    if (session?.account.type !== type) return;
    const routes = await routesOf(session, path);
    if (!routes || joined) return;
    joined = true;
    join(ROUTE, routes);
  };
  return { route, patch };
};
