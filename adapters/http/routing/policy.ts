import { allows, type Actor, isOpenBeforeFactor, isOpenToUnverified, type PolicyName } from '@rrr/core/access';
import { EmailNotVerified, FactorSetUpNeeded } from '@rrr/core/identity';
import { EdgeError } from '../refusals/edge-error.js';

/** Who may make a call; every route has one. */
export interface Policy<P extends PolicyName = PolicyName> {
  readonly name: P;
}

export const can = <P extends PolicyName>(name: P): Policy<P> => ({ name });

/** Whether `{role}` in the path is the actor's own type. */
const isOwnRole = (role: string | undefined, actor: Actor): boolean => role === undefined || role === actor.type;

/**
 * The caller. `verified`: whether the signed-in account (in proxy mode the admin's) has a verified e-mail. `setUpDue`:
 * whether it must set up a second factor first.
 */
export interface Asking {
  readonly actor: Actor | null;
  readonly verified: boolean;
  readonly setUpDue?: boolean;
}

/**
 * Checks that the caller may make a call. `{role}` gives no permission: another type than the actor's is
 * ROUTE_NOT_FOUND.
 * @throws EdgeError UNAUTHENTICATED ROUTE_NOT_FOUND FORBIDDEN
 * @throws EmailNotVerified FactorSetUpNeeded
 */
export const authorize = (
  policy: PolicyName,
  { actor, verified, setUpDue = false }: Asking,
  role: string | undefined,
): void => {
  if (policy === 'public') return;
  if (!actor) throw new EdgeError('UNAUTHENTICATED');
  if (!isOwnRole(role, actor)) throw new EdgeError('ROUTE_NOT_FOUND');
  if (!allows(policy, actor)) throw new EdgeError('FORBIDDEN');
  if (setUpDue && !isOpenBeforeFactor(policy)) throw new FactorSetUpNeeded();
  if (!verified && !isOpenToUnverified(policy)) throw new EmailNotVerified({ by: 'session' });
};
