import type { Watch } from '@rrr/core/reading';

/** How far an upload is. */
export interface Progress {
  readonly state: 'waiting' | 'reading' | 'judging' | 'done' | 'refused';
  readonly rowsRead: number;
  /** null until they are counted */
  readonly rows: number | null;
}

interface Tracked {
  readonly watch: Watch;
  /** the file is read: from here on it cannot be told how much is left */
  judging(): void;
}

export interface ImportProgress {
  /** Runs an upload under a name of its account's own; without a name nobody can ask how far it is. */
  track<T>(accountId: string, name: string | undefined, work: (tracked: Tracked) => Promise<T>): Promise<T>;
  of(accountId: string, name: string): Progress | undefined;
}

/** uploads that are remembered: the newest, whoever they are of */
const REMEMBERED = 500;
const UNTOLD: Tracked = { watch: () => undefined, judging: () => undefined };

/** Kept by this server alone, and only for a while: a page that hears nothing shows that it waits. */
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

/** Of the rows; all of them are read before anything is judged, and judging them is not counted. */
export const percentOf = ({ state, rowsRead, rows }: Progress): number | null =>
  state === 'done'
    ? 100
    : state === 'reading' && rows !== null && rows > 0
      ? Math.floor((100 * rowsRead) / rows)
      : null;
