import { plusSeconds, type PortsOf } from '../shared/index.js';
import type { ListedFiles } from './ports.js';

const AT_ONCE = 200;
/** long enough to restore the database from a backup of the wrong day first */
const KEPT_SECONDS = 7 * 86_400;
/** a replaced document is kept that long, for questions about a decision */
const REPLACED_KEPT_SECONDS = 30 * 86_400;
/** other files in the store are left alone */
const OWN_FILES = /^(?:documents|timecards|photos|portraits)\/[0-9a-z]{26}(?:\.small)?$/;

/**
 * Deletes files that no record refers to, and documents and photos of logos that were replaced 30 days ago. The former remain after a crash
 * between storing a file and its record, or between replacing a picture and deleting the old one.
 * @returns how many
 */
export const sweepFiles =
  ({ uow, files, clock }: PortsOf<'uploads', 'clock'> & { readonly files: ListedFiles }) =>
  async (): Promise<number> => {
    const before = plusSeconds(clock.now(), -KEPT_SECONDS);
    const replacedBefore = plusSeconds(clock.now(), -REPLACED_KEPT_SECONDS);
    const sweep = async (keys: readonly string[]): Promise<number> => {
      const named = new Set(await uow.run((tx) => tx.uploads.named(keys, replacedBefore)));
      const left = keys.filter((key) => !named.has(key));
      for (const key of left) await files.remove(key);
      return left.length;
    };
    let old: string[] = [];
    let removed = 0;
    for await (const { key, putAt } of files.listed()) {
      if (putAt < before && OWN_FILES.test(key)) old.push(key);
      if (old.length < AT_ONCE) continue;
      removed += await sweep(old);
      old = [];
    }
    return old.length === 0 ? removed : removed + (await sweep(old));
  };
