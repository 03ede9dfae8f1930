import type { Database, Value } from '@rrr/persistence';

/** One statement as it was sent. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

interface Sent {
  readonly sql: string;
  readonly bindings?: readonly Value[];
}

/** Runs the work and gives every statement it sent, in order. Nothing else may use the database meanwhile. */
export const statementsOf = async (db: Database, work: () => Promise<unknown>): Promise<readonly Statement[]> => {
  const sent: Statement[] = [];
  const note = ({ sql, bindings = [] }: Sent): void => void sent.push({ sql, values: [...bindings] });
  db.write.on('query', note);
  try {
    await work();
  } finally {
    db.write.off('query', note);
  }
  return sent;
};
