import type { Asked } from '../browser.js';
import type { Objects } from './objects.js';

/** The result for an actor: the code of a refusal, or `ok`. */
export type Heard = string;
export type ActorName = 'public' | 'rider' | 'dealer' | 'promoter' | 'admin';
export const ACTORS: readonly ActorName[] = ['public', 'rider', 'dealer', 'promoter', 'admin'];

/** Whether the object is the actor's own (or public), or someone else's. */
export type Of = 'own' | 'other';
export type Ask = readonly [path: string, asked?: Asked];
/** one result per actor, in the order of ACTORS */
export type Line = readonly [Heard, Heard, Heard, Heard, Heard];

export interface Cell {
  readonly own: Line;
  /** missing for calls without an object */
  readonly other?: Line;
  /** results for an admin acting as one of these, where they differ: for all, or by actor */
  readonly proxied?: Heard | Partial<Readonly<Record<ActorName, Heard>>>;
  /** the same for other users' objects, where it differs */
  readonly proxiedOther?: Partial<Readonly<Record<ActorName, Heard>>>;
  /** `role`: the value of `{role}` in the path */
  readonly ask: (item: {
    readonly actor: ActorName;
    readonly role: string;
    readonly of: Of;
    readonly objects: Objects;
  }) => Ask;
}

/** The expected results by call id. */
export type Cells = Readonly<Record<string, Cell>>;

export const LOGIN = 'UNAUTHENTICATED';
export const NO = 'FORBIDDEN';
export const NONE = 'NOT_FOUND';
export const everyone = (heard: Heard): Line => [heard, heard, heard, heard, heard];
/** for admins only */
export const admins = (heard: Heard): Line => [LOGIN, NO, NO, NO, heard];

/** an id that does not exist */
export const NOBODY = '00000000000000000000000000';

export { fresh, key } from './keys.js';
