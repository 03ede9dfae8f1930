import { ACT_KINDS } from '@rrr/core/audit';
import type {
  TimelineAsked,
  TimelineAward,
  TimelineEntry,
  TimelineKind,
  TimelinePlace,
  TimelineQueries,
  TimelineResult,
  TimelineSubject,
} from '@rrr/core/timeline';
import type { Database } from '../open-database.js';
import { readerOn } from '../reader.js';
import { placeholders, rowsIn, type Value, toSafeInteger } from '../sql.js';
import { endOfDay, startOfDay } from '../zone.js';
import { mailViews } from './mail-queries.js';
import { lineOf } from './rider-line.js';
import { toldActs } from './told-acts.js';

/** One kind of source of a timeline: a table that is read newest first. Its letter is the first of its keys. */
interface Source {
  readonly letter: 'a' | 'm' | 'r' | 'w';
  /** kinds of entries that it has */
  readonly kinds: readonly TimelineKind[];
  /** SQL: the columns of time and id, what they are read from, and under which conditions */
  readonly at: string;
  readonly id: string;
  readonly from: string;
  readonly where: readonly { readonly text: string; readonly values: readonly Value[] }[];
}

/** Digits of the number of an audit record in its key, so that keys sort like numbers. */
const DIGITS = 16;

const inList = (column: string, values: readonly string[]) =>
  ({ text: values.length === 1 ? `${column} = ?` : `${column} IN (${placeholders(values)})`, values }) as const;

/** Acts are read from each rider of a line by itself, so that each is a range of the index. */
const acts = (type: TimelineSubject['type'], id: string, kind: TimelineKind | undefined): Source => ({
  letter: 'a',
  kinds: ACT_KINDS,
  at: 'x.at',
  id: 'x.sequence',
  from: 'audit_links x',
  where: [
    { text: 'x.subject_type = ? AND x.subject_id = ?', values: [type, id] },
    kind === undefined ? { text: "x.kind <> 'logins'", values: [] } : { text: 'x.kind = ?', values: [kind] },
  ],
});

const mails = (column: 'recipient_id' | 'about', ids: readonly string[]): Source => ({
  letter: 'm',
  kinds: ['mails'],
  at: 'x.at',
  id: 'x.id',
  from: 'outbox x',
  where: [inList(`x.${column}`, ids)],
});

const results = (riders: readonly string[]): Source => ({
  letter: 'r',
  kinds: ['results'],
  at: 'c.results_received_at',
  id: 'x.id',
  from: 'results x JOIN classes c ON c.id = x.class_id',
  where: [inList('x.rider_id', riders), { text: 'c.results_received_at IS NOT NULL', values: [] }],
});

/** What a person did to money is an act; this is what the rules did by themselves. */
const awards = (riders: readonly string[]): Source => ({
  letter: 'w',
  kinds: ['money'],
  at: 'x.at',
  id: 'x.id',
  from: 'ledger_entries x JOIN awards w ON w.id = x.award_id',
  where: [
    inList('x.rider_id', riders),
    {
      text: `((x.kind IN ('award', 'correct', 'reverse') AND w.class_id IS NOT NULL AND w.bonus_series_id IS NULL)
        OR (x.kind = 'expire' AND x.book = 'credit'))`,
      values: [],
    },
  ],
});

/** Entries of one source behind a place: of the same moment those whose key is smaller, newest first. */
const questionOf = (
  { letter, at, id, from, where }: Source,
  { after, limit }: Pick<TimelineAsked, 'after' | 'limit'>,
  period: { readonly from?: string; readonly before?: string },
): { readonly text: string; readonly values: readonly Value[] } => {
  const conditions = [...where];
  if (period.from !== undefined) conditions.push({ text: `${at} >= ?`, values: [period.from] });
  if (period.before !== undefined) conditions.push({ text: `${at} < ?`, values: [period.before] });
  if (after) {
    const [source, rest] = [after.key.slice(0, 1), after.key.slice(1)];
    const bound = letter === 'a' ? Number(rest) : rest;
    if (letter > source) conditions.push({ text: `${at} < ?`, values: [after.at] });
    else conditions.push({ text: `${at} <= ?`, values: [after.at] });
    if (letter === source) conditions.push({ text: `(${at} < ? OR ${id} < ?)`, values: [after.at, bound] });
  }
  return {
    text: `SELECT ${at} AS at, ${id} AS id FROM ${from} WHERE ${conditions.map((condition) => condition.text).join(' AND ')}
      ORDER BY ${at} DESC, ${id} DESC LIMIT ${limit + 1}`,
    values: conditions.flatMap((condition) => condition.values),
  };
};

const newestFirst = (a: TimelinePlace, b: TimelinePlace): number =>
  a.at === b.at ? (a.key < b.key ? 1 : a.key > b.key ? -1 : 0) : a.at < b.at ? 1 : -1;

export const sqlTimelineQueries = (db: Database, zone: string): TimelineQueries => {
  const sql = readerOn(db);
  const [told, mailsBy] = [toldActs(db), mailViews(db)];

  const recipientsOf = async (type: TimelineSubject['type'], ids: readonly string[]): Promise<readonly string[]> => {
    const rows = await sql.rows<{ readonly id: string }>(
      `SELECT id FROM accounts WHERE type = ? AND subject_id IN (${placeholders(ids)})`,
      [type, ...ids],
    );
    return [...ids, ...rows.map((row) => row.id)];
  };

  const sourcesOf = async ({ subject, kind }: TimelineAsked): Promise<readonly Source[]> => {
    const { type } = subject;
    const ids = await lineOf(sql, subject);
    const person = type === 'rider' || type === 'dealer' || type === 'promoter';
    const wantsMails = kind === undefined || kind === 'mails';
    const sources = [
      ...ids.map((id) => acts(type, id, kind)),
      ...(wantsMails ? [person ? mails('recipient_id', await recipientsOf(type, ids)) : mails('about', ids)] : []),
      ...(type === 'rider' ? [results(ids), awards(ids)] : []),
    ];
    return sources.filter((source) => kind === undefined || source.kinds.includes(kind));
  };

  const resultsBy = async (ids: readonly string[]): Promise<ReadonlyMap<string, TimelineResult>> => {
    const rows = await rowsIn<{
      id: string;
      event_id: string;
      title: string;
      class: string;
      place: number | null;
      result_type: TimelineResult['resultType'];
    }>(
      sql,
      ids,
      (some) => `SELECT x.id, x.event_id, e.title, c.name AS class, x.place, x.result_type FROM results x
        JOIN classes c ON c.id = x.class_id JOIN events e ON e.id = x.event_id WHERE x.id IN (${some})`,
    );
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          event: { id: row.event_id, title: row.title },
          className: row.class,
          place: row.place,
          resultType: row.result_type,
        },
      ]),
    );
  };

  const awardsBy = async (ids: readonly string[]): Promise<ReadonlyMap<string, TimelineAward>> => {
    const rows = await rowsIn<{
      id: string;
      kind: TimelineAward['entry'];
      book: TimelineAward['book'];
      amount: number | string;
      currency: TimelineAward['currency'];
      label: string;
      event_id: string | null;
      title: string | null;
    }>(
      sql,
      ids,
      (some) => `SELECT x.id, x.kind, x.book, x.amount, x.currency, w.label, w.event_id, e.title FROM ledger_entries x
        JOIN awards w ON w.id = x.award_id LEFT JOIN events e ON e.id = w.event_id WHERE x.id IN (${some})`,
    );
    return new Map(
      rows.map((row) => [
        row.id,
        {
          entry: row.kind,
          book: row.book,
          amount: toSafeInteger(row.amount),
          currency: row.currency,
          label: row.label,
          event: row.event_id === null || row.title === null ? null : { id: row.event_id, title: row.title },
        },
      ]),
    );
  };

  /** What the places of a page are; what went meanwhile is left out. */
  const entriesAt = async (places: readonly TimelinePlace[]): Promise<readonly TimelineEntry[]> => {
    const keys = (letter: Source['letter']) =>
      places.flatMap(({ key }) => (key.startsWith(letter) ? [key.slice(1)] : []));
    const [done, mailed, raced, earned] = await Promise.all([
      told(keys('a').map((key) => String(Number(key)))),
      mailsBy(keys('m')),
      resultsBy(keys('r')),
      awardsBy(keys('w')),
    ]);
    const byNumber = new Map(done.map(({ sequence, ...act }) => [sequence, act]));
    const byId = new Map(mailed.map((mail) => [mail.id, mail]));
    return places.flatMap((place): readonly TimelineEntry[] => {
      const id = place.key.slice(1);
      const [act, mail, result, award] = [byNumber.get(Number(id)), byId.get(id), raced.get(id), earned.get(id)];
      switch (place.key.slice(0, 1)) {
        case 'a':
          return act ? [{ ...place, kind: act.kind, what: 'act', act }] : [];
        case 'm':
          return mail ? [{ ...place, kind: 'mails', what: 'mail', mail }] : [];
        case 'r':
          return result ? [{ ...place, kind: 'results', what: 'result', result }] : [];
        default:
          return award ? [{ ...place, kind: 'money', what: 'award', award }] : [];
      }
    });
  };

  return {
    page: async (asked) => {
      const period = {
        ...(asked.from === undefined ? {} : { from: startOfDay(asked.from, zone) }),
        ...(asked.to === undefined ? {} : { before: endOfDay(asked.to, zone) }),
      };
      const found = await Promise.all(
        (await sourcesOf(asked)).map(async (source) => {
          const { text, values } = questionOf(source, asked, period);
          const rows = await sql.rows<{ readonly at: string; readonly id: string | number }>(text, values);
          return rows.map(({ at, id }) => ({
            at,
            key: source.letter + (source.letter === 'a' ? String(id).padStart(DIGITS, '0') : String(id)),
          }));
        }),
      );
      // an act that touched two riders of a line is one
      const all = [...new Map(found.flat().map((item) => [item.key, item])).values()].toSorted(newestFirst);
      const places = all.slice(0, asked.limit);
      return {
        entries: await entriesAt(places),
        next: all.length > asked.limit ? (places.at(-1) ?? null) : null,
      };
    },
  };
};
