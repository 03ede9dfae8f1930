import { expect } from '@jest/globals';

/** Seconds a scene runs: `CHAOS_SECONDS` by hand (`npm run chaos`), the short form in the gate. */
export const chaosSeconds = (short: number): number => Number(process.env.CHAOS_SECONDS ?? short);

/** Milliseconds that a scene of so many seconds may take with its start and its checks, on a busy machine too. */
export const chaosTimeout = (seconds: number): number => seconds * 1000 + 300_000;

/** Prints a figure that a scene measured, outside of jest's own report. */
export const sayFigure = (scene: string, figure: string): void =>
  void process.stdout.write(`chaos ${scene}: ${figure}\n`);

/**
 * A scene in which little happened shows nothing: fails unless each count reached its least. `counts`: what was counted,
 * how much of it there was, and the least.
 */
export const expectWork = (counts: Readonly<Record<string, readonly [count: number, least: number]>>): void =>
  expect(Object.entries(counts).filter(([, [count, least]]) => !(count >= least))).toEqual([]);
