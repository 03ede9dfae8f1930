import { describe, expect, test } from '@jest/globals';
import { CONTRACT, endpoints } from '@rrr/contract';
import { allRoutes } from '../http-app.js';
import { smallWorld } from '../testing/small-world.js';
import { openApi } from './openapi.js';

type Node = Readonly<Record<string, unknown>>;
const document = openApi(allRoutes(smallWorld().httpPorts), { brand: 'Red Rider Rewards', sessionCookie: 'session' });
const paths = document.paths as Record<string, Record<string, Node>>;
const text = JSON.stringify(document);

const resolve = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Node | undefined)?.[key], document);
const everywhere = (at: unknown, visit: (key: string, value: unknown) => void): void => {
  if (typeof at !== 'object' || at === null) return;
  for (const [key, value] of Object.entries(at)) {
    visit(key, value);
    everywhere(value, visit);
  }
};

describe('the OpenAPI document', () => {
  test('describes every call, once', () => {
    const ids = Object.values(paths).flatMap((it) => Object.values(it).map((operation) => operation.operationId));
    expect(ids.toSorted()).toEqual(endpoints.map((it) => it.id).toSorted());
  });

  test('points nowhere that is not there', () => {
    const pointers: string[] = [];
    everywhere(document, (key, value) => void (key === '$ref' && pointers.push(String(value))));
    expect(pointers.length).toBeGreaterThan(0);
    for (const pointer of pointers) expect([pointer, resolve(pointer)]).toEqual([pointer, expect.anything()]);
  });

  test('names every parameter of a path, and asks for it', () => {
    for (const [path, operations] of Object.entries(paths))
      for (const operation of Object.values(operations)) {
        const named = (operation.parameters as { name: string; in: string; required: boolean }[]).filter(
          (parameter) => parameter.in === 'path',
        );
        expect(named.map((parameter) => `{${parameter.name}}`).toSorted()).toEqual(
          [...path.matchAll(/\{\w+\}/g)].map((found) => found[0]).toSorted(),
        );
        expect(named.every((parameter) => parameter.required)).toBe(true);
      }
  });

  test('tells who needs a session, a key, and what may be refused', () => {
    const redeem = paths['/api/{role}/redeem']?.post;
    expect(redeem?.security).toBeUndefined();
    expect((redeem?.parameters as { name: string }[]).map((it) => it.name)).toContain('Idempotency-Key');
    expect(redeem?.responses).toMatchObject({
      201: {},
      409: { description: expect.stringContaining('INSUFFICIENT_CREDIT') },
      401: {},
    });
    expect(paths['/api/events']?.get).toMatchObject({ security: [], responses: { 200: {} } });
    expect(paths['/api/event/{eventId}/upload-class-result']?.post).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              properties: { file: { format: 'binary' } },
              required: expect.arrayContaining(['file', 'classId']),
            },
          },
        },
      },
    });
  });

  test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'shows %s by examples that fit',
    (_id, endpoint) => {
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()] as {
        requestBody?: { content: Record<string, { example?: unknown }> };
        responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
      };
      if (endpoint.body && !endpoint.files)
        expect(
          endpoint.body.safeParse(operation.requestBody?.content['application/json']?.example).error?.issues,
        ).toBeUndefined();
      if (endpoint.response)
        expect(
          endpoint.response.safeParse(
            operation.responses[endpoint.status ?? 200]?.content?.['application/json']?.example,
          ).error?.issues,
        ).toBeUndefined();
    },
  );

  test('is plain JSON of version 3.1', () => {
    expect(JSON.parse(text)).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Red Rider Rewards', version: String(CONTRACT) },
    });
    expect(text).not.toContain('undefined');
  });
});
