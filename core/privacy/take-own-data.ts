import { type Actor, notByProxy } from '../access/index.js';
import { recordAct } from '../audit/index.js';
import { imageTypeOf } from '../images/index.js';
import { type FileStore, type Instant, NotFound, type PortsOf } from '../shared/index.js';
import type { OwnRecords } from './ports.js';

export interface OwnData {
  readonly at: Instant;
  readonly records: OwnRecords;
  /** read one by one, when they are asked for */
  readonly files: AsyncIterable<{ readonly name: string; readonly bytes: Uint8Array }>;
}

interface Ports extends PortsOf<'deletions' | 'riders' | 'audit', 'clock' | 'ids'> {
  readonly files: FileStore;
}

/** By content; pictures that were made anew are PNG, JPEG or WebP, anything else was stored as a PDF. */
const endingOf = (bytes: Uint8Array): string => {
  const type = imageTypeOf(bytes);
  if (type) return type === 'image/png' ? 'png' : 'jpg';
  return String.fromCharCode(...bytes.slice(8, 12)) === 'WEBP' ? 'webp' : 'pdf';
};

/**
 * Everything held about the rider who asks: records, and the files they or an admin uploaded (domain.md §13). It is
 * audited first.
 * @throws ProxyForbidden NotFound
 */
export const takeOwnData =
  ({ uow, files, clock, ids }: Ports) =>
  async ({ actor }: { readonly actor: Actor }): Promise<OwnData> => {
    notByProxy(actor);
    const riderId = actor.subjectId;
    const at = clock.now();
    const { records, stored } = await uow.run(async (tx) => {
      if (actor.type !== 'rider' || !(await tx.riders.lock(riderId))) throw new NotFound('rider');
      await recordAct(tx, { ids, at, actor }, 'take-own-data', ['rider', riderId]);
      return { records: await tx.deletions.ownRecords(riderId), stored: await tx.deletions.ownFiles(riderId) };
    });
    const each = async function* () {
      for (const { name, key } of stored) {
        const bytes = await files.get(key);
        if (bytes) yield { name: `${name}.${endingOf(bytes)}`, bytes };
      }
    };
    return { at, records, files: each() };
  };
