import { Provider } from 'react-redux';
import { Outlet, useNavigate, type RouteObject } from 'react-router-dom';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { Store } from 'redux';
import type { UserType } from '@rrr/contract';
import { AppFrame } from './AppFrame.js';
import { HOST_CONTRACT, type Host } from './host.js';
import { HostProvider, usePath } from './host-context.js';
import { makeI18n } from './language/i18n.js';
import { loadAhead, type Matches } from './LazyPage.js';
import type { RawTranslate } from './language/translate.js';
import type { Words } from './words/messages.js';
import { MissingPage } from './screens/MissingPage.js';
import { baseWords } from './words/base-words.js';

/** What a remote exposes as `./remote`, and all the shell knows of it. */
export interface Remote {
  readonly id: UserType;
  /** the `Host` it was written for */
  readonly contract: number;
  /** routes that the shell's router joins under `host.basePath` */
  register(host: Host): RouteObject[];
  /** loads the pages of its routes, so that they are there with the first drawing */
  loadAhead?(matches: Matches | null): Promise<void>;
}

interface Description {
  id: UserType;
  words: Words;
  store: (host: Host) => Store;
  /** stands around every page of the remote */
  layout?: ComponentType<{ children: ReactNode }>;
  /** pages by `page(() => import(…))`, so that each travels alone */
  routes: RouteObject[];
}

const Redirect = ({ path }: { path: string }) => {
  const [navigate, to] = [useNavigate(), usePath()(path)];
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
};

/** The page of an address without the id that it may have (`/auth/admin/rider`): it leads to the list. */
export const redirectTo = (path: string) => <Redirect path={path} />;

/** A remote as data: its own store, its own words and its own error boundary are made when the shell registers it. */
export const routedRemote = ({ id, words, store: makeStore, layout: Layout, routes }: Description): Remote => ({
  id,
  contract: HOST_CONTRACT,
  register(host) {
    const store = makeStore(host);
    const i18n = makeI18n(words, host.locale, host.report);
    const translate: RawTranslate = (key, values) => i18n.t(key, { ...values });
    const pages = <Outlet />;
    const element = (
      <HostProvider value={host}>
        <Provider store={store}>
          <AppFrame locale={host.locale} words={translate} report={host.report} notify={host.notify}>
            {Layout ? <Layout>{pages}</Layout> : pages}
          </AppFrame>
        </Provider>
      </HostProvider>
    );
    // ahead of the splat that the shell has for addresses of remotes that are not loaded yet
    const missing = {
      path: ':missing/*',
      element: <MissingPage home={host.basePath} homeLabel={baseWords(host.locale).missing.start} />,
    };
    return [{ element, children: [...routes, missing] }];
  },
  loadAhead,
});
