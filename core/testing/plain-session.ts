/** What a session of a test has besides its account and times. */
export const PLAIN_SESSION = {
  lastSeenAt: null,
  origin: { browser: null, system: null, network: null },
  factorAt: null,
  replaced: false,
  proxy: null,
} as const;
