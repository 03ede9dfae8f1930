import type { Locale, Session } from '@rrr/contract';
import { problemOf, type HttpClient } from '@rrr/kit/base';
import { inLocale } from '../app/locale-path.js';
import type { SessionSource } from '../app/session-source.js';

/** Asks the person to log in. @returns whether the same account is logged in again */
type Ask = (http: HttpClient, locale: Locale, ended: Session) => Promise<boolean>;
const inDialog: Ask = async (http, locale, ended) => {
  try {
    return await (await import('./ask-login.js')).askLogin(http, locale, ended);
  } catch {
    location.assign(`${inLocale('/login', locale)}?next=${encodeURIComponent(location.pathname + location.search)}`);
    return false;
  }
};

/** They say so themselves, or begin a session. */
const OWN: ReadonlySet<string> = new Set(['login', 'logout', 'getSession']);

/**
 * A client that asks to log in over the page when a call finds that the session has ended, and then sends the same
 * request again, with the same Idempotency-Key. So nothing that was typed is lost, and no screen knows of it. Who
 * closes the dialog gets the refusal; after that only acts ask again. Calls that are refused meanwhile wait for the same
 * answer.
 */
export const withLiveSession = (
  http: HttpClient,
  locale: Locale,
  source: Pick<SessionSource, 'state' | 'refresh'>,
  ask: Ask = inDialog,
): HttpClient => {
  let asking: Promise<boolean> | undefined;
  let declined = false;
  return {
    call: async (endpoint, ...request) => {
      try {
        return await http.call(endpoint, ...request);
      } catch (error) {
        const state = source.state();
        const ended = state.status === 'known' ? state.session : null;
        if (problemOf(error)?.status !== 401 || !ended || OWN.has(endpoint.id)) throw error;
        if (declined && endpoint.method === 'GET') throw error;
        asking ??= ask(http, locale, ended).finally(() => (asking = undefined));
        declined = !(await asking);
        if (declined) throw error;
        void source.refresh();
        return http.call(endpoint, ...request);
      }
    },
  };
};
