/** How long the database has been silent. */
export interface Pulse {
  /** something was asked of it: a connection or a statement */
  asked(): void;
  /** a statement was answered, if only with a refusal */
  answered(): void;
  /** what was asked at this moment got no answer in time */
  missed(askedAt: number): void;
  /** Whether a connection that answered last at this moment has been heard since the last silence began. */
  trusts(answeredAt: number): boolean;
  /** the clock that these moments are of, milliseconds */
  now(): number;
  /** Milliseconds since the first question that came after the last answer; 0 when nothing waits. */
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
