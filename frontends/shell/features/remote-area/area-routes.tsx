import { useLocation, useNavigate, useNavigation, useOutlet } from 'react-router-dom';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { HOST_CONTRACT, LoadFailed, pageTheme, reloadOnce, WrongContract, type Host, type Remote } from '@rrr/kit/base';
import type { Session } from '@rrr/contract';
import { bare } from '../../app/locale-path.js';
import { GuardFailed } from '../../app/session-unknown.js';
import type { Shell } from '../../app/shell-context.js';
import { OtherContract } from '../../federation/remote-addresses.js';
import { AreaFrame } from '../../layouts/AreaFrame.js';
import { HomeLayout } from '../../layouts/HomeLayout.js';
import { MissingPage } from '../MissingPage.js';

type Load = (id: string) => Promise<Remote>;
const federated: Load = async (id) => (await import('../../federation/load-remote.js')).loadRemote(id);

const ROUTE = 'area';
const hostOf = (
  { http, locale, to, notices, report }: Shell,
  session: Session,
  navigate: (to: string) => void,
): Host => ({
  contract: HOST_CONTRACT,
  session,
  basePath: to(`/auth/${session.account.type}`),
  http,
  locale,
  theme: pageTheme,
  navigate,
  notify: notices.notify,
  report,
});

/** A remote that did not come: another visit of the address asks for it again, without a reload. */
const RemoteFailed = () => {
  const [navigate, navigation, { pathname, search, hash }] = [useNavigate(), useNavigation(), useLocation()];
  const again = () => void navigate(pathname + search + hash, { replace: true });
  return <LoadFailed onRetry={again} busy={navigation.state !== 'idle'} />;
};

/** The area of the signed-in person: one route that the routes of one remote join on the first visit. */
export const areaRoutes = (shell: Shell, guarded: RouteObject['loader'], load: Load = federated) => {
  let joined = false;
  /** why the remote of this area did not join */
  let failure: 'contract' | 'load' | undefined;
  const Unmatched = () => {
    if (!failure)
      return (
        <HomeLayout>
          <MissingPage />
        </HomeLayout>
      );
    return <AreaFrame>{failure === 'contract' ? <WrongContract /> : <RemoteFailed />}</AreaFrame>;
  };
  // the area's own address has no child before the remote joins
  const Area = () => useOutlet() ?? <Unmatched />;
  const fail = (why: 'contract' | 'load'): undefined => {
    failure = why;
  };
  const routesOf = async (session: Session): Promise<RouteObject[] | undefined> => {
    try {
      const remote = await load(session.account.type);
      if (remote.contract !== HOST_CONTRACT) return fail('contract');
      return remote.register(hostOf(shell, session, (to) => shell.go(shell.to(to))));
    } catch (error) {
      shell.report(error);
      if (error instanceof OtherContract) return fail('contract');
      // A new version may just have replaced the files that the manifest in hand names.
      if (await reloadOnce()) return await new Promise<never>(() => {});
      return fail('load');
    }
  };
  const route: RouteObject = {
    id: ROUTE,
    path: 'auth/:type',
    loader: guarded,
    element: <Area />,
    errorElement: <GuardFailed />,
    // The person does not change while the page stands, so the way in need not be asked again at every step inside.
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.type !== nextParams.type,
    children: [{ path: '*', element: <Unmatched /> }],
  };
  const patch: PatchRoutesOnNavigationFunction = async ({ path, patch: join }) => {
    const type = /^\/auth\/([^/]+)/.exec(bare(path))?.[1];
    if (joined || !type) return;
    // an unknown session is the guard's to tell
    const session = await shell.session.who().catch(() => null);
    if (session?.account.type !== type) return;
    const routes = await routesOf(session);
    if (!routes || joined) return;
    joined = true;
    join(ROUTE, routes);
  };
  return { route, patch };
};
