// Every call of a screen in a test is held against the contract; with RECORD_REQUESTS, it is also written down for the
// contract tests, one file for each test file.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect } from '@jest/globals';
import type { Endpoint } from '@rrr/contract';
import { ApiError } from '../http/api-error.js';
import type { Parts } from '../http/build-request.js';
import { answerFaults, requestFaults } from './contract-faults.js';
import { watchCalls } from './fake-host.js';
import { recordedCall, type RecordedCall } from './recorded-call.js';

let faults: string[] = [];
/** Faults of requests that a test may yet answer as the API would: with VALIDATION_FAILED. */
const asked = new Map<Parts, string>();
const recorded = new Map<string, RecordedCall>();
const faultOf = ({ id }: Endpoint, found: string[]): string | undefined =>
  found.length === 0 ? undefined : `${id} is not as in the contract: ${found.join('; ')}`;
const complain = (fault: string | undefined): void => {
  if (fault === undefined) return;
  faults.push(fault);
  throw new Error(fault);
};
const isInvalid = (answer: unknown): boolean => answer instanceof ApiError && answer.code === 'VALIDATION_FAILED';

watchCalls({
  asked: (endpoint, request) => {
    const fault = faultOf(endpoint, requestFaults(endpoint, request));
    if (fault) asked.set(request, fault);
  },
  answered: (endpoint, request, answer) => {
    const fault = asked.get(request);
    asked.delete(request);
    if (isInvalid(answer)) return;
    complain(fault);
    if (!(answer instanceof ApiError)) complain(faultOf(endpoint, answerFaults(endpoint, answer)));
    // no answer came, or none that the API gives
    if (answer instanceof ApiError && answer.status === 0) return;
    const call = recordedCall(endpoint, request, answer instanceof ApiError ? answer.problem : undefined);
    recorded.set(JSON.stringify(call), call);
  },
});

// a screen may show an error and go on; the test may not
afterEach(() => {
  const found = [...faults, ...asked.values()];
  faults = [];
  asked.clear();
  expect(found).toEqual([]);
});

afterAll(() => {
  const { RECORD_REQUESTS: folder } = process.env;
  const { testPath } = expect.getState();
  if (!folder || !testPath || recorded.size === 0) return;
  const root = path.resolve(import.meta.dirname, '../../../..');
  const test = path.relative(root, testPath).replaceAll(path.sep, '/');
  const calls = [...recorded.keys()].sort().map((key) => recorded.get(key)!);
  mkdirSync(path.resolve(root, folder), { recursive: true });
  writeFileSync(
    path.resolve(root, folder, `${test.replaceAll('/', '~')}.json`),
    `${JSON.stringify({ test, calls }, null, 2)}\n`,
  );
});
