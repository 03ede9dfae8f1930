import type { ResultsImport } from '@rrr/contract';
import type { ResultsRead, Sheet } from '@rrr/core/imports';
import type { Candidate, Submitted, SubmittedResult } from '@rrr/core/results';
import { money } from '../present/money.js';
import { presentVerdict } from '../present/verdict.js';
import type { Speaker } from '../words/speaker.js';

const presentCandidate = ({ id, fullName, hometown, amaNumber }: Candidate) => ({ _id: id, fullName, hometown, amaNumber });

const presentRow = (it: SubmittedResult, currency: Submitted['currency'], speaker: Speaker): ResultsImport['rows'][number] => ({
  line: it.line,
  place: it.place,
  resultType: it.type,
  riderName: it.riderName,
  number: it.number,
  hometown: it.hometown,
  bike: it.bike,
  match: {
    status: it.match.status,
    by: it.match.by,
    rider: it.match.rider && presentCandidate(it.match.rider),
    candidates: it.match.candidates.map(presentCandidate),
  },
  verdict: presentVerdict(it.verdict, currency, speaker),
  change: it.change,
});

/** What the file says and what it would do, or did. */
export const presentImport = (it: Submitted, read: ResultsRead, sheet: Sheet, fileName: string, speaker: Speaker): ResultsImport => ({
  applied: it.applied,
  file: {
    name: fileName,
    format: sheet.format,
    encoding: sheet.encoding,
    headerLine: read.headerLine,
    columns: read.columns.map(({ index, header, field }) => ({ index, header, field })),
  },
  rows: it.rows.map((row) => presentRow(row, it.currency, speaker)),
  problems: it.problems.map((row) => ({ line: row.line, column: row.column, value: row.value, code: row.code, detail: speaker.row(row) })),
  removed: it.removed.map(({ place, riderName }) => ({ place, riderName })),
  changes: { ...it.changes },
  money: {
    total: money(it.money.total, it.currency),
    issued: money(it.money.issued, it.currency),
    reversed: money(it.money.reversed, it.currency),
    overpaid: money(it.money.overpaid, it.currency),
  },
  outcome: it.outcome,
});
