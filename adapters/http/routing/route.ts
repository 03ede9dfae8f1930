import type { Endpoint, Response } from '@rrr/contract';
import type { PolicyName } from '@rrr/core/access';
import type { AnyCall, Call } from './call.js';
import type { Download } from './download.js';
import type { Policy } from './policy.js';

/** Redirects a browser; only for calls that are navigated to. */
export class Redirect {
  constructor(readonly to: string) {}
}

type Reply<E extends Endpoint> = E extends { produces: unknown }
  ? Download
  : Response<E> | (E extends { response: unknown } ? never : Redirect);

export type Handler<E extends Endpoint, P extends PolicyName> = (call: Call<E, P>) => Reply<E> | Promise<Reply<E>>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly policy: PolicyName;
  readonly handle: (call: AnyCall) => unknown;
}

/**
 * Binds a call of the contract to its policy and handler. The policy is required, and the handler's result must match
 * the endpoint's response schema.
 */
export const route = <const E extends Endpoint, P extends PolicyName>(
  endpoint: E,
  policy: Policy<P>,
  handle: Handler<E, P>,
): Route => ({
  endpoint,
  policy: policy.name,
  // routes are stored in one list, so the specific types are erased; `answer` guarantees them
  handle: handle as unknown as Route['handle'],
});
