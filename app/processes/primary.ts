import cluster, { type Worker } from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { type ToPrimary } from './messages.js';
import { type Peer, relay } from './relay.js';

interface Said {
  /** to standard output */
  readonly say: (text: string) => void;
  readonly warn: (text: string) => void;
}

/** A process that ran for so long is started again at once. */
const STEADY_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 30;

/** Seconds until a process is started again that ended `short` times in a row soon after its start. */
export const waitSeconds = (short: number): number =>
  short === 0 ? 0 : Math.min(2 ** (short - 1), LONGEST_WAIT_SECONDS);

const peerOf = (number: number, worker: Worker): Peer => ({
  number,
  // the callback takes the error of a process that has ended
  send: (message) => void worker.send(message, undefined, () => undefined),
});

/**
 * Runs the server in `count` processes that share the port, and starts one again that ends by itself. The first one
 * migrates the database and runs the jobs; if it cannot start, nothing does. SIGTERM and SIGINT stop all, the second
 * one at once. Ends this process.
 */
export const runProcesses = (count: number, { say, warn }: Said): void => {
  // each process accepts for itself: a connection that this one had handed to a dying process would hang
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('../main.js', import.meta.url)),
    args: [],
    execArgv: [...new Set([...process.execArgv, '--enable-source-maps'])],
  });
  const running = new Map<number, Worker>();
  const short = new Map<number, number>();
  /** those that answer by now: one that still starts would be waited for */
  const listening = new Map<number, Peer>();
  const { pass, left } = relay(() => [...listening.values()]);
  let [started, stopping, failed] = [false, false, false];

  const ended = (number: number, how: number | NodeJS.Signals, soon: boolean): void => {
    running.delete(number);
    listening.delete(number);
    left(number);
    // one that still starts has no other end
    failed ||= how !== 0 && how !== 'SIGTERM';
    // the first one has said why it cannot start
    if (!started) process.exit(typeof how === 'number' && !stopping ? how || 1 : 1);
    if (stopping) return running.size === 0 ? process.exit(failed ? 1 : 0) : undefined;
    const times = soon ? (short.get(number) ?? 0) + 1 : 0;
    short.set(number, times);
    const wait = waitSeconds(times);
    warn(
      `Process ${number} ended (${typeof how === 'number' ? `code ${how}` : how}). It is started again in ${wait} s.`,
    );
    setTimeout(() => stopping || begin(number), wait * 1000);
  };
  const begin = (number: number): void => {
    const worker = cluster.fork({ PROCESS_NUMBER: String(number) });
    const began = performance.now();
    running.set(number, worker);
    const peer = peerOf(number, worker);
    worker.on('message', (message: ToPrimary) => {
      if (message.type === 'listening') listening.set(number, peer);
      if (message.type === 'listening' && !started) {
        started = true;
        for (let other = 2; other <= count; other += 1) begin(other);
      }
      pass(peer, message);
    });
    worker.once('exit', (code: number | null, signal: NodeJS.Signals | null) =>
      ended(number, signal ?? code ?? 1, performance.now() - began < STEADY_SECONDS * 1000),
    );
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      const how = stopping ? 'SIGKILL' : 'SIGTERM';
      if (!stopping) say('Stopping. Running requests will finish first.');
      if (!stopping) failed = false;
      stopping = true;
      for (const worker of running.values()) worker.process.kill(how);
      if (running.size === 0) process.exit(0);
    });
  begin(1);
};
