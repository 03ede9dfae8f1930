import { type Algorithm, hash, verify } from '@node-rs/argon2';
import type { Passwords } from '@rrr/core/identity';

// the enum of the package is a const one, which isolated modules cannot inline
const ARGON2ID = 2 satisfies Algorithm.Argon2id;
/** OWASP's parameters: 19 MiB, two passes, one lane. Memory in KiB. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;
/** hash of a random password, verified for missing accounts so that timing is the same */
const NOBODYS = `${CURRENT}3vXfL0pYcQnT8mJx5kRw1A$Hq0m0Q8mV7h1y8oV0o2p3q4r5s6t7u8v9w0x1y2z3A4`;

/** Hashes with argon2id on the thread pool. Hashes with older parameters are reported as outdated. */
export const argon2Passwords = (): Passwords => ({
  hash: (plain) => hash(plain, PARAMETERS),
  verify: async (stored, plain) => {
    // an invalid hash must neither match nor return sooner
    const right = await verify(stored ?? NOBODYS, plain).catch(async () => (await verify(NOBODYS, plain)) && false);
    return { right: right && stored !== null, outdated: stored !== null && !stored.startsWith(CURRENT) };
  },
});
