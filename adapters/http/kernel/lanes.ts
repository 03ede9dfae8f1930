import type { Endpoint } from '@rrr/contract';
import { type Places, places } from './places.js';

/** How a call takes its place. */
export type Lanes = (endpoint: Pick<Endpoint, 'id'>) => Places['enter'];

/** Who cannot sign in, or learn that they are signed in, cannot do anything: these calls have places of their own. */
const DOOR = new Set(['captchaChallenge', 'getConfig', 'getSession', 'login', 'logout', 'oauthCallback', 'oauthStart']);

/** A quarter as many as the rest: these calls are short. */
const doorPlaces = (most: number): number => Math.ceil(most / 4);

/** The places of all calls: one lane for the door, one for the rest. */
export const lanes = (most: number): Lanes => {
  const [door, rest] = [places({ most: doorPlaces(most) }), places({ most })];
  return ({ id }) => (DOOR.has(id) ? door : rest).enter;
};
