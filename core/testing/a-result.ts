import type { EvaluatedResult } from '../results/index.js';
import { anId } from './fixed-ports.js';

/** A finisher whom no rider was found for, and who earns nothing. */
export const aResult = (change: Partial<EvaluatedResult> = {}): EvaluatedResult => ({
  id: anId('res0t', 1),
  classId: anId('c0ass', 1),
  place: 1,
  type: 'finished',
  riderName: 'Casey',
  number: null,
  hometown: null,
  bike: null,
  email: null,
  amaNumber: null,
  riderId: null,
  verdict: { earns: null, reasons: [] },
  ...change,
});
