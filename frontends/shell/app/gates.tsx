import { useEffect, useState, type ReactNode } from 'react';
import {
  useLocation,
  useNavigate,
  useParams,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { LoadingPage } from '@rrr/kit/base';
import { RouteErrorProvider } from './route-error.js';

type Passed = { at: string; error?: unknown };

/** Shows a page once its loader let it through: a redirect leads elsewhere, an error shows `failed`. */
const Gate = ({ loader, failed, children }: { loader: LoaderFunction; failed: ReactNode; children: ReactNode }) => {
  const [{ pathname, search, key }, params, navigate] = [useLocation(), useParams(), useNavigate()];
  const [passed, setPassed] = useState<Passed>();
  useEffect(() => {
    const aborter = new AbortController();
    const url = new URL(pathname + search, location.origin);
    const asked = {
      request: new Request(url, { signal: aborter.signal }),
      params,
      url,
      pattern: pathname,
      context: {},
    };
    const ask = async () => loader(asked as unknown as LoaderFunctionArgs);
    ask().then(
      (answer) => {
        if (aborter.signal.aborted) return;
        const to = answer instanceof Response ? answer.headers.get('Location') : null;
        if (to === null) setPassed({ at: pathname });
        else void navigate(to, { replace: true });
      },
      (error: unknown) => aborter.signal.aborted || setPassed({ at: pathname, error }),
    );
    return () => aborter.abort();
    // asked again with each visit of the page; `params` are part of the path
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [loader, key]);
  if (passed?.at !== pathname) return <LoadingPage />;
  if ('error' in passed) return <RouteErrorProvider value={passed.error}>{failed}</RouteErrorProvider>;
  return children;
};

/**
 * The public site has no data router, which is half of react-router (ADR 83). Its routes may have loaders all the same,
 * to check and to redirect; what a loader returns is not kept.
 */
export const withGates = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(({ loader, errorElement, ...route }) => {
    const element =
      typeof loader === 'function' ? (
        <Gate loader={loader} failed={errorElement}>
          {route.element}
        </Gate>
      ) : (
        route.element
      );
    return (
      route.index ? { ...route, element } : { ...route, element, children: route.children && withGates(route.children) }
    ) as RouteObject;
  });
