import { basename } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Files that take minutes. One that begins last would run alone, with the other worker idle. */
const LONGEST = [
  'admin-screens-in-english',
  'screens-in-english',
  'crash-wallets',
  'dev-servers',
  'admin-program',
  'crash',
  'admin-season',
  'admin-day',
  'start-failures',
  'crash-payouts',
  'screens-in-french',
  'opening',
  'screens-in-the-dark',
];

const place = ({ path }) => {
  const found = LONGEST.indexOf(basename(path).replace('.e2e.ts', ''));
  return found < 0 ? LONGEST.length : found;
};

/** Jest knows how long a file takes only after its first run; a clean checkout has had none. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => place(one) - place(other));
  }
}
