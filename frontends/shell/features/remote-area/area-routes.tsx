import type { ReactNode } from 'react';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { HOST_CONTRACT, LoadFailed, pageTheme, reloadOnce, WrongContract, type Host, type Remote } from '@rrr/kit/base';
import type { Session } from '@rrr/contract';
import { bare } from '../../app/locale-path.js';
import type { Shell } from '../../app/shell-context.js';
import { OtherContract } from '../../federation/remote-addresses.js';
import { HomeLayout } from '../../layouts/home-layout.js';
import { MissingPage } from '../missing-page.js';

type Load = (id: string) => Promise<Remote>;
const federated: Load = async (id) => (await import('../../federation/load-remote.js')).loadRemote(id);

const ROUTE = 'area';
const hostOf = ({ http, locale, to, notices, report }: Shell, session: Session, navigate: (to: string) => void): Host => ({
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

/** The area of the signed-in person: one route that the routes of one remote join on the first visit. */
export const areaRoutes = (shell: Shell, guarded: RouteObject['loader'], load: Load = federated) => {
  let joined = false;
  /** what stands at every address of the area when its remote cannot */
  let failure: ReactNode;
  const Unmatched = () => <HomeLayout>{failure ?? <MissingPage />}</HomeLayout>;
  const inPlaceOfIt = (screen: ReactNode): RouteObject[] => {
    failure = screen;
    return [{ index: true, element: <Unmatched /> }];
  };
  const routesOf = async (session: Session): Promise<RouteObject[]> => {
    try {
      const remote = await load(session.account.type);
      if (remote.contract !== HOST_CONTRACT) return inPlaceOfIt(<WrongContract />);
      return remote.register(hostOf(shell, session, (to) => shell.go(shell.to(to))));
    } catch (error) {
      shell.report(error);
      if (error instanceof OtherContract) return inPlaceOfIt(<WrongContract />);
      // A new version may just have replaced the files that the manifest in hand names.
      if (reloadOnce()) return await new Promise<never>(() => {});
      return inPlaceOfIt(<LoadFailed onRetry={() => location.reload()} />);
    }
  };
  const route: RouteObject = {
    id: ROUTE,
    path: 'auth/:type',
    loader: guarded,
    // The person does not change while the page stands, so the way in need not be asked again at every step inside.
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.type !== nextParams.type,
    children: [{ path: '*', element: <Unmatched /> }],
  };
  const patch: PatchRoutesOnNavigationFunction = async ({ path, patch: join }) => {
    const type = /^\/auth\/([^/]+)/.exec(bare(path))?.[1];
    if (joined || !type) return;
    const session = await shell.session;
    if (session?.account.type !== type) return;
    joined = true;
    join(ROUTE, await routesOf(session));
  };
  return { route, patch };
};
