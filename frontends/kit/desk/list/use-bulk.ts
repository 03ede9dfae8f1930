import { useEffect, useRef, useState } from 'react';
import type { Pagination } from '@rrr/contract';
import { problemOf } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

interface Item {
  readonly _id: string;
}

/** As many rows as can be chosen at once. */
export const MOST_CHOSEN = 1000;
/** Rows asked for, or acted on, in one call: as many as every call takes. */
const BATCH = 100;

/** An act on the chosen rows. It runs row by row, or in batches where the API has a call for many. */
export type BulkAct<T> = {
  key: string;
  /** the button: "Verify" */
  label: string;
  /** what is told of those that were done: "Verified" */
  done: string;
  /** told once for each run: the rows that were done, for instance to offer the way back */
  tell?: (done: readonly T[]) => void;
} & (
  | {
      /** the key stays the same until the row's outcome is known */
      each: (item: T, idempotencyKey: string) => Promise<unknown>;
    }
  | {
      /** what became of each row that was not done, by its id; at most 100 rows */
      all: (items: readonly T[], idempotencyKey: string) => Promise<Readonly<Record<string, string>>>;
    }
);

/** An act on the chosen rows that asks first; the one who offers it runs it. */
export interface BulkAsk<T> {
  key: string;
  /** the button, which says what it is about: "Refund 12, $480.00" */
  label: (items: readonly T[]) => string;
  /** it may give the choice up, or run an act that is reported as others are */
  ask: (items: readonly T[], bulk: Pick<Bulk<T>, 'clear' | 'run'>) => void;
}

/** A page of what the list shows, with its filters: the list's own call. */
export type LoadPage<T> = (
  of: { page: number; limit: number },
  signal: AbortSignal,
) => Promise<{ items: readonly T[]; pagination: Pagination }>;

export interface BulkOf<T> {
  /** how a row is called where it is chosen */
  name: (item: T) => string;
  acts: readonly (BulkAct<T> | BulkAsk<T>)[];
  /** afterwards, whatever the outcome: what is shown is out of date */
  onDone?: () => void;
  /** with it, all rows that match can be chosen, not those of one page alone */
  load?: LoadPage<T>;
}

interface Report<T> {
  act: BulkAct<T>;
  done: number;
  failed: readonly { item: T; reason: string }[];
}

interface Progress {
  done: number;
  of: number;
}

/** Rows chosen on any page of one list, the act that runs on them, and what became of them. */
export interface Bulk<T> {
  chosen: ReadonlyMap<string, T>;
  choose(items: readonly T[], on: boolean): void;
  /** chooses all that match, page by page, up to `MOST_CHOSEN` of `total` */
  chooseAll(load: LoadPage<T>, total: number): Promise<void>;
  /** the pages that are on their way; what they brought so far stays chosen */
  loading: Progress | undefined;
  stop(): void;
  /** whether a page did not come, so that not all are chosen */
  missed: boolean;
  clear(): void;
  running: Progress | undefined;
  report: Report<T> | undefined;
  dismiss(): void;
  run(act: BulkAct<T>, items: readonly T[]): Promise<void>;
}

const batches = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));

interface Held<T> {
  scope: string;
  chosen: ReadonlyMap<string, T>;
  loading?: Progress;
  missed?: boolean;
}

/** `scope` names what is listed: rows that other filters no longer show are not acted on. */
export const useBulk = <T extends Item>(scope: string, onDone?: () => void): Bulk<T> => {
  const words = useWords();
  const [kept, setHeld] = useState<Held<T>>({ scope, chosen: new Map() });
  const held: Held<T> = kept.scope === scope ? kept : { scope, chosen: new Map() };
  const { chosen } = held;
  const [running, setRunning] = useState<Progress>();
  const [report, setReport] = useState<Report<T>>();
  const keys = useRef(new Map<string, string>());
  const pages = useRef<AbortController>(undefined);
  useEffect(() => () => pages.current?.abort(), [scope]);

  const chooseAll = async (load: LoadPage<T>, total: number): Promise<void> => {
    const controller = new AbortController();
    pages.current = controller;
    const of = Math.min(total, MOST_CHOSEN);
    const next = new Map(chosen);
    const tell = (more: Partial<Held<T>>) => setHeld({ scope, chosen: new Map(next), ...more });
    tell({ loading: { done: Math.min(next.size, of), of } });
    try {
      for (let page = 1; page <= Math.ceil(of / BATCH); page += 1) {
        const { items, pagination } = await load({ page, limit: BATCH }, controller.signal);
        if (controller.signal.aborted) return;
        for (const item of items) if (next.size < MOST_CHOSEN || next.has(item._id)) next.set(item._id, item);
        tell({ loading: { done: Math.min(next.size, of), of } });
        if (page >= pagination.totalPages) break;
      }
      tell({});
    } catch {
      if (!controller.signal.aborted) tell({ missed: true });
    }
  };

  const keyOf = (name: string): string => {
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    return key;
  };
  /** What to tell of a failure; its key is kept only while nobody knows whether the act was done. */
  const failure = (error: unknown, name: string): string => {
    const problem = problemOf(error);
    if (problem && problem.status !== 0 && problem.status < 500) keys.current.delete(name);
    return problem?.detail ?? words('bulk.failed');
  };

  const run = async (act: BulkAct<T>, items: readonly T[]): Promise<void> => {
    if (running) return;
    setReport(undefined);
    setRunning({ done: 0, of: items.length });
    const reasons = new Map<string, string>();
    let done = 0;
    const step = (count: number): void => {
      done += count;
      setRunning({ done, of: items.length });
    };
    if ('all' in act)
      for (const some of batches(items)) {
        const name = `${act.key} ${some.map(({ _id }) => _id).join()}`;
        try {
          const problems = await act.all(some, keyOf(name));
          keys.current.delete(name);
          for (const [id, problem] of Object.entries(problems)) reasons.set(id, problem);
        } catch (error) {
          const problem = failure(error, name);
          for (const { _id } of some) reasons.set(_id, problem);
        }
        step(some.length);
      }
    else
      for (const item of items) {
        const name = `${act.key} ${item._id}`;
        try {
          await act.each(item, keyOf(name));
          keys.current.delete(name);
        } catch (error) {
          reasons.set(item._id, failure(error, name));
        }
        step(1);
      }
    const failed = items.flatMap((item) => {
      const reason = reasons.get(item._id);
      return reason === undefined ? [] : [{ item, reason }];
    });
    setHeld({ scope, chosen: new Map(failed.map(({ item }) => [item._id, item])) });
    setRunning(undefined);
    setReport({ act, done: items.length - failed.length, failed });
    const told = items.filter(({ _id }) => !reasons.has(_id));
    if (told.length > 0) act.tell?.(told);
    onDone?.();
  };
  return {
    chosen,
    choose: (items, on) => {
      const next = new Map(chosen);
      for (const item of items)
        if (!on) next.delete(item._id);
        else if (next.size < MOST_CHOSEN) next.set(item._id, item);
      setHeld({ scope, chosen: next });
    },
    chooseAll,
    loading: held.loading,
    stop: () => {
      pages.current?.abort();
      setHeld({ scope, chosen });
    },
    missed: held.missed ?? false,
    clear: () => setHeld({ scope, chosen: new Map() }),
    running,
    report,
    dismiss: () => setReport(undefined),
    run,
  };
};
