import {
  captchaChallenge,
  type Endpoint,
  getConfig,
  getSession,
  login,
  logout,
  oauthCallback,
  oauthStart,
  proveFactor,
} from '@rrr/contract';
import { type ConcurrencyLimit, concurrencyLimit, type SlotLoad } from './concurrency-limit.js';

/** Assigns calls to groups of request slots. */
export interface PriorityLanes {
  of(endpoint: Pick<Endpoint, 'id' | 'files' | 'produces'>): ConcurrencyLimit['enter'];
  /** whether a request would be refused, judging by its path */
  refuses(path: string): boolean;
  load(): Readonly<Record<'sign-in' | 'files' | 'others', SlotLoad>>;
}

/** Calls needed to sign in have slots of their own, so that overload does not lock users out. */
const DOOR = [captchaChallenge, getConfig, getSession, login, logout, oauthCallback, oauthStart, proveFactor] as const;
const doorIds = new Set<string>(DOOR.map((item) => item.id));
const doorPaths = new Set<string>(DOOR.map((item) => item.path));

/** A quarter of the others: calls of the door are short, and those with a file so long that few at once are enough. */
const fewPlaces = (most: number): number => Math.ceil(most / 4);

/** Answers that are written row by row, as lists and data are; a picture is short. */
const WRITTEN = /\b(?:csv|spreadsheetml|zip)\b/;
const worksLong = ({ files, produces }: Pick<Endpoint, 'files' | 'produces'>): boolean =>
  files !== undefined || (produces?.some((type) => WRITTEN.test(type)) ?? false);

/**
 * The request slots of all calls: one group for signing in, one for calls that read a file or write one, which work for
 * seconds, and one for everything else.
 */
export const priorityLanes = (most: number): PriorityLanes => {
  const [door, rest] = [concurrencyLimit({ most: fewPlaces(most) }), concurrencyLimit({ most })];
  const long = concurrencyLimit({ most: fewPlaces(most), long: true });
  return {
    of: (endpoint) => {
      if (doorIds.has(endpoint.id)) return door.enter;
      return (worksLong(endpoint) ? long : rest).enter;
    },
    load: () => ({ 'sign-in': door.load(), files: long.load(), others: rest.load() }),
    refuses: (path) =>
      rest.isOverloaded() &&
      path.startsWith('/api/') &&
      !path.startsWith('/api/docs') &&
      path !== '/api/openapi.json' &&
      !doorPaths.has(path),
  };
};
