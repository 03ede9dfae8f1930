import type { Database } from '@rrr/persistence';

/** Whether this server takes requests now: what a balancer asks by /readyz. */
export interface Lifecycle {
  readonly serving: () => boolean;
  readonly stop: () => void;
  /** rejects while the database cannot be reached or its tables are not there */
  readonly ready: () => Promise<void>;
}

const PATIENCE = 2_000;

const within = <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export const lifecycle = (db: Database): Lifecycle => {
  let serving = true;
  return {
    serving: () => serving,
    stop: () => {
      serving = false;
    },
    ready: async () => {
      await within(Promise.resolve(db.read('accounts').select('id').limit(1)), PATIENCE);
    },
  };
};
