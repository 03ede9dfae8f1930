/** What processes ask each other: their metrics as text, or what their jobs did last. */
export type About = 'metrics' | 'jobs';

export type ToPrimary =
  | { readonly type: 'listening' }
  | { readonly type: 'ask'; readonly id: number; readonly about: About }
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown };

export type ToProcess =
  | { readonly type: 'question'; readonly id: number; readonly about: About }
  /** by number of the process; one that did not answer in time is left out */
  | { readonly type: 'answers'; readonly id: number; readonly values: readonly unknown[] };

/** The process that runs the jobs. */
export const JOBS_RUN_IN = 1;
