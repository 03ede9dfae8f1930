import { isPoolBusy } from './connection-pool.js';
import { DatabaseFault, faultOf } from './database-fault.js';
import { isLostRace } from './lost-race.js';

/** Whether the database takes writes: reads go on where a disk is full, a server only reads or a file is gone. */
export interface WriteHealth {
  /** notes a write that failed */
  failed(error: unknown): void;
  /** What is known without asking. */
  fault(): DatabaseFault | null;
  /**
   * Tries a write, at most every five seconds however many ask. Resolves with what stands in the way of writes, also
   * when the database does not answer.
   */
  check(): Promise<DatabaseFault | null>;
}

interface Settings {
  /** writes a row; calls `sent` when it has a connection */
  readonly write: (sent: () => void) => Promise<unknown>;
  /** what is known of the file without asking the database */
  readonly ofFile?: () => DatabaseFault | null;
  /** told once when writes begin to fail, for each other reason, and with null when they are taken again */
  readonly tell?: ((fault: DatabaseFault | null) => void) | undefined;
  /** what the log says is meant, without secrets */
  readonly place: string;
  readonly now?: () => number;
  /** milliseconds for one write */
  readonly patience?: number;
}

/** milliseconds for which an answer counts */
const FRESH = 5_000;
/** milliseconds that a write which has been sent may take */
const PATIENCE = 4_000;
/** Milliseconds that a full disk is believed: a row that is only changed needs no room, so its success proves nothing. */
const FULL_FOR = 30_000;

type Outcome = DatabaseFault | 'taken' | 'unknown';

export const writeHealth = ({
  write,
  ofFile = () => null,
  tell,
  place,
  now = () => performance.now(),
  patience = PATIENCE,
}: Settings): WriteHealth => {
  let known: DatabaseFault | null = null;
  let checkedAt = -Infinity;
  let fullUntil = -Infinity;
  let checking: Promise<void> | undefined;
  let underway = false;

  const set = (fault: DatabaseFault | null): void => {
    const isNews = fault?.kind !== known?.kind;
    known = fault;
    if (isNews) tell?.(fault);
  };
  const outcomeOf = (error: unknown): Outcome => {
    // a busy pool says nothing
    if (isLostRace(error) || isPoolBusy(error)) return 'unknown';
    return faultOf(error, place) ?? new DatabaseFault('refused', { place, cause: error });
  };
  const attempt = (): Promise<Outcome> =>
    new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      underway = true;
      // the time counts from here, because a busy pool is not a broken database
      const sent = (): void => {
        timer = setTimeout(() => resolve(new DatabaseFault('no-answer', { place })), patience);
      };
      void write(sent)
        .then((): Outcome => 'taken', outcomeOf)
        .then((outcome) => {
          clearTimeout(timer);
          underway = false;
          resolve(outcome);
        });
    });
  const look = async (): Promise<void> => {
    const outcome = await attempt();
    checkedAt = now();
    if (outcome === 'unknown') return;
    if (outcome !== 'taken') return set(outcome);
    if (known?.kind !== 'full' || now() >= fullUntil) set(null);
  };
  return {
    failed: (error) => {
      const fault = faultOf(error, place);
      // one connection that went silent says nothing about the others
      if (!fault || fault.kind === 'no-answer') return;
      if (fault.kind === 'full') fullUntil = now() + FULL_FOR;
      set(fault);
    },
    fault: () => ofFile() ?? known,
    check: async () => {
      const ofTheFile = ofFile();
      if (ofTheFile) {
        set(ofTheFile);
        return known;
      }
      // the file is back
      if (known?.kind === 'gone') checkedAt = -Infinity;
      // one that has no answer yet is not repeated, so that it takes one connection only
      if (!underway && now() - checkedAt >= FRESH) checking ??= look().finally(() => (checking = undefined));
      await checking;
      return known;
    },
  };
};
