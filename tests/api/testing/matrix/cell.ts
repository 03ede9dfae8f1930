import type { Asked } from '../browser.js';
import type { Objects } from './objects.js';

/** What an actor hears: the code of a refusal, or `ok`. */
export type Heard = string;
export type ActorName = 'public' | 'rider' | 'dealer' | 'promoter' | 'admin';
export const ACTORS: readonly ActorName[] = ['public', 'rider', 'dealer', 'promoter', 'admin'];

/** On the actor's own object (or one everybody may ask for), or on somebody else's. */
export type Of = 'own' | 'other';
export type Ask = readonly [path: string, asked?: Asked];
/** in the order of ACTORS */
export type Line = readonly [Heard, Heard, Heard, Heard, Heard];

export interface Cell {
  readonly own: Line;
  /** left out where calls have no object */
  readonly other?: Line;
  /** what an admin hears who acts as one of these, where it is not what they hear themselves: as any, or as some */
  readonly proxied?: Heard | Partial<Readonly<Record<ActorName, Heard>>>;
  /** the same of somebody else's objects, where that is another answer */
  readonly proxiedOther?: Partial<Readonly<Record<ActorName, Heard>>>;
  /** `role`: what stands for `{role}` in the path */
  readonly ask: (it: {
    readonly actor: ActorName;
    readonly role: string;
    readonly of: Of;
    readonly objects: Objects;
  }) => Ask;
}

/** Who may do what, by the call's id. */
export type Cells = Readonly<Record<string, Cell>>;

export const LOGIN = 'UNAUTHENTICATED';
export const NO = 'FORBIDDEN';
export const NONE = 'NOT_FOUND';
export const everyone = (heard: Heard): Line => [heard, heard, heard, heard, heard];
/** what only admins may do */
export const admins = (heard: Heard): Line => [LOGIN, NO, NO, NO, heard];

/** an id that nothing has */
export const NOBODY = '00000000000000000000000000';

export { fresh, key } from './keys.js';
