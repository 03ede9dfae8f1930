import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { GAUGES, type GaugeName, type Reading, type Source } from './gauges.js';

/** Milliseconds that metrics wait for a source. */
const PATIENCE = 2000;

export interface Gauges {
  add(source: string, read: Source): void;
  /** reads all sources at once and sets their gauges */
  refresh(): Promise<void>;
}

/** Gauges that are read when they are asked for. Of a source without an answer they are left out. */
export const readGauges = (registry: Registry): Gauges => {
  const gauges = new Map<string, Gauge>(
    Object.entries(GAUGES).map(([name, { help, labels }]) => {
      const gauge = new Gauge({ name, help, labelNames: labels, registers: [registry] });
      // without this, a gauge without labels is 0 before anybody read it
      if (labels.length === 0) gauge.remove();
      return [name, gauge];
    }),
  );
  const answered = new Gauge({
    name: 'metrics_source_up',
    help: '1, or 0 if the figures of a source are left out because it did not answer',
    labelNames: ['source'],
    registers: [registry],
  });
  const sources = new Map<string, Source>();
  const asking = new Map<string, Promise<readonly Reading[] | undefined>>();
  const shown = new Map<GaugeName, Set<string>>();

  /** One question at a time for each source, also if it takes longer than anybody waits. */
  const ask = (source: string, read: Source): Promise<readonly Reading[] | undefined> => {
    const running = asking.get(source);
    if (running) return running;
    const asked = (async () => read())()
      .catch(() => undefined)
      .finally(() => asking.delete(source));
    asking.set(source, asked);
    return asked;
  };
  const clear = (): void => {
    for (const [name, labels] of shown)
      for (const text of labels) gauges.get(name)?.remove(JSON.parse(text) as Record<string, string>);
    shown.clear();
  };
  const set = ({ name, labels = {}, value }: Reading): void => {
    gauges.get(name)?.set(labels, value);
    const known = shown.get(name) ?? new Set();
    shown.set(name, known.add(JSON.stringify(labels)));
  };
  return {
    add: (source, read) => void sources.set(source, read),
    refresh: async () => {
      const found = await Promise.all(
        [...sources].map(async ([source, read]) => {
          const ended = new AbortController();
          const late = pause(PATIENCE, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
          const readings = await Promise.race([ask(source, read), late]);
          ended.abort();
          return { source, readings };
        }),
      );
      clear();
      for (const { source, readings } of found) {
        answered.set({ source }, readings === undefined ? 0 : 1);
        for (const reading of readings ?? []) set(reading);
      }
    },
  };
};
