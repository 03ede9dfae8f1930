import { type AuditLink, LINKED, type LinkedType } from '@rrr/core/audit';
import { nameKey } from '@rrr/core/riders';
import type { Reader } from '../reader.js';
import { placeholders } from '../sql.js';
import { startsWith, typedWords, upTo } from './paging.js';
import { lineOf } from './rider-line.js';
import { rarestFirst } from './word-search.js';

/** Records that a text stands for: those that have a history, and others by themselves. */
export interface Subjects {
  readonly links: readonly AuditLink[];
  /** `type` null: of any kind that has no history */
  readonly objects: readonly { readonly type: string | null; readonly id: string }[];
}

/** Records of one type that a text may stand for; more are not looked at. */
const MOST = 50;
const ID = /^[0-9a-z]{26}$/;
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Codes are eight digits and letters; the first is no zero. */
const CODE = /^[1-9A-Z][0-9A-Z]{7}$/;

const WORDS = ['rider', 'dealer', 'promoter', 'event'] as const;

/** Records with every word in their names; of the rarest word the first ones are looked at. */
const byWords = async (sql: Reader, text: string): Promise<readonly AuditLink[]> => {
  const [first, ...others] = (await rarestFirst(sql, WORDS, typedWords(text))).map((typed) => typed.word);
  if (first === undefined) return [];
  const found = await Promise.all(
    WORDS.map(async (type) => {
      const rows = await sql.rows<{ readonly id: string }>(
        `SELECT DISTINCT s.subject_id AS id FROM search_words s WHERE s.kind = ? AND s.word >= ? AND s.word <= ? ${others
          .map(
            () => `AND EXISTS (SELECT 1 FROM search_words o WHERE o.kind = s.kind AND o.subject_id = s.subject_id
              AND o.word >= ? AND o.word <= ?)`,
          )
          .join(' ')} LIMIT ${MOST}`,
        [type, first, upTo(first), ...others.flatMap((word) => [word, upTo(word)])],
      );
      return rows.map(({ id }) => ({ type, id }));
    }),
  );
  return found.flat();
};

/** Series and administrators, of whom there are few, by their names. */
const byName = async (sql: Reader, text: string): Promise<readonly AuditLink[]> => {
  const words = typedWords(text);
  if (words.length === 0) return [];
  const ofName = startsWith('name_key', words.join(' '));
  const [series, admins] = await Promise.all([
    sql.rows<{ readonly id: string }>(
      `SELECT id FROM series WHERE ${ofName.text} ORDER BY name_key LIMIT ${MOST}`,
      ofName.values,
    ),
    sql.rows<{ readonly id: string; readonly full_name: string }>('SELECT id, full_name FROM admins LIMIT 1000'),
  ]);
  const named = admins.filter(({ full_name }) => {
    const own = nameKey(full_name).split(' ');
    return words.every((word) => own.some((value) => value.startsWith(word)));
  });
  return [
    ...series.map(({ id }) => ({ type: 'series' as const, id })),
    ...named.map(({ id }) => ({ type: 'admin' as const, id })),
  ];
};

const byEmail = async (sql: Reader, text: string): Promise<readonly AuditLink[]> => {
  const begins = startsWith('email', text.toLowerCase());
  const tables = { rider: 'riders', dealer: 'dealers', promoter: 'promoters', admin: 'admins' } as const;
  const parts = [
    `SELECT type, subject_id AS id FROM accounts WHERE ${begins.text}`,
    ...Object.entries(tables).map(([type, table]) => `SELECT '${type}' AS type, id FROM ${table} WHERE ${begins.text}`),
  ];
  return sql.rows<AuditLink>(
    `${parts.join(' UNION ')} LIMIT ${MOST}`,
    parts.flatMap(() => begins.values),
  );
};

const byVin = async (sql: Reader, vin: string): Promise<Subjects> => {
  const rows = await sql.rows<{ readonly id: string; readonly rider_id: string }>(
    `SELECT id, rider_id FROM bikes WHERE vin = ? LIMIT ${MOST}`,
    [vin],
  );
  return {
    links: rows.map((row) => ({ type: 'rider', id: row.rider_id })),
    objects: rows.map(({ id }) => ({ type: 'bike', id })),
  };
};

const byCode = async (sql: Reader, code: string): Promise<Subjects['objects']> =>
  (
    await sql.rows<{ readonly id: string }>('SELECT id FROM redemptions WHERE number = ?', [Number.parseInt(code, 36)])
  ).map(({ id }) => ({ type: 'redemption', id }));

/** A record that has a history, for a rider with those merged into them; otherwise whatever has the id. */
const byId = async (sql: Reader, id: string): Promise<Subjects> => {
  const rows = await sql.rows<{ readonly type: LinkedType }>(
    LINKED.map(
      (type) =>
        `SELECT '${type}' AS type FROM (SELECT 1 AS one FROM audit_links WHERE subject_type = '${type}' AND subject_id = ? LIMIT 1) s`,
    ).join(' UNION ALL '),
    LINKED.map(() => id),
  );
  const lines = await Promise.all(
    rows.map(async ({ type }) => (await lineOf(sql, { type, id })).map((one) => ({ type, id: one }))),
  );
  return rows.length === 0 ? { links: [], objects: [{ type: null, id }] } : { links: lines.flat(), objects: [] };
};

/** Which records a text stands for: by id, VIN, e-mail, redemption code or name. undefined for an empty text. */
export const subjectsLike = async (sql: Reader, typed: string | undefined): Promise<Subjects | undefined> => {
  const text = typed?.trim() ?? '';
  if (text === '') return undefined;
  if (ID.test(text)) return byId(sql, text);
  if (text.includes('@')) return { links: await byEmail(sql, text), objects: [] };
  const plain = text.toUpperCase().replace(/[\s.-]/g, '');
  if (VIN.test(plain)) {
    const found = await byVin(sql, plain);
    if (found.links.length > 0) return found;
  }
  const [words, names, codes] = await Promise.all([
    byWords(sql, text),
    byName(sql, text),
    CODE.test(plain) ? byCode(sql, plain) : [],
  ]);
  return { links: [...words, ...names], objects: codes };
};

/** Logins of the records that a text stands for, and those whose e-mail begins with it. undefined for an empty text. */
export const loginsOf = async (sql: Reader, typed: string | undefined): Promise<readonly string[] | undefined> => {
  const found = await subjectsLike(sql, typed);
  if (!found) return undefined;
  const people = found.links.filter((link) => ['rider', 'dealer', 'promoter', 'admin'].includes(link.type));
  const begins = startsWith('email', (typed ?? '').trim().toLowerCase());
  const rows = await sql.rows<{ readonly id: string }>(
    `SELECT id FROM accounts WHERE ${begins.text}${
      people.length === 0
        ? ''
        : ` UNION SELECT id FROM accounts WHERE ${people.map(() => '(type = ? AND subject_id = ?)').join(' OR ')}`
    } LIMIT 200`,
    [...begins.values, ...people.flatMap(({ type, id }) => [type, id])],
  );
  return rows.map((row) => row.id);
};

/** Conditions on links, as SQL: one for each type. */
export const whereLinks = (
  links: readonly AuditLink[],
): readonly { readonly text: string; readonly values: readonly string[] }[] =>
  LINKED.flatMap((type) => {
    const ids = [...new Set(links.flatMap((link) => (link.type === type ? [link.id] : [])))];
    return ids.length === 0
      ? []
      : [{ text: `l.subject_type = ? AND l.subject_id IN (${placeholders(ids)})`, values: [type, ...ids] }];
  });
