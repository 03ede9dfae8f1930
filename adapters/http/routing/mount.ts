import type { Endpoint } from '@rrr/contract';
import { policyNames } from '@rrr/core/access';
import type { Request, RequestHandler, Response } from 'express';
import { answer, type AnswerPorts } from './answer.js';
import type { Route } from './route.js';
import { type FoundRoute, routeTree } from './route-tree.js';

/**
 * Checks the route table: every call of the contract has exactly one route, and every route a policy (quality.md,
 * "every route × every actor"). Otherwise the server does not start.
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
  for (const endpoint of endpoints) if (!seen.has(endpoint)) faults.push(`${endpoint.id} has no route`);
  if (faults.length > 0) throw new Error(`The server does not start with these routes: ${faults.join(', ')}`);
};

type Tree = (path: string) => FoundRoute<RequestHandler> | undefined;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const letsPass: RequestHandler = (_req, _res, next) => next();

/** Whether a handler that decides at once lets a request go on. */
const passes = (gate: RequestHandler, req: Request, res: Response): boolean => {
  let passed = false;
  void gate(req, res, () => {
    passed = true;
  });
  return passed;
};

/**
 * The API as one handler; unknown paths go to the next one. `gate` decides at once whether a call goes on.
 * @throws Error when the route table is incomplete
 */
export const mount = (
  routes: readonly Route[],
  endpoints: readonly Endpoint[],
  ports: AnswerPorts,
  gate = letsPass,
): RequestHandler => {
  checkRoutes(routes, endpoints);
  const trees = new Map<string, Tree>(
    METHODS.map((method) => [
      method,
      routeTree(
        routes
          .filter((route) => route.endpoint.method === method)
          .map((route) => ({ path: route.endpoint.path, value: answer(route, ports) })),
      ),
    ]),
  );
  return (req, res, next) => {
    const found = trees.get(req.method === 'HEAD' ? 'GET' : req.method)?.(req.path);
    if (!found) return next();
    if (!passes(gate, req, res)) return;
    req.params = { ...found.params };
    return found.value(req, res, next);
  };
};
