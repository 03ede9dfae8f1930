import { createContext, useContext } from 'react';
import { getConfig, getSession, type Locale, type Response, type Session } from '@rrr/contract';
import { makeHttpClient, makeNoticeBoard, type HttpClient, type NoticeBoard } from '@rrr/kit/base';
import { bare, inLocale } from './locale-path.js';
import { startData } from './start-data.js';
import { sessionSource, type SessionSource } from './session-source.js';

export type Config = Response<typeof getConfig>;

/** What the shell's pages share. */
export interface Shell {
  locale: Locale;
  http: HttpClient;
  notices: NoticeBoard;
  session: SessionSource;
  /** loaded once, on first use */
  config: () => Promise<Config>;
  /** a portal path in the reader's language */
  to: (path: string) => string;
  /** navigates within the page; reloads before the router is ready */
  go: (to: string) => void;
  report: (error: unknown) => void;
}

export const makeShell = (locale: Locale): Shell => {
  const to = (path: string) => inLocale(path, locale);
  const toLogin = () => {
    if (bare(location.pathname) !== '/login')
      location.assign(`${to('/login')}?next=${encodeURIComponent(location.pathname + location.search)}`);
  };
  const http = makeHttpClient({ locale, onSignedOut: toLogin });
  const known = startData();
  let config: Promise<Config> | undefined = known.config && Promise.resolve(known.config);
  let { session } = known;
  /** the first answer is in the page, if the server wrote it there */
  const askSession = async (signal: AbortSignal): Promise<Session | null> => {
    const first = session;
    session = undefined;
    return first === undefined ? (await http.call(getSession, { signal })).session : first;
  };
  return {
    locale,
    http,
    notices: makeNoticeBoard(),
    session: sessionSource(askSession),
    config: () => {
      config ??= http.call(getConfig);
      // a failure is not cached, so the next page retries
      config.catch(() => (config = undefined));
      return config;
    },
    to,
    go: (it) => location.assign(it),
    report: (error) => reportError(error),
  };
};

const Context = createContext<Shell | null>(null);
export const ShellProvider = Context.Provider;
export const useShell = (): Shell => {
  const it = useContext(Context);
  if (!it) throw new Error('useShell was called outside the shell');
  return it;
};
