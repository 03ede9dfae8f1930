/** Tracks how long the database has not answered. */
export interface Pulse {
  /** a connection or statement was requested */
  asked(): void;
  /** a statement was answered, even with an error */
  answered(): void;
  /** a request made at this moment timed out */
  missed(askedAt: number): void;
  /** Whether a connection last answered after the last silence began. */
  trusts(answeredAt: number): boolean;
  /** monotonic milliseconds used for these moments */
  now(): number;
  /** Milliseconds since the first request after the last answer; 0 when none is pending. */
  silentFor(): number;
}

export const newPulse = (now: () => number = () => performance.now()): Pulse => {
  let since: number | null = null;
  let lastSilence = -Infinity;
  return {
    asked: () => void (since ??= now()),
    answered: () => void (since = null),
    missed: (askedAt) => void (lastSilence = Math.max(lastSilence, askedAt)),
    trusts: (answeredAt) => answeredAt >= lastSilence,
    now,
    silentFor: () => (since === null ? 0 : now() - since),
  };
};
