import { type Caller, DomainError, LostRace } from '../shared/index.js';

/** A caller's name for one act: the same key and the same content get the first answer again (domain.md §5). */
export interface IdempotencyKey {
  readonly accountId: string;
  readonly key: string;
  /** digest of everything the caller asked for */
  readonly fingerprint: string;
  /** whoever waits for the answer */
  readonly caller?: Caller;
}

export interface IdempotencyStore {
  find(accountId: string, key: string): Promise<{ readonly fingerprint: string; readonly answer: string } | undefined>;
  /** @throws LostRace when another transaction stored the key meanwhile: run again, and `find` gives its answer */
  remember(key: IdempotencyKey, answer: string): Promise<void>;
}

declare module '../shared/unit-of-work.js' {
  interface Stores {
    idempotency: IdempotencyStore;
  }
}

export class KeyUsedForAnother extends DomainError {
  readonly code = 'IDEMPOTENCY_KEY_REUSED';
  constructor() {
    super('This Idempotency-Key belongs to another request');
  }
}

/**
 * Does the work once for a key: the answer is stored in the transaction of the work itself, so there is no moment in
 * which one exists without the other. `worthKeeping` tells answers that moved nothing (a refusal): those are not
 * stored, and the key stays free.
 */
export const withIdempotency = async <T>(
  store: IdempotencyStore,
  key: IdempotencyKey,
  work: () => Promise<T>,
  worthKeeping: (answer: T) => boolean = () => true,
): Promise<T> => {
  const earlier = await store.find(key.accountId, key.key);
  if (earlier) {
    if (earlier.fingerprint !== key.fingerprint) throw new KeyUsedForAnother();
    return JSON.parse(earlier.answer) as T;
  }
  const answer = await work().catch(async (refused: unknown) => {
    // the same request may have been answered while this one waited for a lock, and be refused for what that one did
    if (refused instanceof DomainError && (await store.find(key.accountId, key.key))) throw new LostRace();
    throw refused;
  });
  if (worthKeeping(answer)) await store.remember(key, JSON.stringify(answer));
  return answer;
};
