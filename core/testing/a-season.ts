import { defaultProgram } from '../program/index.js';
import { type Season, settingsOn } from '../seasons/index.js';
import { anId } from './fixed-ports.js';

/** A draft for 2027 with the settings of a new program. */
export const aSeason = (change: Partial<Season> = {}): Season => ({
  id: anId('seas'),
  number: null,
  from: '2027-01-01',
  settings: settingsOn(defaultProgram, '2027-01-01'),
  note: null,
  state: 'draft',
  version: 1,
  createdAt: '2026-06-10T18:00:00.000Z',
  createdBy: 'Ada Admin',
  scheduledAt: null,
  askedBy: null,
  approvedBy: null,
  withdrawnAt: null,
  ...change,
});
