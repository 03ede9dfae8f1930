import type { Locale } from '@rrr/contract';
import { problemOf, type HttpClient } from '@rrr/kit/base';

type Ask = (http: HttpClient, locale: Locale) => Promise<boolean>;
const inDialog: Ask = async (http, locale) => (await import('./ask-factor.js')).askFactor(http, locale);

/**
 * A client that asks for the second factor when a call needs a fresh one, and then sends the same request again, with
 * the same Idempotency-Key. Every call of an area goes through it, so no screen knows of it. If the person cancels, the
 * refusal is passed on: nothing was done. Calls that are refused meanwhile wait for the same answer.
 */
export const withFreshFactor = (http: HttpClient, locale: Locale, ask: Ask = inDialog): HttpClient => {
  let asking: Promise<boolean> | undefined;
  return {
    call: async (endpoint, ...request) => {
      try {
        return await http.call(endpoint, ...request);
      } catch (error) {
        if (problemOf(error)?.code !== 'FACTOR_NEEDED') throw error;
        asking ??= ask(http, locale).finally(() => (asking = undefined));
        if (!(await asking)) throw error;
        return http.call(endpoint, ...request);
      }
    },
  };
};
