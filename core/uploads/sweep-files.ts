import { type Clock, plusSeconds, type UnitOfWork } from '../shared/index.js';
import type { ListedFiles } from './ports.js';

const AT_ONCE = 200;
/** long enough to bring back a database that was restored from the wrong day */
const KEPT_SECONDS = 7 * 86_400;
/** what else lies in the store is not ours to remove */
const OWN_FILES = /^(?:documents|timecards|portraits)\/[0-9a-z]{26}(?:\.small)?$/;

/**
 * Removes files that no record names: what a server left that was killed between storing a file and writing it down, or
 * between replacing a picture and removing the one before. @returns how many
 */
export const sweepFiles =
  ({
    uow,
    files,
    clock,
  }: {
    readonly uow: UnitOfWork<'uploads'>;
    readonly files: ListedFiles;
    readonly clock: Clock;
  }) =>
  async (): Promise<number> => {
    const before = plusSeconds(clock.now(), -KEPT_SECONDS);
    const sweep = async (keys: readonly string[]): Promise<number> => {
      const named = new Set(await uow.run((tx) => tx.uploads.named(keys)));
      const left = keys.filter((it) => !named.has(it));
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
