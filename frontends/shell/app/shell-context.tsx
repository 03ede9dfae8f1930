import { createContext, useContext } from 'react';
import { getConfig, getSession, type Locale, type Response } from '@rrr/contract';
import { makeHttpClient, makeNoticeBoard, type HttpClient, type NoticeBoard } from '@rrr/kit/base';
import { arrivalOfPage, type Arrival } from './arrival.js';
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
  /** the browser came with a session that no longer worked */
  isBroken: () => boolean;
  /** what the link that opened this page brought along */
  arrival?: Arrival | undefined;
  /** loaded once, on first use */
  config: () => Promise<Config>;
  /** a portal path in the reader's language */
  to: (path: string) => string;
  /** navigates within the page; reloads before the router is ready */
  go: (to: string) => void;
  report: (error: unknown) => void;
}

/** How a client goes on when the session has ended. */
type KeepSession = (http: HttpClient, locale: Locale, source: Pick<SessionSource, 'state' | 'refresh'>) => HttpClient;

/** `keep`: in an area; the public site has little to lose, and loads nothing for it. */
export const makeShell = (locale: Locale, keep?: KeepSession): Shell => {
  // first, before anything else reads the address
  const arrival = arrivalOfPage();
  const to = (path: string) => inLocale(path, locale);
  let broken = false;
  const onSignedOut = () => {
    if (['/login', '/logout'].includes(bare(location.pathname))) return;
    const state = session.state();
    const isBroken = state.status === 'known' && state.session !== null;
    // the client asks to log in over the page
    if (isBroken && keep) return;
    const next = encodeURIComponent(location.pathname + location.search);
    location.assign(`${to('/login')}?${isBroken ? 'problem=SESSION_BROKEN&' : ''}next=${next}`);
  };
  const client = makeHttpClient({ locale, onSignedOut });
  const http = keep ? keep(client, locale, { state: () => session.state(), refresh: () => session.refresh() }) : client;
  const known = startData();
  let config: Promise<Config> | undefined = known.config && Promise.resolve(known.config);
  let { session: written } = known;
  const session = sessionSource(async (signal) => {
    // the server may have written the first answer into the page
    const first = written;
    written = undefined;
    if (first !== undefined) return first;
    const answer = await http.call(getSession, { signal });
    broken = answer.broken === true;
    return answer.session;
  });
  return {
    locale,
    http,
    notices: makeNoticeBoard(),
    session,
    isBroken: () => broken,
    arrival,
    config: () => {
      config ??= http.call(getConfig);
      // a failure is not cached, so the next page retries
      config.catch(() => (config = undefined));
      return config;
    },
    to,
    go: (text) => location.assign(text),
    report: (error) => reportError(error),
  };
};

const Context = createContext<Shell | null>(null);
export const ShellProvider = Context.Provider;
export const useShell = (): Shell => {
  const shell = useContext(Context);
  if (!shell) throw new Error('useShell was called outside the shell');
  return shell;
};
