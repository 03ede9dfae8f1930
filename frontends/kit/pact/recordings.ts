import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RecordedCall } from '../base/testing/recorded-call.js';

/** A call with the test file that recorded it. */
export interface Recording extends RecordedCall {
  readonly test: string;
}

const root = path.resolve(import.meta.dirname, '../../..');

/** What the web tests of a remote recorded into RECORD_REQUESTS, in the order of their test files. */
export const recordingsOf = (remote: string): Recording[] => {
  const folder = path.resolve(root, process.env['RECORD_REQUESTS'] ?? 'var/requests');
  if (!existsSync(folder)) throw new Error(`No requests are recorded in ${folder}. Run: npm test -- web pact`);
  const files = readdirSync(folder).filter((text) => text.startsWith(`frontends~${remote}~`));
  return files.sort().flatMap((file) => {
    const { test, calls } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      test: string;
      calls: RecordedCall[];
    };
    return calls.map((call) => ({ ...call, test }));
  });
};
