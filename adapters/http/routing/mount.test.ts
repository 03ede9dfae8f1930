import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@rrr/contract';
import * as contract from '@rrr/contract';
import { defaultProgram } from '@rrr/core/program';
import type { Request, RequestHandler, Response } from 'express';
import { allRoutes } from '../http-app.js';
import { unwatched } from '../testing/serve.js';
import { smallWorld } from '../testing/small-world.js';
import { priorityLanes } from '../edge/priority-lanes.js';
import { checkRoutes, mount } from './mount.js';
import { can } from './policy.js';
import { bodyReader } from '../edge/body-reader.js';
import { route, type Route } from './route.js';

const whole = () => allRoutes(smallWorld().httpPorts);
const bodyLimits = { bodyIdle: 1_000, bodyWithin: 1_000, mostOfAddress: 1 };
const ports = {
  identify: async () => ({
    session: null,
    actor: null,
    stale: false,
    pending: null,
    setUpDue: false,
    factorStale: false,
  }),
  noteUse: async () => undefined,
  tokens: {
    identifyToken: async () => ({ live: undefined, good: false }),
    noteTokenUse: async () => undefined,
    limit: async () => undefined,
    program: defaultProgram,
  },
  cookies: { session: 's', locale: 'l', attempt: 'a', device: 'd', secure: false },
  fingerprint: () => '',
  readForm: async () => ({ fields: {}, files: {} }),
  bodies: bodyReader(bodyLimits),
  lanes: priorityLanes(1),
  watch: unwatched,
  deviceOf: async () => null,
};

describe('the table of routes', () => {
  test('of the whole contract lets the server start', () =>
    expect(() => mount(whole(), endpoints, ports)).not.toThrow());

  test.each(endpoints.map((it) => it.id))('without %s refuses to start', (id) => {
    expect(() =>
      mount(
        whole().filter((it) => it.endpoint.id !== id),
        endpoints,
        ports,
      ),
    ).toThrow(`${id} has no route`);
  });

  test('with two routes for a call refuses to start', () => {
    const again = route(contract.getConfig, can('public'), () => {
      throw new Error('never asked');
    });
    expect(() => mount([...whole(), again], endpoints, ports)).toThrow('getConfig has two routes');
  });

  test('with a route without a policy refuses to start', () => {
    const open = whole().map((route) =>
      route.endpoint.id === 'getSummary' ? { ...route, policy: undefined as unknown as Route['policy'] } : route,
    );
    expect(() => mount(open, endpoints, ports)).toThrow('getSummary has no policy');
  });

  test('with a call the contract does not know refuses to start', () => {
    expect(() =>
      checkRoutes(
        whole(),
        endpoints.filter((it) => it.id !== 'redeem'),
      ),
    ).toThrow('redeem is not in the contract');
  });

  test('lets no call through that its gate has answered, and asks no gate about other paths', () => {
    const seen: string[] = [];
    const gate: RequestHandler = (req) => void seen.push(req.path);
    const api = mount(whole(), endpoints, ports, gate);
    const goesOn: string[] = [];
    for (const path of ['/api/config', '/api/docs', '/api/openapi.json', '/healthz'])
      void api({ method: 'GET', path } as Request, {} as Response, () => void goesOn.push(path));
    expect([seen, goesOn]).toEqual([['/api/config'], ['/api/docs', '/api/openapi.json', '/healthz']]);
  });

  test('has paths that no other takes', () => {
    const keys = endpoints.map((it) => `${it.method} ${it.path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
