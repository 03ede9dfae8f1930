import { expect, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from './temporary-folder.js';

const aProcess = () => {
  const codes: number[] = [];
  const events = new EventEmitter();
  const exit = (code: number): void => {
    codes.push(code);
    events.emit('exit');
  };
  return { codes, own: Object.assign(events, { exit }) };
};

test('the folder is its owner’s only and gone in the end, also after a failure', async () => {
  const { own } = aProcess();
  const folder = await inTemporaryFolder('backup', async (at) => (writeFileSync(join(at, 'a'), 'x'), at), own);
  expect([existsSync(folder), own.eventNames()]).toEqual([false, []]);
  let failed = '';
  const work = async (at: string): Promise<never> => {
    failed = at;
    expect(statSync(at).mode & 0o077).toBe(0);
    throw new Error('on purpose');
  };
  await expect(inTemporaryFolder('backup', work, own)).rejects.toThrow('on purpose');
  expect(existsSync(failed)).toBe(false);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('%s deletes it and ends the process with %d', async (signal, code) => {
  const { own, codes } = aProcess();
  await inTemporaryFolder(
    'backup',
    (outer) =>
      inTemporaryFolder(
        'restore',
        async (inner) => {
          own.emit(signal);
          // each folder asks for the end
          expect([existsSync(outer), existsSync(inner), codes[0]]).toEqual([false, false, code]);
        },
        own,
      ),
    own,
  );
});
