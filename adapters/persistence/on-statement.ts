import type { MysqlConnection } from './mysql-client.js';

/** Told of a statement's text, which has no values; what it returns is called when the statement ended. */
export type OnStatement = (text: string) => (error?: unknown) => void;

export const noted = async <T>(onStatement: OnStatement, text: string, work: () => Promise<T>): Promise<T> => {
  const ended = onStatement(text);
  try {
    const answer = await work();
    ended();
    return answer;
  } catch (error) {
    ended(error);
    throw error;
  }
};

type Done = (error: unknown, ...answer: unknown[]) => void;

/** A driver connection that tells of each statement. knex uses the same two functions. */
export const notedConnection = <C extends MysqlConnection>(connection: C, onStatement: OnStatement): C => {
  const told = (how: 'query' | 'execute') => {
    const send = connection[how].bind(connection) as (...asked: unknown[]) => unknown;
    return (...asked: unknown[]): unknown => {
      const [sent, done] = [asked[0], asked.at(-1) as Done];
      const ended = onStatement(typeof sent === 'string' ? sent : (sent as { readonly sql: string }).sql);
      return send(...asked.slice(0, -1), ((error, ...answer) => {
        ended(error ?? undefined);
        done(error, ...answer);
      }) satisfies Done);
    };
  };
  return Object.assign(connection, { query: told('query'), execute: told('execute') });
};
