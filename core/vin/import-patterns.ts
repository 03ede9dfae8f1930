import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, once } from '../idempotency/index.js';
import { type Clock, type Ids, NotFound, refusal, type Stores, type UnitOfWork } from '../shared/index.js';
import { patternKey, type VinPattern } from './pattern.js';
import type { PatternsRead } from './read-patterns.js';

export class PatternsHaveProblems extends refusal('PATTERNS_HAVE_PROBLEMS', 'Some rows cannot be read') {}

export interface PatternsImported extends PatternsRead {
  readonly applied: boolean;
  readonly added: number;
  /** rows whose pattern is there already */
  readonly known: number;
}

type Needs = 'vinPatterns' | 'audit' | 'idempotency';
interface Ports {
  readonly uow: UnitOfWork<Needs>;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Adds the patterns of a file, unverified; those that are there already stay as they are, so the same file again adds nothing. Preview and
 * commit are this same function; all or nothing (domain.md §11).
 * @throws NotFound PatternsHaveProblems KeyUsedForAnother
 */
export const importPatterns =
  (ports: Ports) =>
  (cmd: { readonly actor: Actor; readonly read: PatternsRead; readonly apply: IdempotencyKey | null }): Promise<PatternsImported> =>
    ports.uow.run((tx) => (cmd.apply ? once(tx.idempotency, cmd.apply, () => add(tx, cmd, ports)) : add(tx, cmd, ports)));

const add = async (
  tx: Pick<Stores, Needs>,
  { actor, read, apply }: { readonly actor: Actor; readonly read: PatternsRead; readonly apply: IdempotencyKey | null },
  { clock, ids }: Ports,
): Promise<PatternsImported> => {
  if (actor.type !== 'admin') throw new NotFound('pattern');
  if (apply && read.problems.length > 0) throw new PatternsHaveProblems({ count: read.problems.length });
  const known = new Set((await tx.vinPatterns.ofYears([...new Set(read.rows.map((it) => it.year))])).map(patternKey));
  const made = read.rows
    .filter((it) => !known.has(patternKey(it)))
    .map(({ model, year, pattern }): VinPattern => ({ id: ids.next(), model, year, pattern, status: 'unverified', decidedAt: null, decidedBy: null }));
  const answer = { ...read, applied: apply !== null, added: made.length, known: read.rows.length - made.length };
  if (!apply) return answer;
  const [first] = made;
  if (!first) return answer;
  await tx.vinPatterns.insert(made);
  await tx.audit.append({ id: ids.next(), at: clock.now(), ...by(actor), action: 'import-vin-patterns', objectType: 'vin-pattern', objectId: first.id, detail: { added: made.length, known: answer.known } });
  return answer;
};
