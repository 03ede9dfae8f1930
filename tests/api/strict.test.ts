import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints } from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { type DemoServer, demoServer } from './testing/demo-server.js';
import { ACTORS, type ActorName, key, LOGIN, MATRIX, NO, NOBODY } from './testing/matrix/index.js';
import { readPaths } from './testing/open-api.js';

/**
 * The API accepts only what the contract describes: no unknown fields and no values of another type (quality.md,
 * "strict edge").
 */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Body {
  readonly schema: Schema;
  readonly example: Readonly<Record<string, unknown>>;
}
interface Described {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Body>> };
}

let demo: DemoServer;
const people = new Map<ActorName, Browser>();
const bodies = new Map<string, Body>();
beforeAll(async () => {
  demo = await demoServer();
  people.set('public', demo.visit());
  for (const text of ['rider', 'dealer', 'promoter', 'admin'] as const) people.set(text, await demo.as(text));
  for (const methods of Object.values(await readPaths<Described>(demo.base)))
    for (const { operationId, requestBody } of Object.values(methods)) {
      const json = requestBody?.content['application/json'];
      if (json) bodies.set(operationId, json);
    }
}, 60_000);
afterAll(() => demo.stop());

const withBody = endpoints.filter((it) => it.body && !it.files);

const send = async (id: string, body: unknown) => {
  const endpoint = endpoints.find((one) => one.id === id);
  const at = ACTORS.findIndex((_actor, index) => ![LOGIN, NO].includes(MATRIX[id]?.own[index] ?? NO));
  const actor = ACTORS[at];
  if (!endpoint || !actor) throw new Error(`Nobody may ${id}`);
  const path = endpoint.path
    .replace('{role}', actor === 'public' ? 'rider' : actor)
    .replaceAll(/\{\w+\}/g, (name) => (name === '{number}' ? '1' : NOBODY));
  const answer = await (people.get(actor) as Browser).ask(path, { method: endpoint.method, headers: key(), body });
  return { status: answer.status, refused: answer.problem() };
};

describe.each(withBody.map((it) => it.id))('%s', (id) => {
  test('refuses a field that nobody asked for, whatever it is called', async () => {
    const { example, schema } = bodies.get(id) as Body;
    for (const name of ['role', 'balance', 'verified', 'isAdmin', 'unknown'].filter(
      (it) => !(it in (schema.properties ?? {})),
    )) {
      const { status, refused } = await send(id, { ...example, [name]: 'admin' });
      expect([
        name,
        status,
        refused.code,
        refused.errors?.some((it) => it.path === name && it.code === 'unknown_field'),
      ]).toEqual([name, 400, 'VALIDATION_FAILED', true]);
    }
  });

  test('refuses values of another type where a text is expected', async () => {
    const { example, schema } = bodies.get(id) as Body;
    const texts = Object.entries(schema.properties ?? {})
      .filter(([, item]) => item.type === 'string')
      .map(([name]) => name);
    for (const name of texts)
      for (const value of [0, true, [], {}]) {
        const { status, refused } = await send(id, { ...example, [name]: value });
        expect([name, value, status, refused.errors?.some((it) => it.path === name)]).toEqual([name, value, 400, true]);
      }
  });
});
