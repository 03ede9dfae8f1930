import * as aggregates from './aggregates.js';
import * as dealers from './dealers.js';
import type { Endpoint } from './endpoint.js';
import * as events from './events.js';
import * as redemptions from './redemptions.js';
import * as results from './results.js';
import * as riders from './riders.js';
import * as session from './session.js';

export * from './aggregates.js';
export * from './awards.js';
export * from './dealers.js';
export * from './endpoint.js';
export * from './events.js';
export * from './problem.js';
export * from './redemptions.js';
export * from './results.js';
export * from './riders.js';
export * from './session.js';
export * from './values.js';
export * from './verdict.js';

/** The number a frontend and the server must agree on; raised with every breaking change. */
export const CONTRACT = 1;

const isEndpoint = (it: unknown): it is Endpoint => typeof it === 'object' && it !== null && 'id' in it && 'method' in it && 'path' in it;

/** Every call of the API, for the OpenAPI document, the route table's completeness check and the contract tests. */
export const endpoints: readonly Endpoint[] = [session, aggregates, events, results, riders, dealers, redemptions]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isEndpoint);
