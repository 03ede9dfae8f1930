import type { ResultsImport } from '@rrr/contract';
import type { ResultsRead } from '@rrr/core/imports';
import type { FileRead } from '@rrr/core/reading';
import { type Candidate, groupOf, groupsOf, type Submitted, type SubmittedResult } from '@rrr/core/results';
import { money } from '../present/money.js';
import { presentQuestion } from './present-question.js';
import { presentTelling } from './present-telling.js';
import { presentVerdict } from '../present/verdict.js';
import type { Translator } from '../words/translator.js';

const presentCandidate = ({ id, ...it }: Candidate, toAdmin: boolean) => ({
  _id: id,
  fullName: it.fullName,
  hometown: it.hometown,
  ...presentTelling(it, toAdmin),
});

const CLUES = { nameAndNumber: 'number', nameAndBike: 'bike' } as const;
const isClue = (by: SubmittedResult['match']['by']): by is keyof typeof CLUES => by !== null && by in CLUES;

export const presentRow = (
  it: SubmittedResult,
  currency: Submitted['currency'],
  translator: Translator,
  toAdmin: boolean,
): ResultsImport['rows'][number] => ({
  line: it.line,
  place: it.place,
  resultType: it.type,
  riderName: it.riderName,
  number: it.number,
  hometown: it.hometown,
  bike: it.bike,
  match: {
    status: it.match.status,
    by: isClue(it.match.by) ? null : it.match.by,
    ...(isClue(it.match.by) ? { toldBy: CLUES[it.match.by] } : {}),
    rider: it.match.rider && presentCandidate(it.match.rider, toAdmin),
    candidates: it.match.candidates.map((one) => presentCandidate(one, toAdmin)),
    ...((it.match.leftOut ?? 0) > 0 ? { leftOut: it.match.leftOut } : {}),
    ...(it.match.needsReason === true ? { needsReason: true } : {}),
  },
  verdict: presentVerdict(it.verdict, currency, translator, 'with-signals'),
  change: it.change,
  group: groupOf(it),
});

/** Additional facts from the handler. */
export interface ImportSeen {
  readonly file: FileRead<ResultsRead>;
  readonly fileName: string;
  readonly mend: NonNullable<ResultsImport['mend']> | null;
  /** only admins see who already spent what */
  readonly toAdmin: boolean;
  readonly translator: Translator;
  /** the class or the event that the file is sent for */
  readonly race: string;
  /** only more rows were asked for */
  readonly onlyRows: boolean;
}

export const presentSpent = (spent: Submitted['spent'], currency: Submitted['currency']) =>
  spent.map(({ riderId, riderName, classId, amount }) => ({
    riderId,
    riderName,
    classId,
    amount: money(amount, currency),
  }));

export const presentUnusual = (unusual: Submitted['unusual']): NonNullable<ResultsImport['unusual']> =>
  unusual.map(({ classId, name, starters, before }) => ({
    class: { _id: classId, name },
    starters,
    before: { event: before.event, date: before.on, starters: before.starters },
  }));

export const presentLimited = (limited: Submitted['limited']): NonNullable<ResultsImport['limited']> =>
  limited.map(({ classId, name, started, paid, places, nextAt, allAt }) => ({
    class: { _id: classId, name },
    starters: started,
    paidPlaces: paid,
    places,
    nextAt,
    allAt,
  }));

export const presentSameRaces = (races: Submitted['sameRaces']): NonNullable<ResultsImport['sameRaces']> =>
  races.map(({ classId, name, other: { id, title, startsOn } }) => ({
    class: { _id: classId, name },
    event: { _id: id, title, startDate: startsOn },
  }));

/** The content of the file and its effect. */
export const presentImport = (
  it: Submitted,
  { file: { format, encoding, read }, fileName, mend, toAdmin, translator, race, onlyRows }: ImportSeen,
): ResultsImport => ({
  applied: it.applied,
  importId: it.importId,
  file: {
    name: fileName,
    format,
    encoding,
    headerLine: read.headerLine,
    columns: read.columns.map(({ index, header, field, samples = [], guess }) => ({
      index,
      header,
      field,
      samples: [...samples],
      ...(guess ? { guess: { field: guess.field, reason: translator.guess(guess) } } : {}),
    })),
    rows: { ...read.counts },
  },
  rows: it.rows.map((row) => presentRow(row, it.currency, translator, toAdmin)),
  groups: (it.groups ?? groupsOf(it.rows.map((row) => ({ group: groupOf(row), classId: row.classId })))).map(
    ({ group, classId, count }) => ({ group, classId, count }),
  ),
  problems: (onlyRows ? [] : it.problems).map((row) => ({
    line: row.line,
    column: row.column,
    value: row.value,
    code: row.code,
    detail: translator.row(row),
    ...(row.question === undefined ? {} : { question: row.question }),
  })),
  questions: (onlyRows ? [] : read.questions).map((it) => presentQuestion(it, translator, race)),
  mend,
  removed: (onlyRows ? [] : it.removed).map(({ place, riderName }) => ({ place, riderName })),
  changes: { ...it.changes },
  money: {
    total: money(it.money.total, it.currency),
    issued: money(it.money.issued, it.currency),
    reversed: money(it.money.reversed, it.currency),
    overpaid: money(it.money.overpaid, it.currency),
  },
  spent: toAdmin ? presentSpent(it.spent, it.currency) : null,
  unusual: presentUnusual(it.unusual),
  limited: presentLimited(it.limited),
  sameRaces: presentSameRaces(it.sameRaces),
  outcome: it.outcome,
});
