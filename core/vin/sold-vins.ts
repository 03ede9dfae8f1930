import type { Actor } from '../access/index.js';
import { by, recordAct } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import type { ImportedFile } from '../imports/index.js';
import {
  type Instant,
  nameKey,
  NotFound,
  type PortsOf,
  refusal,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import type { Bike } from './bike.js';
import type { SoldVin, SoldVinsRead } from './read-sold-vins.js';
import { isVin, plainVin } from './vin.js';
import { VinNotValid } from './refusals.js';

export class NoSoldVins extends refusal('NO_SOLD_VINS', 'The file has no VIN that can be read') {}

/** Keyed digests of sold VINs: whoever has the database alone cannot read the list (domain.md §13). */
export interface SoldVinSeals {
  /** under each key, the newest first: the first is stored, any of them is found */
  seals(vin: string): readonly [string, ...string[]];
}

/** A sold VIN as it is stored. */
export interface SealedVin {
  readonly seal: string;
  /** `modelKeyOf` the model; null: any */
  readonly model: string | null;
  readonly year: number | null;
}

/** The last import of sold VINs. */
export interface SoldVinImport {
  readonly at: Instant;
  readonly byName: string;
  readonly fileName: string;
  readonly mode: 'add' | 'replace';
  readonly added: number;
}

export interface SoldVinStore {
  /** serializes imports and removals */
  lock(): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** those of the digests that are stored */
  find(seals: readonly string[]): Promise<readonly SealedVin[]>;
  /** replaces rows of the same digest */
  put(vins: readonly SealedVin[]): Promise<void>;
  clear(): Promise<void>;
  count(): Promise<number>;
  noteImport(id: string, made: SoldVinImport): Promise<void>;
  lastImport(): Promise<SoldVinImport | null>;
}

/** Compares models without spaces, capitals and punctuation; null for an empty one. */
const modelKeyOf = (model: string | null): string | null => nameKey(model ?? '').replaceAll(' ', '') || null;

const fits = ({ model, year }: SealedVin, bike: Pick<Bike, 'model' | 'year'>): boolean => {
  const own = modelKeyOf(bike.model) ?? '';
  return (year === null || year === bike.year) && (model === null || own.includes(model) || model.includes(own));
};

/** Which bikes are sold motorcycles of that model and year; null: there is no list. */
export const soldAmong = async <B extends Pick<Bike, 'vin' | 'model' | 'year'>>(
  tx: Pick<Stores, 'soldVins'>,
  bikes: readonly B[],
  seals: SoldVinSeals,
): Promise<ReadonlySet<B> | null> => {
  if (await tx.soldVins.isEmpty()) return null;
  const sealed = bikes.map((bike) => ({ bike, seals: seals.seals(bike.vin) }));
  const found = new Map((await tx.soldVins.find(sealed.flatMap((item) => item.seals))).map((vin) => [vin.seal, vin]));
  return new Set(
    sealed.flatMap(({ bike, seals: all }) => {
      const sold = all.map((text) => found.get(text)).find((vin) => vin !== undefined);
      return sold && fits(sold, bike) ? [bike] : [];
    }),
  );
};

export interface SoldVinsImported {
  readonly applied: boolean;
  /** VINs of the file that are not in the list yet, and that are */
  readonly added: number;
  readonly known: number;
  /** VINs in the list afterwards */
  readonly total: number;
  /** rows that are left out */
  readonly leftOut: number;
}

type Needs = 'soldVins' | 'audit' | 'idempotency';
interface Ports extends PortsOf<Needs, 'clock' | 'ids'> {
  readonly soldVinSeals: SoldVinSeals;
}

export interface ImportSoldVins {
  readonly actor: Actor;
  readonly read: SoldVinsRead;
  readonly file: ImportedFile;
  readonly mode: 'add' | 'replace';
  /** null: preview only, nothing is stored */
  readonly apply: IdempotencyKey | null;
}

/**
 * Imports VINs that the brand sold: adds them, or replaces the list. Rows that cannot be read are left out. Admins only.
 * @throws NotFound NoSoldVins KeyUsedForAnother
 */
export const importSoldVins =
  (ports: Ports) =>
  (cmd: ImportSoldVins): Promise<SoldVinsImported> =>
    ports.uow.run((tx) =>
      cmd.apply ? withIdempotency(tx.idempotency, cmd.apply, () => keep(tx, cmd, ports)) : keep(tx, cmd, ports),
    );

const keep = async (
  tx: Pick<Stores, Needs>,
  { actor, read, file, mode, apply }: ImportSoldVins,
  { clock, ids, soldVinSeals }: Ports,
): Promise<SoldVinsImported> => {
  if (actor.type !== 'admin') throw new NotFound('vin');
  if (apply && read.rows.length === 0) throw new NoSoldVins();
  if (apply) await tx.soldVins.lock();
  const sealed = read.rows.map((row) => ({ row, seals: soldVinSeals.seals(row.vin) }));
  const there = new Set((await tx.soldVins.find(sealed.flatMap((item) => item.seals))).map((vin) => vin.seal));
  const known = sealed.filter((item) => item.seals.some((seal) => there.has(seal))).length;
  const before = await tx.soldVins.count();
  const answer: SoldVinsImported = {
    applied: apply !== null,
    added: sealed.length - known,
    known,
    total: mode === 'replace' ? sealed.length : before + sealed.length - known,
    leftOut: read.problems.length,
  };
  if (!apply) return answer;
  if (mode === 'replace') await tx.soldVins.clear();
  const stored = ({
    row,
    seals,
  }: {
    readonly row: SoldVin;
    readonly seals: readonly [string, ...string[]];
  }): SealedVin => ({
    seal: seals.find((seal) => mode === 'add' && there.has(seal)) ?? seals[0],
    model: modelKeyOf(row.model),
    year: row.year,
  });
  await tx.soldVins.put(sealed.map(stored));
  const [at, importId] = [clock.now(), ids.next()];
  await tx.soldVins.noteImport(importId, { at, byName: actor.name, fileName: file.name, mode, added: answer.added });
  await recordAct(tx, { ids, at, actor }, 'import-sold-vins', ['sold-vins', importId], {
    mode,
    added: answer.added,
    known,
    total: answer.total,
    leftOut: answer.leftOut,
    file: file.digest,
  });
  return answer;
};

/** Removes the list; VINs verify by patterns alone again. Idempotent. Admins only. @throws NotFound */
export const removeSoldVins =
  ({ uow, clock, ids }: Omit<Ports, 'uow' | 'soldVinSeals'> & { readonly uow: UnitOfWork<'soldVins' | 'audit'> }) =>
  ({ actor }: { readonly actor: Actor }): Promise<void> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('vin');
      await tx.soldVins.lock();
      const count = await tx.soldVins.count();
      if (count === 0) return;
      await tx.soldVins.clear();
      const id = ids.next();
      await tx.audit.append({
        id,
        at: clock.now(),
        ...by(actor),
        action: 'remove-sold-vins',
        objectType: 'sold-vins',
        objectId: id,
        detail: { count },
      });
    });

export interface SoldVinsNow {
  readonly count: number;
  readonly last: SoldVinImport | null;
}

/** How many sold VINs are listed, and the last import. Admins only. @throws NotFound */
export const soldVinsNow =
  ({ uow }: { readonly uow: UnitOfWork<'soldVins'> }) =>
  ({ actor }: { readonly actor: Actor }): Promise<SoldVinsNow> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('vin');
      return { count: await tx.soldVins.count(), last: await tx.soldVins.lastImport() };
    });

/** Whether one VIN is listed. Admins only. @throws NotFound VinNotValid */
export const testSoldVin =
  ({ uow, soldVinSeals }: { readonly uow: UnitOfWork<'soldVins'>; readonly soldVinSeals: SoldVinSeals }) =>
  ({ actor, vin: typed }: { readonly actor: Actor; readonly vin: string }): Promise<SealedVin | null> =>
    uow.run(async (tx) => {
      if (actor.type !== 'admin') throw new NotFound('vin');
      const vin = plainVin(typed);
      if (!isVin(vin)) throw new VinNotValid();
      return (await tx.soldVins.find(soldVinSeals.seals(vin)))[0] ?? null;
    });

declare module '../shared/unit-of-work.js' {
  interface Stores {
    soldVins: SoldVinStore;
  }
}
