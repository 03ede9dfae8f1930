import { allows, type Actor, isOpenToUnverified, type PolicyName } from '@rrr/core/access';
import { EmailNotVerified } from '@rrr/core/identity';
import { EdgeError } from './edge-error.js';

/** Who may make a call; there is no route without one. */
export interface Policy<P extends PolicyName = PolicyName> {
  readonly name: P;
}

export const can = <P extends PolicyName>(name: P): Policy<P> => ({ name });

/**
 * Words that stand first in a path and look like a role belong to the table of routes; `role` is what a caller wrote
 * for `{role}`.
 */
const isOwnRole = (role: string | undefined, actor: Actor): boolean => role === undefined || role === actor.type;

/** Who asks. `verified`: of the account that is signed in, in proxy the admin's. */
export interface Asking {
  readonly actor: Actor | null;
  readonly verified: boolean;
}

/**
 * Lets a call through or refuses it. `{role}` grants nothing: one that is not the acting type is a page that does not
 * exist.
 * @throws EdgeError UNAUTHENTICATED ROUTE_NOT_FOUND FORBIDDEN
 * @throws EmailNotVerified
 */
export const authorize = (policy: PolicyName, { actor, verified }: Asking, role: string | undefined): void => {
  if (policy === 'public') return;
  if (!actor) throw new EdgeError('UNAUTHENTICATED');
  if (!isOwnRole(role, actor)) throw new EdgeError('ROUTE_NOT_FOUND');
  if (!allows(policy, actor)) throw new EdgeError('FORBIDDEN');
  if (!verified && !isOpenToUnverified(policy)) throw new EmailNotVerified({ by: 'session' });
};
