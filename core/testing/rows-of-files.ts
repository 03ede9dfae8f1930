import type { SubmittedRow } from '../imports/index.js';

/** A finisher, as a file contains one. */
export const submittedRow = (
  line: number,
  place: number | null,
  riderName: string,
  change: Partial<SubmittedRow> = {},
): SubmittedRow => ({
  line,
  place,
  type: 'finished',
  riderName,
  number: null,
  hometown: 'Moab',
  state: 'UT',
  bike: null,
  email: null,
  amaNumber: null,
  className: null,
  entrants: null,
  ...change,
});
