import { type Actor, notByProxy } from '../access/index.js';
import { by } from '../audit/index.js';
import type { CodeSeals } from '../identity/index.js';
import {
  type Clock,
  type Ids,
  type Instant,
  NotFound,
  plusSeconds,
  refusal,
  type UnitOfWork,
} from '../shared/index.js';

/** How long a rider's code can be used. */
export const RIDER_CODE_SECONDS = 60;

/** Without characters that are read as one another, and in capitals, so that it makes a small QR code. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** What a code's digest is bound to: a code of another kind never matches. */
const CONTEXT = 'rider-code';

/** The same refusal for wrong, used and expired codes. */
export class RiderCodeNotValid extends refusal('RIDER_CODE_NOT_VALID', 'The code is wrong, used or expired') {}

/** A code that a rider shows at a counter. Only a keyed digest of it is stored, at most one for each rider. */
export interface RiderCode {
  readonly riderId: string;
  readonly seal: string;
  readonly expiresAt: Instant;
}

export interface RiderCodeStore {
  /** stores it in the place of the rider's earlier one */
  put(code: RiderCode): Promise<void>;
  /** removes the code with this digest and returns it, so that of concurrent requests one gets it */
  take(seal: string): Promise<RiderCode | undefined>;
}

interface Ports {
  readonly uow: UnitOfWork<'riderCodes' | 'audit'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly seals: CodeSeals;
}

/** Eight characters from a uniform number. */
const codeText = (random: number): string => {
  let [rest, text] = [random, ''];
  for (let at = 0; at < LENGTH; at += 1) {
    text = (ALPHABET[rest % ALPHABET.length] ?? '') + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
};

/** Accepts copied codes with spaces or dashes, in any case. */
const typed = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * Gives a rider a code to be found by at a counter; an earlier one ends. It moves no money: the PIN is still asked for.
 * Not available in proxy mode, because only the rider stands at the counter.
 * @throws ProxyForbidden NotFound
 */
export const createRiderCode =
  ({ uow, clock, ids, seals }: Ports) =>
  async ({ actor }: { readonly actor: Actor }): Promise<{ readonly code: string; readonly expiresAt: Instant }> => {
    notByProxy(actor);
    if (actor.type !== 'rider') throw new NotFound('rider');
    const code = codeText(ids.random(ALPHABET.length ** LENGTH));
    const expiresAt = plusSeconds(clock.now(), RIDER_CODE_SECONDS);
    await uow.run((tx) => tx.riderCodes.put({ riderId: actor.subjectId, seal: seals.seal(CONTEXT, code), expiresAt }));
    return { code, expiresAt };
  };

/**
 * Finds the rider who shows a code, and uses it up.
 * @returns the rider's id
 * @throws RiderCodeNotValid
 */
export const findRiderByCode =
  ({ uow, clock, ids, seals }: Ports) =>
  ({ actor, code }: { readonly actor: Actor; readonly code: string }): Promise<string> =>
    uow.run(async (tx) => {
      const at = clock.now();
      const found = await tx.riderCodes.take(seals.seal(CONTEXT, typed(code)));
      if (!found || found.expiresAt <= at) throw new RiderCodeNotValid();
      await tx.audit.append({
        id: ids.next(),
        at,
        ...by(actor),
        action: 'find-rider-by-code',
        objectType: 'rider',
        objectId: found.riderId,
        detail: {},
      });
      return found.riderId;
    });

declare module '../shared/unit-of-work.js' {
  interface Stores {
    riderCodes: RiderCodeStore;
  }
}
