import { describe, expect, test } from '@jest/globals';
import { workers } from './machine.mjs';
import { countOf, diedIn, withSecondTry } from './jest-stage.mjs';
import { summaryOf } from './summary.mjs';

const GIB = 1024 ** 3;
const linesOf = (text: string): string[] => text.trimEnd().split('\n');

test('a machine runs as many tests at once as it has cores and memory for, and at least one', () => {
  expect(workers({ cores: 2, memory: 24 * GIB })).toBe(2);
  expect(workers({ cores: 8, memory: 32 * GIB })).toBe(8);
  expect(workers({ cores: 8, memory: 8 * GIB })).toBe(3);
  expect(workers({ cores: 1, memory: GIB })).toBe(1);
});

describe('the last lines', () => {
  const stages = [
    { name: 'web', seconds: 80, passed: 12, failed: 0, files: [{ name: 'a.test.ts', seconds: 3 }] },
    { name: 'e2e', seconds: 300, passed: 5, failed: 2, files: [{ name: 'b.e2e.ts', seconds: 40 }] },
  ];

  test('end with the tally, after the slowest files and the time by stage', () => {
    const lines = linesOf(summaryOf(stages));
    expect(lines.at(-1)).toBe('17 passed, 2 failed');
    expect(lines).toContain('Failed: e2e');
    expect(lines).toContain('0 tried again');
    expect(lines.indexOf('   40 s  b.e2e.ts')).toBeLessThan(lines.indexOf('    3 s  a.test.ts'));
    expect(lines).toContain('  300 s  e2e');
  });

  test('name ten files at most', () => {
    const files = Array.from({ length: 30 }, (_, at) => ({ name: `${at}.test.ts`, seconds: at }));
    const lines = linesOf(summaryOf([{ name: 'web', seconds: 1, passed: 1, failed: 0, files }]));
    expect(lines.filter((it) => it.endsWith('.test.ts'))).toHaveLength(10);
  });

  test('a stage that could not run counts as a failure, and is named', () => {
    const lines = linesOf(summaryOf([stages[0]!], { notRun: ['e2e (needs Chromium)'] }));
    expect(lines.at(-1)).toBe('12 passed, 1 failed');
    expect(lines).toContain('Not run: e2e (needs Chromium)');
  });

  test('what was tried again is named', () => {
    const lines = linesOf(summaryOf([{ ...stages[0]!, triedAgain: ['e2e/a.e2e.ts (its browser died)'] }]));
    expect(lines).toContain('1 tried again: e2e/a.e2e.ts (its browser died)');
  });
});

describe('a report of jest', () => {
  const file = (name: string, statuses: string[], status = statuses.includes('failed') ? 'failed' : 'passed') => ({
    name: `${process.cwd()}/e2e/${name}`,
    status,
    startTime: 1000,
    endTime: 3500,
    assertionResults: statuses.map((it) => ({ status: it })),
  });
  const report = {
    numPassedTests: 3,
    numFailedTests: 2,
    numPendingTests: 0,
    numRuntimeErrorTestSuites: 0,
    numFailedTestSuites: 2,
    testResults: [
      file('a.e2e.ts', ['passed', 'failed']),
      file('b.e2e.ts', ['failed', 'passed']),
      file('c.e2e.ts', ['passed']),
    ],
  };

  test('that is missing is a failure, and so are skipped tests and files that cannot load', () => {
    expect(countOf(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countOf({ ...report, numPendingTests: 1 }, 1)).toMatchObject({ passed: 3, failed: 3 });
    expect(countOf({ ...report, numFailedTests: 0, numRuntimeErrorTestSuites: 1 }, 1)).toMatchObject({ failed: 1 });
    expect(countOf({ ...report, numFailedTests: 0 }, 1)).toMatchObject({ failed: 2 });
    expect(countOf(report, 1).files[0]).toEqual({ name: 'e2e/a.e2e.ts', seconds: 2.5 });
  });

  test('only a failed file whose browser died is tried again', () => {
    expect(diedIn(report, ['a.e2e.ts', 'c.e2e.ts'])).toEqual([report.testResults[0]]);
    expect(diedIn(report, [])).toEqual([]);
  });

  test('a second try replaces the first, and its failures count', () => {
    const first = countOf(report, 1);
    const again = diedIn(report, ['a.e2e.ts']);
    expect(withSecondTry(first, again, { passed: 2, failed: 0, files: [] })).toMatchObject({ passed: 4, failed: 1 });
    expect(withSecondTry(first, again, { passed: 1, failed: 1, files: [] })).toMatchObject({
      passed: 3,
      failed: 2,
      triedAgain: ['e2e/a.e2e.ts (its browser died)'],
    });
  });
});
