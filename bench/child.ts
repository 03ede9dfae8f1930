import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process of its own that answers questions one after the other. */
export interface Child {
  readonly pid: number;
  ask<Answer>(question: unknown): Promise<Answer>;
  end(): void;
}

type Reply = { readonly answer: unknown } | { readonly failed: string };

/** Starts `bench/<name>.js`. Its standard output goes nowhere, as a log would go to a file that is never full. */
export const startChild = (
  name: string,
  env: Readonly<Record<string, string>>,
  nodeArgs: readonly string[] = [],
): Child => {
  const child = fork(fileURLToPath(new URL(`${name}.js`, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: [...nodeArgs],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const ask = <Answer>(question: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error(`${name} ended without an answer`));
      child.once('exit', gone);
      child.once('message', (reply: Reply) => {
        child.off('exit', gone);
        if ('failed' in reply) reject(new Error(`${name}: ${reply.failed}`));
        else resolve(reply.answer as Answer);
      });
      child.send(question as object);
    });
  return { pid: child.pid ?? 0, ask, end: () => void child.disconnect() };
};

/** The child's side: `work` answers each question. The process ends with its parent. */
export const answerWith = <Question, Answer>(work: (question: Question) => Promise<Answer>): void => {
  const reply = (item: Reply): void => void process.send?.(item);
  process.on('message', (question) => {
    void work(question as Question).then(
      (answer) => reply({ answer }),
      (error: unknown) => reply({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
};
