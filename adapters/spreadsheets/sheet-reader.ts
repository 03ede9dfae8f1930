import {
  FileEmpty,
  FileNotReadable,
  FileTooLarge,
  FileWaiting,
  type SentFile,
  type Sheet,
  type SheetReader,
  type SheetRow,
} from '@rrr/core/imports';
import type { FileRead, FileReader, Read, ReadAs, Reading, Watch } from '@rrr/core/reading';
import { type Limits, LIMITS } from './limits.js';
import type { Piece } from './parse-worker.js';
import type { Refusal } from './refused.js';
import { TaskLimitExceeded, threadPool } from './thread-pool.js';
import { TooManyWaiting } from './turns.js';

export interface SheetReaderOptions {
  /** of the uploaded file */
  readonly limitBytes: number;
  /** limit of processor time per file, where the system tells it; then its thread is stopped */
  readonly cpuMilliseconds?: number;
  /** limit of elapsed time per file, for a machine that is busy with other things */
  readonly milliseconds?: number;
  /** heap limit per thread */
  readonly megabytes?: number;
  /** number of threads; further files wait */
  readonly atOnce?: number;
  readonly limits?: Limits;
}

export interface ReadingLoad {
  /** files that are being read, and that wait for a thread */
  load(): { readonly running: number; readonly waiting: number };
}

/** Reads files in threads with limited time and memory, one at once for each sender, and receives their rows in parts. */
export const sheetReader = ({
  limitBytes,
  cpuMilliseconds = 8_000,
  milliseconds = 60_000,
  megabytes = 512,
  atOnce = 2,
  limits = LIMITS,
}: SheetReaderOptions): SheetReader & FileReader & ReadingLoad => {
  const inThread = threadPool({ atOnce, cpuMilliseconds, milliseconds, megabytes });

  const ask = async ({ bytes: sent, sender }: SentFile, reading: Reading | null, watch: Watch): Promise<Taken> => {
    if (sent.byteLength === 0) throw new FileEmpty();
    if (sent.byteLength > limitBytes) throw new FileTooLarge('bytes', limitBytes);
    const taken = taking(watch);
    // a copy, because transferring a buffer empties the caller's
    const task = { bytes: Uint8Array.from(sent), limits, reading };
    await inThread(sender ?? null, task, taken.take).catch((failed: unknown) => {
      if (failed instanceof TooManyWaiting) throw new FileWaiting();
      throw failed instanceof TaskLimitExceeded ? new FileNotReadable('effort') : failed;
    });
    return taken.answer();
  };

  return {
    load: inThread.load,
    read: async (file) => {
      const { about, rows } = await ask(file, null, () => undefined);
      return { ...(about as Omit<Sheet, 'rows'>), rows: rows as readonly SheetRow[] };
    },
    readAs: async <K extends Reading['kind']>(
      file: SentFile,
      reading: Extract<Reading, { kind: K }>,
      watch: Watch = () => undefined,
    ) => {
      const { about, rows, problems, raw } = await ask(file, reading, watch);
      const { read, ...facts } = about as Omit<FileRead, 'raw'>;
      return {
        ...facts,
        read: { ...read, rows, problems } as Read as ReadAs[K],
        raw: raw as readonly SheetRow[] | null,
      };
    },
  };
};

interface Taken {
  readonly about: Omit<Sheet, 'rows'> | Omit<FileRead, 'raw'>;
  readonly rows: readonly unknown[];
  readonly problems: readonly unknown[];
  readonly raw: readonly unknown[] | null;
}

const taking = (watch: Watch) => {
  const parts = { rows: [] as unknown[], problems: [] as unknown[], raw: [] as unknown[] };
  let counted: number | null = null;
  let last: Piece | undefined;
  return {
    take: (piece: Piece): void => {
      if ('counted' in piece) counted = piece.counted;
      else if ('part' in piece) for (const item of piece.items) parts[piece.part].push(item);
      else last = piece;
      watch(Math.min(parts.rows.length, counted ?? 0), counted);
    },
    /** @throws FileEmpty FileNotReadable FileTooLarge */
    answer: (): Taken => {
      if (last && 'refusal' in last) throw errorOf(last.refusal);
      if (!last || !('done' in last)) throw new FileNotReadable('effort');
      return { about: last.done, rows: parts.rows, problems: parts.problems, raw: last.hasRaw ? parts.raw : null };
    },
  };
};

const errorOf = (refusal: Refusal): Error => {
  switch (refusal.code) {
    case 'FILE_EMPTY':
      return new FileEmpty();
    case 'FILE_NOT_READABLE':
      return new FileNotReadable(refusal.why, refusal.line);
    case 'FILE_TOO_LARGE':
      return new FileTooLarge(refusal.what, refusal.limit);
  }
};
