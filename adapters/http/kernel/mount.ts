import type { Endpoint } from '@rrr/contract';
import { policyNames } from '@rrr/core/access';
import { Router } from 'express';
import { answer, type Kernel } from './answer.js';
import type { Route } from './route.js';

/**
 * Refuses a table with holes: the server does not start when a call of the contract has no route, or a route no policy, or two routes are
 * one call (quality.md, "every route × every actor").
 */
export const checkRoutes = (routes: readonly Route[], endpoints: readonly Endpoint[]): void => {
  const faults: string[] = [];
  const seen = new Set<Endpoint>();
  for (const { endpoint, policy } of routes) {
    if (!policyNames.includes(policy)) faults.push(`${endpoint.id} has no policy`);
    if (seen.has(endpoint)) faults.push(`${endpoint.id} has two routes`);
    if (!endpoints.includes(endpoint)) faults.push(`${endpoint.id} is not in the contract`);
    seen.add(endpoint);
  }
  for (const it of endpoints) if (!seen.has(it)) faults.push(`${it.id} has no route`);
  if (faults.length > 0) throw new Error(`The server does not start with these routes: ${faults.join(', ')}`);
};

/** A literal segment stands before a parameter, so that `/rider/rider/change-password` is not a rider named change-password. */
const rank = (path: string): string => path.replaceAll(/\{\w+\}/g, '~');
export const toExpressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** The whole API as one router. @throws Error when the table of routes has holes */
export const mount = (routes: readonly Route[], endpoints: readonly Endpoint[], kernel: Kernel): Router => {
  checkRoutes(routes, endpoints);
  const router = Router({ caseSensitive: true, strict: true });
  const sorted = routes.toSorted((a, b) => (rank(a.endpoint.path) < rank(b.endpoint.path) ? -1 : 1));
  for (const it of sorted) router[METHODS[it.endpoint.method]](toExpressPath(it.endpoint.path), answer(it, kernel));
  return router;
};
