import { CONTRACT, type Locale } from '@rrr/contract';

/** What every request to the API says about its sender. */
export const requestHeaders = (locale: Locale): Record<string, string> => ({
  Accept: 'application/json, application/problem+json',
  'Accept-Language': locale,
  'X-Requested-With': 'fetch',
  'X-Contract': String(CONTRACT),
});
