/** How often a law is tried: the number for each change, times `LAW_FACTOR` for a longer run. */
export const lawRuns = (often: number): number => often * Number(process.env['LAW_FACTOR'] ?? 1);
