import { refusal } from '../shared/index.js';
import type { Actor } from './actor.js';

export class ProxyForbidden extends refusal('PROXY_FORBIDDEN', 'Only the account holder can do this') {}

/**
 * Passwords, PINs and similar secrets can only be changed by their owner, not in proxy mode (domain.md §10).
 * @throws ProxyForbidden
 */
export const notByProxy = (actor: Actor): void => {
  if (actor.proxyHostId !== null) throw new ProxyForbidden();
};
