import type { LedgerEntry, Money, PreviewRow, RowProblem } from '@rrr/contract';

export const usd = (amount: number): Money => ({ amount, currency: 'USD' });
export const id = (number: number): string => `01hq00000000000000000a${String(number).padStart(4, '0')}`;

/** Entries of an invented wallet, newest first. */
export const entries: readonly LedgerEntry[] = [
  { kind: 'redeem' as const, amount: -12500, previous: 66542, at: '2026-11-14T19:30:00.000Z', code: 'K7M2Q9' },
  { kind: 'award' as const, amount: 50000, previous: 16542, at: '2026-11-02T18:00:00.000Z', code: null },
  { kind: 'expire' as const, amount: -3458, previous: 20000, at: '2026-10-31T07:00:00.000Z', code: null },
].map(({ kind, amount, previous, at, code }, index) => ({
  _id: id(index),
  sequence: 9 - index,
  kind,
  amount: usd(amount),
  previousBalance: usd(previous),
  newBalance: usd(previous + amount),
  at,
  award: { _id: id(90 + index), label: 'Rimrock Motocross Round 3 · 450 A' },
  redemptionCode: code,
}));

const candidates = [
  { _id: id(11), fullName: 'Sam Carter', hometown: 'Bend', amaNumber: '1200345' },
  { _id: id(12), fullName: 'Sam Carter', hometown: 'Redmond', amaNumber: '1200999' },
];
const row: PreviewRow = {
  line: 2,
  place: 1,
  resultType: 'finished',
  riderName: 'Ava Stone',
  number: '88',
  hometown: 'Redmond, OR',
  bike: 'KTM 450 SX-F',
  match: {
    status: 'matched',
    by: 'amaNumber',
    rider: { _id: id(13), fullName: 'Ava Stone', hometown: 'Redmond', amaNumber: '1200777' },
    candidates: [],
  },
  verdict: { earns: usd(50000), type: 'credit', reasons: [] },
  change: 'new',
};
export const rows: readonly PreviewRow[] = [
  row,
  {
    ...row,
    line: 3,
    place: 2,
    riderName: 'Sam Carter',
    number: '12',
    hometown: null,
    match: { status: 'ambiguous', by: null, rider: null, candidates },
    verdict: { earns: null, type: null, reasons: [] },
  },
  {
    ...row,
    line: 4,
    place: null,
    resultType: 'DNF',
    riderName: 'Jo Petrakis',
    number: '301',
    match: { status: 'unknown', by: null, rider: null, candidates: [] },
    verdict: { earns: null, type: null, reasons: [] },
    change: 'same',
  },
];

export const problems = (say: (en: string, fr: string) => string): readonly RowProblem[] => [
  {
    line: 7,
    column: 'Pos',
    value: 'S',
    code: 'PLACE_NOT_A_NUMBER',
    detail: say('A place is a number, such as 5.', 'Une place est un nombre, comme 5.'),
  },
  {
    line: 19,
    column: 'AMA',
    value: '40B613',
    code: 'AMA_NOT_DIGITS',
    detail: say('An AMA number has digits only.', 'Un numéro AMA ne contient que des chiffres.'),
  },
];
