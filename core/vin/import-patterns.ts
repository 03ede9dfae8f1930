import type { Actor } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { ImportChangedSince, type ImportedFile, type ImportRecord, ImportUndone } from '../imports/index.js';
import { NotFound, type PortsOf, refusal, type Stores } from '../shared/index.js';
import { patternKey, type VinPattern } from './pattern.js';
import type { PatternsRead } from './read-patterns.js';

export class PatternsHaveProblems extends refusal('PATTERNS_HAVE_PROBLEMS', 'Some rows cannot be read') {}

export interface PatternsImported extends PatternsRead {
  readonly applied: boolean;
  /** id of the import record; null for a preview or when nothing was added */
  readonly importId: string | null;
  readonly added: number;
  /** number of rows whose pattern already exists */
  readonly known: number;
}

export interface ImportPatterns {
  readonly actor: Actor;
  readonly read: PatternsRead;
  readonly file: ImportedFile;
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
}

type Needs = 'vinPatterns' | 'audit' | 'idempotency' | 'imports';
type Ports = PortsOf<Needs, 'clock' | 'ids'>;

/**
 * Imports unverified patterns from a file. Existing ones stay, so importing the same file again adds nothing. Preview
 * and commit share this function; all or nothing (domain.md §11).
 * @throws NotFound PatternsHaveProblems KeyUsedForAnother
 */
export const importPatterns =
  (ports: Ports) =>
  (cmd: ImportPatterns): Promise<PatternsImported> =>
    ports.uow.run((tx) =>
      cmd.apply ? withIdempotency(tx.idempotency, cmd.apply, () => add(tx, cmd, ports)) : add(tx, cmd, ports),
    );

/** Adds what patterns of the list have in common with another model of the file: the same question. */
const withShared = (read: PatternsRead, stored: readonly VinPattern[], known: ReadonlySet<string>): PatternsRead => {
  const ofList = new Map<string, string[]>();
  for (const { year, pattern, model } of stored)
    ofList.set(`${year}/${pattern}`, [...(ofList.get(`${year}/${pattern}`) ?? []), model]);
  const also = read.rows.filter((row) => !known.has(patternKey(row)) && ofList.has(`${row.year}/${row.pattern}`));
  if (also.length === 0) return read;
  const shared = [
    ...read.shared,
    ...also.map(({ year, pattern, model }) => ({
      year,
      pattern,
      models: [...(ofList.get(`${year}/${pattern}`) ?? []), model],
    })),
  ];
  if (read.sharedTold) return { ...read, shared };
  const asked = new Set(also.map((patternRow) => patternRow.line));
  const column = read.report.columns.find((reportedColumn) => reportedColumn.field === 'pattern');
  const { counts } = read.report;
  return {
    ...read,
    shared,
    rows: read.rows.filter((row) => !asked.has(row.line)),
    problems: [
      ...read.problems,
      ...also.map(({ line, pattern }) => ({
        line,
        column: column?.header ?? null,
        value: pattern,
        code: 'PATTERN_OF_TWO_MODELS' as const,
        ...(column ? { at: column.index } : {}),
      })),
    ].toSorted((a, b) => a.line - b.line),
    report: {
      ...read.report,
      counts: { ...counts, read: counts.read - also.length, refused: counts.refused + also.length },
    },
  };
};

const add = async (
  tx: Pick<Stores, Needs>,
  { actor, read: sent, file, apply }: ImportPatterns,
  { clock, ids }: Ports,
): Promise<PatternsImported> => {
  if (actor.type !== 'admin') throw new NotFound('pattern');
  const stored = await tx.vinPatterns.ofYears([...new Set(sent.rows.map((row) => row.year))]);
  const known = new Set(stored.map(patternKey));
  const read = withShared(sent, stored, known);
  if (apply && read.problems.length > 0) throw new PatternsHaveProblems({ count: read.problems.length });
  const made = read.rows
    .filter((row) => !known.has(patternKey(row)))
    .map(({ model, year, pattern }): VinPattern => ({
      id: ids.next(),
      model,
      year,
      pattern,
      status: 'unverified',
      decidedAt: null,
      decidedBy: null,
    }));
  const answer = {
    ...read,
    applied: apply !== null,
    importId: null,
    added: made.length,
    known: read.rows.length - made.length,
  };
  if (!apply) return answer;
  const [first] = made;
  if (!first) return answer;
  const [at, importId] = [clock.now(), ids.next()];
  await tx.vinPatterns.insert(made);
  await tx.imports.add(
    {
      id: importId,
      kind: 'vin-patterns',
      eventId: null,
      seriesId: null,
      at,
      byName: actor.name,
      tokenName: actor.token?.name ?? null,
      file,
      counts: { added: made.length, changed: 0, removed: 0, same: answer.known },
      undoneAt: null,
      undoneBy: null,
    },
    { before: JSON.stringify(made.map((pattern) => pattern.id)), after: '' },
  );
  await recordAct(tx, { ids, at, actor }, 'import-vin-patterns', ['vin-pattern', first.id], {
    importId,
    added: made.length,
    known: answer.known,
  });
  return { ...answer, importId };
};

export interface PatternsUndone {
  readonly applied: boolean;
  readonly record: ImportRecord;
  readonly removed: number;
}

/**
 * Removes the patterns added by an import, as long as none was verified since. Admins only.
 * @throws NotFound ImportUndone ImportChangedSince KeyUsedForAnother
 */
export const undoPatternsImport =
  (ports: Ports) =>
  (cmd: {
    readonly actor: Actor;
    readonly importId: string;
    readonly apply: IdempotencyKey | null;
  }): Promise<PatternsUndone> =>
    ports.uow.run((tx) => {
      const undo = async (): Promise<PatternsUndone> => {
        const found = cmd.actor.type === 'admin' ? await tx.imports.lock(cmd.importId) : undefined;
        if (found?.record.kind !== 'vin-patterns') throw new NotFound('import');
        const { record, trail } = found;
        if (record.undoneAt !== null) throw new ImportUndone({ at: record.undoneAt, by: record.undoneBy });
        const there: string[] = [];
        for (const id of JSON.parse(trail.before) as readonly string[]) {
          const pattern = await tx.vinPatterns.byId(id);
          if (pattern && pattern.status !== 'unverified') throw new ImportChangedSince({ file: record.file.name });
          if (pattern) there.push(id);
        }
        const at = ports.clock.now();
        if (!cmd.apply) return { applied: false, record, removed: there.length };
        for (const id of there) await tx.vinPatterns.remove(id);
        await tx.imports.markUndone(record.id, at, cmd.actor.name);
        await recordAct(
          tx,
          { ids: ports.ids, at, actor: cmd.actor },
          'undo-import',
          ['vin-pattern', there[0] ?? record.id],
          {
            importId: record.id,
            removed: there.length,
          },
        );
        return { applied: true, record: { ...record, undoneAt: at, undoneBy: cmd.actor.name }, removed: there.length };
      };
      return cmd.apply ? withIdempotency(tx.idempotency, cmd.apply, undo) : undo();
    });
