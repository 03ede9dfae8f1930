import type { AuditRecord } from './audit.js';

/** Records that have a history of their own: each record of the audit log is linked with those that it touches. */
export const LINKED = ['rider', 'dealer', 'promoter', 'event', 'series', 'payout-claim', 'admin'] as const;
export type LinkedType = (typeof LINKED)[number];

export interface AuditLink {
  readonly type: LinkedType;
  readonly id: string;
}

/**
 * Records that lead to linked ones only through the database: a document to its rider, a class to its event. `any`: an
 * id of an unknown kind, such as what a request is about.
 */
export const LOOKED_UP = [
  'account',
  'any',
  'api-token',
  'award',
  'bike',
  'cheque',
  'claim',
  'class',
  'document',
  'event',
  'logo-photo',
  'mail',
  'note',
  'payment-run',
  'payout-claim',
  'redemption',
  'result',
  'series',
  'timecard',
  'vin-dispute',
  'webhook',
] as const;
export type LookedUp = (typeof LOOKED_UP)[number];

/** Records that belong to nobody's history. */
export const OF_NOBODY = [
  'season',
  'category',
  'contact-message',
  'list',
  'notice',
  'sold-vins',
  'view',
  'vin-pattern',
] as const;
export type OfNobody = (typeof OF_NOBODY)[number];

/** What a record touches: by what it says itself, and by what has to be looked up. */
export interface Touched {
  readonly links: readonly AuditLink[];
  readonly through: readonly { readonly type: LookedUp; readonly id: string }[];
}

type Target = LinkedType | LookedUp;

/** Fields of a record's detail that hold an id, and of what. */
const FIELDS: ReadonlyMap<string, Target> = new Map<string, Target>([
  ['riderId', 'rider'],
  ['deletedId', 'rider'],
  ['heldBy', 'rider'],
  ['claimedBy', 'rider'],
  ['dealerId', 'dealer'],
  ['promoterId', 'promoter'],
  ['eventId', 'event'],
  ['otherId', 'event'],
  ['linkedTo', 'event'],
  ['copyOf', 'event'],
  ['seriesId', 'series'],
  ['seriesIds', 'series'],
  ['claimId', 'payout-claim'],
  ['awardId', 'award'],
  ['resultId', 'result'],
  ['accountId', 'account'],
  ['bikes', 'bike'],
  ['about', 'any'],
  ['subjectId', 'any'],
]);

/** Lists of objects in a detail, and what the `id` of each is. */
const LISTS: ReadonlyMap<string, Target> = new Map<string, Target>([
  ['results', 'result'],
  ['added', 'event'],
  ['cheques', 'cheque'],
]);

/** A record is linked no further, so that no act on many writes without bounds. */
export const MOST_LINKS = 1_000;

const ID = /^[0-9a-z]{26}$/;
const isLinked = (type: string): type is LinkedType => (LINKED as readonly string[]).includes(type);
const isLookedUp = (type: string): type is LookedUp => (LOOKED_UP as readonly string[]).includes(type);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ids in a field: one, several, or those before and after an edit. */
const idsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return ID.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.filter((item): item is string => typeof item === 'string' && ID.test(item));
  return isObject(value)
    ? [value['before'], value['after']].flatMap((item) => (isObject(item) ? [] : idsIn(item)))
    : [];
};

const inDetail = function* (detail: AuditRecord['detail']): Generator<readonly [Target, string]> {
  for (const [name, value] of Object.entries(detail)) {
    const target = FIELDS.get(name);
    if (target) for (const id of idsIn(value)) yield [target, id];
    if (!Array.isArray(value)) continue;
    const listed = LISTS.get(name);
    for (const one of value.filter(isObject)) {
      if (listed) for (const id of idsIn(one['id'])) yield [listed, id];
      for (const [inner, of] of FIELDS) if (inner in one) for (const id of idsIn(one[inner])) yield [of, id];
    }
  }
};

/** The cheques of a run are told by the first and the last number. */
const chequesOf = ({ action, detail: { from, to } }: Pick<AuditRecord, 'action' | 'detail'>): readonly string[] =>
  action === 'run-cheques' && typeof from === 'number' && typeof to === 'number' && to >= from
    ? Array.from({ length: Math.min(MOST_LINKS, to - from + 1) }, (_, n) => String(from + n))
    : [];

/**
 * Which records an audit record touches. The only place that knows it: callers say what they did, not whose history it
 * belongs to (ADR 29).
 */
export const touchedBy = (record: Pick<AuditRecord, 'action' | 'objectType' | 'objectId' | 'detail'>): Touched => {
  const links = new Map<string, AuditLink>();
  const through = new Map<string, Touched['through'][number]>();
  const add = (type: string, id: string): void => {
    if (links.size + through.size >= MOST_LINKS) return;
    if (isLinked(type) && ID.test(id)) links.set(`${type} ${id}`, { type, id });
    if (isLookedUp(type)) through.set(`${type} ${id}`, { type, id });
  };
  add(record.objectType, record.objectId);
  for (const [type, id] of inDetail(record.detail)) add(type, id);
  for (const number of chequesOf(record)) add('cheque', number);
  return { links: [...links.values()], through: [...through.values()] };
};
