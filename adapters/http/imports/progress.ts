import type { Watch } from '@rrr/core/reading';

/** The progress of an upload. */
export interface Progress {
  readonly state: 'waiting' | 'reading' | 'judging' | 'done' | 'refused';
  readonly rowsRead: number;
  /** null until they are counted */
  readonly rows: number | null;
}

interface Tracked {
  readonly watch: Watch;
  /** all rows are read; the rest of the work cannot be measured */
  judging(): void;
}

export interface ImportProgress {
  /**
   * Runs an upload whose progress can be queried under a name, within its account; without a name it cannot be queried.
   */
  track<T>(accountId: string, name: string | undefined, work: (tracked: Tracked) => Promise<T>): Promise<T>;
  of(accountId: string, name: string): Progress | undefined;
}

/** maximum number of uploads remembered; the newest are kept */
const REMEMBERED = 500;
const UNTOLD: Tracked = { watch: () => undefined, judging: () => undefined };

/** Kept in this server's memory only. If another server is asked, the page just shows that it is waiting. */
export const importProgress = (): ImportProgress => {
  const all = new Map<string, Progress>();
  const put = (key: string, progress: Progress): void => {
    all.delete(key);
    all.set(key, progress);
    if (all.size > REMEMBERED) all.delete(all.keys().next().value ?? '');
  };
  return {
    track: async (accountId, name, work) => {
      if (name === undefined) return work(UNTOLD);
      const key = `${accountId}/${name}`;
      const now = (): Progress => all.get(key) ?? { state: 'waiting', rowsRead: 0, rows: null };
      put(key, { state: 'waiting', rowsRead: 0, rows: null });
      try {
        const answer = await work({
          watch: (rowsRead, rows) => put(key, { state: 'reading', rowsRead, rows }),
          judging: () => put(key, { ...now(), state: 'judging' }),
        });
        put(key, { ...now(), state: 'done' });
        return answer;
      } catch (refused) {
        put(key, { ...now(), state: 'refused' });
        throw refused;
      }
    },
    of: (accountId, name) => all.get(`${accountId}/${name}`),
  };
};

/** Percentage of rows read. The evaluation that follows is not included. */
export const percentOf = ({ state, rowsRead, rows }: Progress): number | null =>
  state === 'done'
    ? 100
    : state === 'reading' && rows !== null && rows > 0
      ? Math.floor((100 * rowsRead) / rows)
      : null;
