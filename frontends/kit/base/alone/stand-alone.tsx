import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { getSession, type Session } from '@rrr/contract';
import { inLanguage, localeOfPath } from '@rrr/records/languages';
import type { Host } from '../host.js';
import { makeHttpClient } from '../http/http-client.js';
import { LocaleProvider } from '../language/locale-context.js';
import type { Remote } from '../remote.js';
import { LoginForm } from '../sign-in/LoginForm.js';
import { pageTheme, restoreTheme } from '../theme.js';
import { makeNoticeBoard, Notices } from '../notices/notice-board.js';
import '../styles/base.css';
import '../styles/faces.css';

/** Runs one remote without the shell, for its developers: `npm run dev -w frontends/rider`. */
export const standAlone = async (remote: Remote): Promise<void> => {
  restoreTheme();
  const locale = localeOfPath(location.pathname);
  document.documentElement.lang = locale;
  const root = createRoot(document.getElementById('root')!);
  const http = makeHttpClient({ locale, onSignedOut: () => location.reload() });
  const { session } = await http.call(getSession);
  if (session?.account.type !== remote.id) {
    root.render(
      <LocaleProvider value={locale}>
        <main className="message">
          <h1>{remote.id}</h1>
          <LoginForm http={http} onSignedIn={() => location.reload()} />
        </main>
      </LocaleProvider>,
    );
    return;
  }
  const notices = makeNoticeBoard();
  const basePath = inLanguage(`/auth/${remote.id}`, locale);
  if (!location.pathname.startsWith(basePath)) history.replaceState(null, '', basePath);
  const router = createBrowserRouter([
    { path: basePath, children: remote.register(hostOf(session, basePath, (to) => void router.navigate(to))) },
  ]);
  root.render(
    <>
      <RouterProvider router={router} />
      <Notices board={notices} />
    </>,
  );

  function hostOf(of: Session, base: string, go: (to: string) => void): Host {
    return {
      contract: 1,
      session: of,
      basePath: base,
      http,
      locale,
      theme: pageTheme,
      navigate: (to) => go(inLanguage(to, locale)),
      notify: notices.notify,
      report: (error) => reportError(error),
    };
  }
};
