import { DEVICE_DAYS, type SessionOrigin } from '../identity/index.js';
import type { Message } from '../outbox/index.js';
import { type Instant, plusSeconds, refusal } from '../shared/index.js';

/** What a rider may be told of on a device; each is on or off. */
export const PUSH_KINDS = ['awards', 'redemptions', 'expiry', 'documents'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Where a browser receives notices: an address at its push service, and the keys that only it can decrypt with. */
export interface PushAddress {
  /** whoever knows it can bother the device, so it is never logged */
  readonly endpoint: string;
  /** public key of the browser (P-256), base64url */
  readonly p256dh: string;
  /** secret that the browser shares with us, base64url */
  readonly auth: string;
}

/** A browser on which an account wants notices. */
export interface PushSubscription extends PushAddress {
  readonly id: string;
  readonly accountId: string;
  /** ends with this session, and goes over to the next one of the same browser */
  readonly sessionId: string;
  /** the browser's id, as for logins */
  readonly deviceId: string;
  /** our public key for which the browser subscribed; it accepts no other */
  readonly serverKey: string;
  /** at least one, in the order of PUSH_KINDS */
  readonly kinds: readonly PushKind[];
  readonly origin: Pick<SessionOrigin, 'browser' | 'system'>;
  readonly createdAt: Instant;
  /** extended by each login on the browser */
  readonly expiresAt: Instant;
}

/** Browsers of one account, at most. */
export const MOST_PUSH_DEVICES = 10;

/** Until then a browser gets notices without another login. */
export const pushEnd = (now: Instant): Instant => plusSeconds(now, DEVICE_DAYS * 86_400);

export class PushAddressRefused extends refusal(
  'PUSH_ADDRESS_REFUSED',
  'The address is not one that notices may be sent to',
) {}
export class TooManyPushDevices extends refusal(
  'TOO_MANY_PUSH_DEVICES',
  'The account has as many devices as are allowed',
) {}
export class PushOff extends refusal('PUSH_OFF', 'This portal sends no notices to devices') {}

export type PushRefusal = PushAddressRefused | TooManyPushDevices | PushOff;

const KINDS: Partial<Record<Message['kind'], PushKind>> = {
  'award-earned': 'awards',
  'bonus-issued': 'awards',
  redemption: 'redemptions',
  'credit-expiring': 'expiry',
  'payment-info-due': 'documents',
  'cash-reminder': 'documents',
  'documents-unverified': 'documents',
  'document-decided': 'documents',
};

/** Which notice goes with a mail to a rider; null: none. */
export const pushKindOf = ({
  kind,
  recipient,
  facts,
}: Pick<Message, 'kind' | 'recipient' | 'facts'>): PushKind | null =>
  // a verified document is not missing
  recipient.type !== 'rider' || (kind === 'document-decided' && facts['decision'] === 'verified')
    ? null
    : (KINDS[kind] ?? null);

/** Seconds from one attempt to the next; after the last one the notice is given up. */
const GAPS = [60, 300, 1_800, 7_200] as const;
/** A notice that could not be sent for so long is not news any more. */
export const PUSH_SECONDS = 86_400;

/** When the next attempt is made; `tries`: attempts so far. null: no more. */
export const nextPush = (now: Instant, tries: number): Instant | null => {
  const gap = GAPS[tries - 1];
  return gap === undefined ? null : plusSeconds(now, gap);
};
