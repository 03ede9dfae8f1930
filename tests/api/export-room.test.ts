import { expect, test } from '@jest/globals';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { SheetWriter } from '@rrr/core/exports';
import { SERVICES as S } from '../../app/services.js';
import type { Browser } from './testing/browser.js';
import { startDemo } from './testing/start-demo.js';

/** Sends the first part of a file, and the rest when the test continues it. */
let goOn: () => void = () => undefined;
const waiting = new Promise<void>((resolve) => void (goOn = resolve));
const slowWriter: SheetWriter = {
  async *write() {
    yield Buffer.from('first');
    await waiting;
    yield Buffer.from(' and last');
  },
};

const demo = await startDemo(
  { MAX_EXPORTS: '4' },
  async (container) => void (await container.rebindAsync(S.sheetWriter)).toConstantValue(slowWriter),
);
const admin = await demo.as('admin');

const begin = async (who: Browser, path: string): Promise<IncomingMessage> => {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const [answer] = (await once(get(`${demo.base}${path}`, { headers: { cookie } }), 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  return answer;
};
const textOf = async (answer: IncomingMessage): Promise<string> => Buffer.concat(await answer.toArray()).toString();
const recorded = async (): Promise<number> =>
  Number(
    (
      await demo.server.container
        .get(S.database)
        .read('audit_log')
        .where({ action: 'export' })
        .count({ n: '*' })
        .first<{ n: number }>()
    ).n,
  );

test('exports at once are limited, in all and for each account; one too many is told to retry, and nothing else waits', async () => {
  const [dealer, rider] = [await demo.as('dealer'), await demo.as('rider')];
  const running = [
    await begin(admin, '/api/admin/riders/export'),
    await begin(admin, '/api/admin/summary/export'),
    await begin(admin, '/api/admin/dealers/export?format=xlsx'),
  ];
  const before = await recorded();
  const refused = await admin.ask('/api/admin/categories/export');
  expect([refused.status, refused.headers.get('retry-after'), refused.json()]).toEqual([
    503,
    '1',
    expect.objectContaining({ code: 'OVERLOADED' }),
  ]);

  running.push(await begin(dealer, '/api/dealer/redemptions/export'));
  expect((await rider.ask('/api/rider/redemptions/export')).json()).toMatchObject({ status: 503, code: 'OVERLOADED' });
  expect((await admin.ask('/api/admin/dealers')).status).toBe(200);
  expect(await recorded()).toBe(before + 1);

  goOn();
  expect(await Promise.all(running.map(textOf))).toEqual(Array.from({ length: 4 }, () => 'first and last'));
  expect([
    (await admin.ask('/api/admin/categories/export')).text,
    (await rider.ask('/api/rider/redemptions/export')).text,
  ]).toEqual(['first and last', 'first and last']);
});
