import { refusal } from '../shared/index.js';
import type { Actor } from './actor.js';

export class ProxyForbidden extends refusal('PROXY_FORBIDDEN', 'Only the account holder can do this') {}

/**
 * Passwords, PINs and the like are their owner's alone: no admin changes them as another (domain.md §10).
 * @throws ProxyForbidden
 */
export const notByProxy = (actor: Actor): void => {
  if (actor.proxyHostId !== null) throw new ProxyForbidden();
};
