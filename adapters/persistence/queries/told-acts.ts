import { actKindOf, type AuditLink, LINKED, type LinkedType, type ToldAct } from '@rrr/core/audit';
import { codeOf } from '@rrr/core/redemption';
import { linksOf } from '../audit/fill-links.js';
import type { Database } from '../open-database.js';
import { type Reader, readerOn } from '../reader.js';
import { rowsIn } from '../sql.js';
import { auditViews } from './audit-views.js';

const NAMES: Readonly<Record<LinkedType, string>> = {
  rider: 'SELECT id, full_name AS name FROM riders WHERE id',
  dealer: 'SELECT id, name FROM dealers WHERE id',
  promoter: 'SELECT id, name FROM promoters WHERE id',
  event: 'SELECT id, title AS name FROM events WHERE id',
  series: 'SELECT id, name FROM series WHERE id',
  'payout-claim': 'SELECT c.id, r.full_name AS name FROM payout_claims c JOIN riders r ON r.id = c.rider_id WHERE c.id',
  admin: 'SELECT id, full_name AS name FROM admins WHERE id',
};

type Facts = ToldAct['facts'];
type Row = Readonly<Record<string, string | number | null>> & { readonly id: string | number };

/** What each kind of record is, for the sentence about an act on it; `amount` in minor units. */
const FACTS: Readonly<Record<string, string>> = {
  award: 'SELECT id, label, initial_value AS amount, currency FROM awards WHERE id',
  bike: 'SELECT id, year, make, model FROM bikes WHERE id',
  cheque: 'SELECT number AS id, amount, currency FROM cheques WHERE number',
  claim:
    'SELECT x.id, c.name AS class, x.place FROM result_claims x LEFT JOIN classes c ON c.id = x.class_id WHERE x.id',
  class: 'SELECT id, name AS class FROM classes WHERE id',
  document: 'SELECT id, kind AS document FROM documents WHERE id',
  note: 'SELECT id, text AS note FROM rider_notes WHERE id',
  'payout-claim': 'SELECT id, net AS amount, currency, method FROM payout_claims WHERE id',
  redemption: 'SELECT id, number, amount, currency FROM redemptions WHERE id',
  request: 'SELECT id, kind AS request, object_name AS about FROM approval_requests WHERE id',
  result:
    'SELECT x.id, c.name AS class, x.place, x.rider_name AS written FROM results x JOIN classes c ON c.id = x.class_id WHERE x.id',
};

const ofType = (links: readonly AuditLink[], type: LinkedType): readonly string[] => [
  ...new Set(links.flatMap((link) => (link.type === type ? [link.id] : []))),
];

/** Today's names of linked records, by type and id. */
const namesOf = async (reader: Reader, links: readonly AuditLink[]): Promise<(link: AuditLink) => string | null> => {
  const found = await Promise.all(
    LINKED.map(async (type) => {
      const rows = await rowsIn<{ readonly id: string; readonly name: string }>(
        reader,
        ofType(links, type),
        (some) => `${NAMES[type]} IN (${some})`,
      );
      return rows.map(({ id, name }) => [`${type} ${id}`, name] as const);
    }),
  );
  const names = new Map(found.flat());
  return ({ type, id }) => names.get(`${type} ${id}`) ?? null;
};

const factsOf = async (
  reader: Reader,
  acts: readonly Pick<ToldAct, 'objectType' | 'objectId'>[],
): Promise<(act: Pick<ToldAct, 'objectType' | 'objectId'>) => Facts> => {
  const found = await Promise.all(
    Object.entries(FACTS).map(async ([type, text]) => {
      const ids = [...new Set(acts.flatMap((act) => (act.objectType === type ? [act.objectId] : [])))];
      const rows = await rowsIn<Row>(reader, ids, (some) => `${text} IN (${some})`);
      return rows.map(
        ({ id, number, ...facts }) =>
          [`${type} ${id}`, number === undefined ? facts : { ...facts, code: codeOf(Number(number)) }] as const,
      );
    }),
  );
  const facts = new Map<string, Facts>(found.flat());
  return ({ objectType, objectId }) => facts.get(`${objectType} ${objectId}`) ?? {};
};

/** Linked records named in one answer; a run of hundreds of motorcycles is not told one by one. */
const NAMED = 20;

/** Records of the audit log by their numbers, newest first, with what tells them as sentences. */
export const toldActs = (db: Database) => {
  const [reader, views] = [readerOn(db), auditViews(db)];
  return async (sequences: readonly string[]): Promise<readonly (ToldAct & { readonly sequence: number })[]> => {
    if (sequences.length === 0) return [];
    const acts = await views(sequences);
    const links = (await linksOf(reader, acts)).map((link) => link.slice(0, NAMED));
    const [name, facts] = await Promise.all([namesOf(reader, links.flat()), factsOf(reader, acts)]);
    return acts.map((act, at) => ({
      ...act,
      kind: actKindOf(act.action),
      touched: (links[at] ?? []).map((link) => ({ ...link, name: name(link) })),
      facts: facts(act),
    }));
  };
};
