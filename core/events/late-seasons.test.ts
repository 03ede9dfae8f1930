import { expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { lateSeasons } from './index.js';

it('each season has its own window for results, and together they leave out no day', () => {
  const program = {
    ...defaultProgram,
    seasons: [
      { from: '2025-01-01', resultWindowDays: 30 },
      { from: '2026-01-01', minimumRidersPerClass: 6 },
    ],
  };
  expect(lateSeasons(program, '2025-06-15')).toEqual([
    { from: null, to: '2025-01-01', windowDays: 45, endedBefore: '2025-05-01' },
    { from: '2025-01-01', to: '2026-01-01', windowDays: 30, endedBefore: '2025-05-16' },
    { from: '2026-01-01', to: null, windowDays: 45, endedBefore: '2025-05-01' },
  ]);
  expect(lateSeasons(defaultProgram, '2025-06-15')).toEqual([
    { from: null, to: null, windowDays: 45, endedBefore: '2025-05-01' },
  ]);
});
