import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { transformSync } from '@swc/core';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { collectedLines } from './make-log.js';

describe('the log', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const logged = () => {
    const written: string[] = [];
    const output = { write: (text: string) => written.push(text), flushSync: () => undefined };
    return { written, log: pino({ base: null, timestamp: false }, collectedLines(output)) };
  };

  it('is written after 200 milliseconds, all lines at once', () => {
    const { log, written } = logged();
    log.info('first');
    log.info('second');
    jest.advanceTimersByTime(199);
    expect(written).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(written).toEqual(['{"level":30,"msg":"first"}\n{"level":30,"msg":"second"}\n']);
  });

  it('is written when there is much of it', () => {
    const { log, written } = logged();
    for (let n = 0; n < 9; n += 1) log.info('x'.repeat(1_000));
    expect(written).toHaveLength(1);
    expect(written[0]?.length).toBeGreaterThan(8_192);
  });

  it.each(['warn', 'error', 'fatal'] as const)('is written at once at the level %s, in order', (level) => {
    const { log, written } = logged();
    log.info('before');
    log[level]('now');
    expect(written.join('').match(/"msg":"\w+"/g)).toEqual(['"msg":"before"', '"msg":"now"']);
  });
});

describe('the log of a process that ends', () => {
  const source = fileURLToPath(new URL('make-log.ts', import.meta.url));
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    swcrc: false,
    isModule: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const endedBy = (how: string): readonly string[] => {
    const script = `${code}\nconst log = makeLog('info');\nfor (let n = 0; n < 3; n += 1) log.info({ n });\n${how}`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      encoding: 'utf8',
    });
    return stdout.match(/"n":\d/g) ?? [];
  };
  it.each([
    ['by itself', ''],
    ['by process.exit', 'process.exit(0);'],
    ['by an exception', "throw new Error('nobody catches it');"],
    ['by a rejection', "void Promise.reject(new Error('nobody catches it'));"],
    ['by an exception in a timer', "setTimeout(() => { throw new Error('nobody catches it'); }, 1);"],
  ])('%s is whole', (_, how) => expect(endedBy(how)).toEqual(['"n":0', '"n":1', '"n":2']));
});
