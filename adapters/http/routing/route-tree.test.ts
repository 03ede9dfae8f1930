import { describe, expect, it, test } from '@jest/globals';
import { endpoints } from '@rrr/contract';
import { EdgeError } from '../refusals/edge-error.js';
import { routeTree } from './route-tree.js';

const find = routeTree(
  [
    '/api/event/{eventId}',
    '/api/{role}/rider/{riderId}',
    '/api/rider/rider/change-password',
    '/api/{role}/riders',
    '/api/admin/riders/merge',
  ].map((path) => ({ path, value: path })),
);
const found = (path: string) => {
  const route = find(path);
  return route && [route.value, route.params];
};

describe('a route is found', () => {
  test.each([
    ['/api/event/1', ['/api/event/{eventId}', { eventId: '1' }]],
    ['/api/dealer/rider/7', ['/api/{role}/rider/{riderId}', { role: 'dealer', riderId: '7' }]],
    // the literal one first, and back from a literal that leads nowhere
    ['/api/rider/rider/change-password', ['/api/rider/rider/change-password', {}]],
    ['/api/rider/rider/7', ['/api/{role}/rider/{riderId}', { role: 'rider', riderId: '7' }]],
    ['/api/admin/riders', ['/api/{role}/riders', { role: 'admin' }]],
    ['/api/dealer/rider/a%20b%2Fc', ['/api/{role}/rider/{riderId}', { role: 'dealer', riderId: 'a b/c' }]],
    ['/api/dealer/rider/__proto__', ['/api/{role}/rider/{riderId}', { role: 'dealer', riderId: '__proto__' }]],
  ])('%s', (path, expected) => expect(found(path)).toEqual(expected));

  test.each([
    '/api/event/',
    '/api/event',
    '/api//rider/7',
    '/api/Event/1',
    '/api/event/1/',
    '/api/event/1/2',
    '',
    '/',
    '/api/rider/rider/',
    'api/event/1',
    '/api/constructor/toString',
  ])('%s is none', (path) => expect(found(path)).toBeUndefined());

  it('not by a parameter that is not well encoded', () =>
    expect(() => find('/api/event/%E0%A4%A')).toThrow(new EdgeError('BAD_REQUEST')));

  it('by its own path, whatever the contract holds', () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const theirs = endpoints.filter((it) => it.method === method);
      const look = routeTree(theirs.map((it) => ({ path: it.path, value: it.id })));
      for (const endpoint of theirs)
        expect([endpoint.id, look(endpoint.path.replaceAll(/\{\w+\}/g, 'some-thing'))?.value]).toEqual([
          endpoint.id,
          endpoint.id,
        ]);
    }
  });
});

test('two routes of one path are a mistake, whatever their parameters are called', () =>
  expect(() =>
    routeTree([
      { path: '/api/{a}', value: 1 },
      { path: '/api/{b}', value: 2 },
    ]),
  ).toThrow('Two routes are /api/{b}'));
