import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from './running-server.js';

/** The class that waits for the demo's sample files, and where the files are. */
export interface Sample {
  readonly eventId: string;
  readonly classId: string;
  readonly className: string;
  /** full paths: the same results as CSV and as a spreadsheet */
  readonly csv: string;
  readonly xlsx: string;
}

export const sampleOf = ({ dataDir }: RunningServer): Sample => {
  const { sample } = JSON.parse(readFileSync(join(dataDir, 'demo', 'demo.json'), 'utf8')) as {
    sample: { eventId: string; classId: string; className: string; files: string[] };
  };
  const file = (kind: 'csv' | 'xlsx'): string => {
    const found = sample.files.find((candidate) => candidate.endsWith(`.${kind}`));
    if (!found) throw new Error(`The demo data has no sample as ${kind}`);
    return join(dataDir, found);
  };
  const { eventId, classId, className } = sample;
  return { eventId, classId, className, csv: file('csv'), xlsx: file('xlsx') };
};
