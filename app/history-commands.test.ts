import { expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { historyEnds } from '@rrr/persistence';
import { startDemo } from '../tests/api/testing/start-demo.js';
import { cli } from './cli.js';
import { SERVICES as S } from './services.js';

const demo = await startDemo();
const command = async (...args: string[]) => {
  const said: string[] = [];
  const env = { NODE_ENV: 'test', DATA_DIR: demo.dataDir, LOG_LEVEL: 'silent' };
  const code = await cli(args, env, (text) => void said.push(text));
  return { code, said: said.join('\n') };
};

test('compares history with a file of anchors, such as a log, and says which does not agree', async () => {
  const { container } = demo.server;
  const ends = await historyEnds(container.get(S.database), container.get(S.historySeals));
  const anchor = { at: '2026-11-25T12:00:00.000Z', ...ends };
  const file = join(demo.dataDir, 'anchors.log');
  const say = (...anchors: readonly object[]) =>
    writeFile(file, anchors.map((it) => JSON.stringify({ level: 30, anchor: it, msg: 'history anchor' })).join('\n'));
  await say(anchor, { ...anchor, at: '2026-11-25T13:00:00.000Z' });
  for (const name of ['ledger:verify', 'audit:verify'])
    expect(await command(name, '--anchors', file)).toEqual({
      code: 0,
      said: expect.stringContaining('All 2 anchors from 2026-11-25T12:00:00.000Z to 2026-11-25T13:00:00.000Z agree.'),
    });
  const further = (end: { readonly count: number; readonly hash: string }) => ({ ...end, count: end.count + 1 });
  await say(anchor, { ...anchor, audit: further(ends.audit), ledger: further(ends.ledger) });
  for (const name of ['ledger:verify', 'audit:verify'])
    expect(await command(name, '--anchors', file)).toEqual({
      code: 1,
      said: expect.stringContaining('the newest part was removed'),
    });
  const found = await container.get(S.database).write('security_events').where({ kind: 'history-broken' });
  expect(found.reduce((sum: number, it: { hits: number }) => sum + it.hits, 0)).toBe(2);
  await say({});
  for (const given of [file, join(demo.dataDir, 'none')])
    expect((await command('audit:verify', '--anchors', given)).code).toBe(2);
});

test('accepts what older servers wrote without a seal, once', async () => {
  expect(await command('history:accept')).toEqual({
    code: 0,
    said: 'There are no more records without a seal than before.',
  });
});
