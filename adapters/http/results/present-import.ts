import type { ResultsImport } from '@rrr/contract';
import type { ResultsRead } from '@rrr/core/imports';
import type { FileRead } from '@rrr/core/reading';
import { type Candidate, groupOf, groupsOf, type Submitted, type SubmittedResult } from '@rrr/core/results';
import { money } from '../present/money.js';
import { presentQuestion } from './present-question.js';
import { presentTelling } from './present-telling.js';
import { presentVerdict } from '../present/verdict.js';
import type { Translator } from '../words/translator.js';

const presentCandidate = ({ id, ...rest }: Candidate, toAdmin: boolean) => ({
  _id: id,
  fullName: rest.fullName,
  hometown: rest.hometown,
  ...presentTelling(rest, toAdmin),
});

const CLUES = { nameAndNumber: 'number', nameAndBike: 'bike' } as const;
const isClue = (by: SubmittedResult['match']['by']): by is keyof typeof CLUES => by !== null && by in CLUES;

export const presentRow = (
  result: SubmittedResult,
  currency: Submitted['currency'],
  translator: Translator,
  toAdmin: boolean,
): ResultsImport['rows'][number] => ({
  line: result.line,
  place: result.place,
  resultType: result.type,
  riderName: result.riderName,
  number: result.number,
  hometown: result.hometown,
  bike: result.bike,
  match: {
    status: result.match.status,
    by: isClue(result.match.by) ? null : result.match.by,
    ...(isClue(result.match.by) ? { toldBy: CLUES[result.match.by] } : {}),
    rider: result.match.rider && presentCandidate(result.match.rider, toAdmin),
    candidates: result.match.candidates.map((one) => presentCandidate(one, toAdmin)),
    ...((result.match.leftOut ?? 0) > 0 ? { leftOut: result.match.leftOut } : {}),
    ...(result.match.needsReason === true ? { needsReason: true } : {}),
  },
  verdict: presentVerdict(result.verdict, currency, translator, 'with-signals'),
  change: result.change,
  group: groupOf(result),
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
  submitted: Submitted,
  { file: { format, encoding, read }, fileName, mend, toAdmin, translator, race, onlyRows }: ImportSeen,
): ResultsImport => ({
  applied: submitted.applied,
  importId: submitted.importId,
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
  rows: submitted.rows.map((row) => presentRow(row, submitted.currency, translator, toAdmin)),
  groups: (
    submitted.groups ?? groupsOf(submitted.rows.map((row) => ({ group: groupOf(row), classId: row.classId })))
  ).map(({ group, classId, count }) => ({ group, classId, count })),
  problems: (onlyRows ? [] : submitted.problems).map((row) => ({
    line: row.line,
    column: row.column,
    value: row.value,
    code: row.code,
    detail: translator.row(row),
    ...(row.question === undefined ? {} : { question: row.question }),
  })),
  questions: (onlyRows ? [] : read.questions).map((question) => presentQuestion(question, translator, race)),
  mend,
  removed: (onlyRows ? [] : submitted.removed).map(({ place, riderName }) => ({ place, riderName })),
  changes: { ...submitted.changes },
  money: {
    total: money(submitted.money.total, submitted.currency),
    issued: money(submitted.money.issued, submitted.currency),
    reversed: money(submitted.money.reversed, submitted.currency),
    overpaid: money(submitted.money.overpaid, submitted.currency),
  },
  spent: toAdmin ? presentSpent(submitted.spent, submitted.currency) : null,
  unusual: presentUnusual(submitted.unusual),
  limited: presentLimited(submitted.limited),
  sameRaces: presentSameRaces(submitted.sameRaces),
  outcome: submitted.outcome,
});
