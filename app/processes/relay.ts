import { type About, JOBS_RUN_IN, type ToPrimary, type ToProcess } from './messages.js';

/** A process as the one that started it sees it; `send` loses what is sent to one that has ended. */
export interface Peer {
  readonly number: number;
  send(message: ToProcess): void;
}

interface Question {
  readonly asker: Peer;
  readonly id: number;
  readonly open: Set<number>;
  readonly values: Map<number, unknown>;
  readonly late: NodeJS.Timeout;
}

/** Milliseconds that answers may take; the figures of `/metrics` may take two seconds. */
const PATIENCE = 3000;

/** What the process that started the others passes between them. */
export interface Relay {
  pass(from: Peer, message: ToPrimary): void;
  /** a process has ended: nobody waits for its answers any more */
  left(number: number): void;
}

/**
 * Passes questions of one process on to all, or to the one that runs the jobs, and the answers back. A process that
 * does not answer is left out.
 * @param peers those that can answer by now
 */
export const relay = (peers: () => readonly Peer[]): Relay => {
  const questions = new Map<number, Question>();
  let last = 0;
  const end = (id: number, question: Question): void => {
    questions.delete(id);
    clearTimeout(question.late);
    const values = [...question.values].toSorted(([a], [b]) => a - b).map(([, value]) => value);
    question.asker.send({ type: 'answers', id: question.id, values });
  };
  const ask = (asker: Peer, id: number, about: About): void => {
    const asked = peers().filter((peer) => about === 'metrics' || peer.number === JOBS_RUN_IN);
    const number = (last += 1);
    const question: Question = {
      asker,
      id,
      open: new Set(asked.map((peer) => peer.number)),
      values: new Map(),
      late: setTimeout(() => end(number, question), PATIENCE),
    };
    questions.set(number, question);
    for (const peer of asked) peer.send({ type: 'question', id: number, about });
    if (asked.length === 0) end(number, question);
  };
  const close = (id: number, question: Question, number: number): void => {
    if (question.open.delete(number) && question.open.size === 0) end(id, question);
  };
  return {
    pass: (from, message) => {
      if (message.type === 'ask') ask(from, message.id, message.about);
      if (message.type !== 'answer') return;
      const question = questions.get(message.id);
      if (!question?.open.has(from.number)) return;
      question.values.set(from.number, message.value);
      close(message.id, question, from.number);
    },
    left: (number) => {
      for (const [id, question] of questions) close(id, question, number);
    },
  };
};
