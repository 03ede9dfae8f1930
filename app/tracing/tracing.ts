import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { webhookSender } from '../webhooks/send-webhook.js';

type Sender = ReturnType<typeof webhookSender>;

/** Traces of what this process does, sent to a collector (ADR 50). */
export interface Tracing {
  /** what a line of the log says of the trace that it belongs to */
  readonly logged: () => object;
  /** notes a statement; returns what to call when it ended */
  readonly statement: (system: string) => (text: string) => (error?: unknown) => void;
  readonly requests: (app: RequestListener) => RequestListener;
  readonly useCases: <T extends object>(all: T) => T;
  readonly job: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  readonly sender: (sender: Sender) => Sender;
  /** tells the log, once, when the collector takes no spans */
  readonly begin: (log: Logger) => void;
  /** sends what is left */
  readonly end: () => Promise<void>;
}
