import {
  captchaChallenge,
  type Endpoint,
  getConfig,
  getSession,
  login,
  logout,
  oauthCallback,
  oauthStart,
} from '@rrr/contract';
import { type RequestSlots, requestSlots } from './request-slots.js';

/** How calls take their places. */
export interface Lanes {
  of(endpoint: Pick<Endpoint, 'id'>): RequestSlots['enter'];
  /** whether a request can be refused by its path alone */
  refuses(path: string): boolean;
}

/** Who cannot sign in, or learn that they are signed in, cannot do anything: these calls have places of their own. */
const DOOR = [captchaChallenge, getConfig, getSession, login, logout, oauthCallback, oauthStart] as const;
const doorIds = new Set<string>(DOOR.map((it) => it.id));
const doorPaths = new Set<string>(DOOR.map((it) => it.path));

/** A quarter as many as the rest: these calls are short. */
const doorPlaces = (most: number): number => Math.ceil(most / 4);

/** The places of all calls: one lane for the door, one for the rest. */
export const lanes = (most: number): Lanes => {
  const [door, rest] = [requestSlots({ most: doorPlaces(most) }), requestSlots({ most })];
  return {
    of: ({ id }) => (doorIds.has(id) ? door : rest).enter,
    refuses: (path) =>
      rest.isOverloaded() &&
      path.startsWith('/api/') &&
      !path.startsWith('/api/docs') &&
      path !== '/api/openapi.json' &&
      !doorPaths.has(path),
  };
};
