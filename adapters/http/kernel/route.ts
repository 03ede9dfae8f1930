import type { Endpoint, Response } from '@rrr/contract';
import type { PolicyName } from '@rrr/core/access';
import type { AnyCall, Call } from './call.js';
import type { Download } from './download.js';
import type { Policy } from './policy.js';

/** Sends a browser elsewhere instead of answering; only for calls that a browser navigates to. */
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
 * One call of the contract, who may make it, and what it does. The policy cannot be left out; what the handler returns
 * is what the endpoint's response schema describes.
 */
export const route = <const E extends Endpoint, P extends PolicyName>(
  endpoint: E,
  policy: Policy<P>,
  handle: Handler<E, P>,
): Route => ({
  endpoint,
  policy: policy.name,
  // the kernel gives a handler what its endpoint and policy promise; from here on routes are a list, and types of one
  // are gone
  handle: handle as unknown as Route['handle'],
});
