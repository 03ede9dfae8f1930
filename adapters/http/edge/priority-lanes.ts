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
  of(endpoint: Pick<Endpoint, 'id'>): ConcurrencyLimit['enter'];
  /** whether a request would be refused, judging by its path */
  refuses(path: string): boolean;
  load(): Readonly<Record<'sign-in' | 'others', SlotLoad>>;
}

/** Calls needed to sign in have slots of their own, so that overload does not lock users out. */
const DOOR = [captchaChallenge, getConfig, getSession, login, logout, oauthCallback, oauthStart, proveFactor] as const;
const doorIds = new Set<string>(DOOR.map((it) => it.id));
const doorPaths = new Set<string>(DOOR.map((it) => it.path));

/** A quarter of the others; these calls are short. */
const doorPlaces = (most: number): number => Math.ceil(most / 4);

/** The request slots of all calls: one group for signing in, one for everything else. */
export const priorityLanes = (most: number): PriorityLanes => {
  const [door, rest] = [concurrencyLimit({ most: doorPlaces(most) }), concurrencyLimit({ most })];
  return {
    of: ({ id }) => (doorIds.has(id) ? door : rest).enter,
    load: () => ({ 'sign-in': door.load(), others: rest.load() }),
    refuses: (path) =>
      rest.isOverloaded() &&
      path.startsWith('/api/') &&
      !path.startsWith('/api/docs') &&
      path !== '/api/openapi.json' &&
      !doorPaths.has(path),
  };
};
