import { type Caller, DomainError, LostRace } from '../shared/index.js';

/** Identifies one request: repeating it with the same key and content returns the first answer (domain.md §5). */
export interface IdempotencyKey {
  readonly accountId: string;
  readonly key: string;
  /** digest of the request's content */
  readonly fingerprint: string;
  /** the client that waits for the answer */
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
 * Runs the work once per key. The answer is stored in the same transaction as the work, so neither exists without the
 * other. `worthKeeping` returns false for refusals that changed nothing: they are not stored, and the key stays unused.
 */
export const withIdempotency = <T>(
  store: IdempotencyStore,
  key: IdempotencyKey,
  work: () => Promise<T>,
  worthKeeping: (answer: T) => boolean = () => true,
): Promise<T> => withIdempotencyAfter(store, key, () => Promise.resolve(), work, worthKeeping);

/**
 * The same for work that begins with a read which may be asked together with the key: `first` is asked whether or not
 * the key is known, so it may lock, but not write.
 */
export const withIdempotencyAfter = async <T, Read>(
  store: IdempotencyStore,
  key: IdempotencyKey,
  first: () => Promise<Read>,
  work: (read: Read) => Promise<T>,
  worthKeeping: (answer: T) => boolean = () => true,
): Promise<T> => {
  const [earlier, read] = await Promise.all([store.find(key.accountId, key.key), first()]);
  if (earlier) {
    if (earlier.fingerprint !== key.fingerprint) throw new KeyUsedForAnother();
    return JSON.parse(earlier.answer) as T;
  }
  const answer = await work(read).catch(async (refused: unknown) => {
    // a concurrent request with this key may have finished while this one waited for a lock, and its effect may cause
    // the refusal
    if (refused instanceof DomainError && (await store.find(key.accountId, key.key))) throw new LostRace();
    throw refused;
  });
  if (worthKeeping(answer)) await store.remember(key, JSON.stringify(answer));
  return answer;
};
