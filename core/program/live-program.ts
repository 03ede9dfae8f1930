import type { Program, SeasonRules } from './program.js';

declare module '../shared/ports-of.js' {
  interface SharedPorts {
    readonly program: Program;
  }
}

/** The program of a running server: one object whose versions change without a restart (ADR 14). */
export interface LiveProgram {
  readonly program: Program;
  /** replaces the versions that administrators scheduled */
  take(versions: readonly SeasonRules[]): void;
}

/**
 * The operator's settings, with the versions that administrators scheduled as they were last read. Whoever holds the
 * program sees new versions; what is evaluated in a transaction reads them there.
 */
export const liveProgram = (operators: Program): LiveProgram => {
  let seasons = operators.seasons;
  return {
    program: Object.defineProperty({ ...operators }, 'seasons', { enumerable: true, get: () => seasons }),
    take: (versions) => {
      seasons = [...operators.seasons, ...versions];
    },
  };
};
