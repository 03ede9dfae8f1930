import { type ReactNode, useEffect, useState } from 'react';
import { type LoaderFunction, type LoaderFunctionArgs, useLocation, useNavigate, useParams } from 'react-router-dom';
import { LoadingPage } from '@rrr/kit/base';
import { RouteErrorProvider } from './route-error.js';

interface Props {
  loader: LoaderFunction;
  failed: ReactNode;
  children: ReactNode;
}
type Passed = { at: string; error?: unknown };

/** Shows a page once its loader let it through: a redirect leads elsewhere, an error shows `failed`. */
export const Gate = ({ loader, failed, children }: Props) => {
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
