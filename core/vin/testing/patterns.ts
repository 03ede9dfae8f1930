import { anActor, anId, fakeUnitOfWork, fixedClock, sequentialIds, type World } from '../../testing/index.js';
import {
  addPattern,
  decidePattern,
  deletePattern,
  importPatterns,
  type PatternsRead,
  type VinPattern,
} from '../index.js';

export const NOW = '2025-06-10T18:00:00.000Z';
export const admin = anActor({ proxyHostId: anId('acc', 7) });
export const byAdmin = { at: NOW, actorId: admin.accountId, proxyHostId: admin.proxyHostId };

/** A file as it was read, without problems or questions. */
export const readRows = (rows: PatternsRead['rows']): PatternsRead => ({
  headerLine: 1,
  rows,
  problems: [],
  shared: [],
  sharedTold: false,
  report: {
    counts: { title: 0, header: 1, read: rows.length, refused: 0, leftOut: 0 },
    leftOut: [],
    columns: [{ index: 0, header: 'Pattern', field: 'pattern', samples: [] }],
  },
});

export const kept = (over: Partial<VinPattern> = {}): VinPattern => ({
  id: anId('pat', 1),
  model: '450 SX-F',
  year: 2025,
  pattern: 'VBK*',
  status: 'unverified',
  decidedAt: null,
  decidedBy: null,
  ...over,
});

export const given = (vinPatterns: World['vinPatterns'] = []) => {
  const db = fakeUnitOfWork({ vinPatterns });
  const ports = { uow: db.uow, clock: fixedClock(NOW), ids: sequentialIds() };
  return {
    db,
    add: addPattern(ports),
    decide: decidePattern(ports),
    remove: deletePattern(ports),
    apply: (cmd: Omit<Parameters<ReturnType<typeof importPatterns>>[0], 'file'>) =>
      importPatterns(ports)({ ...cmd, file: { name: 'patterns.csv', digest: 'f'.repeat(64) } }),
  };
};
