import type { PushSubscription } from '../push/index.js';
import { anId } from './fixed-ports.js';

/** The public key of fake servers. */
export const SERVER_KEY = `B${'K'.repeat(86)}`;

/** A browser of the login acc-1 that shows every notice; each number is another browser. */
export const aPushSubscription = (n = 1, change: Partial<PushSubscription> = {}): PushSubscription => ({
  id: anId('push', n),
  accountId: anId('acc', 1),
  sessionId: anId('sess', n),
  deviceId: `browser-${n}`,
  endpoint: `https://fcm.googleapis.com/fcm/send/${n}`,
  p256dh: `B${String(n).padEnd(86, 'A')}`,
  auth: String(n).padEnd(22, 'A'),
  serverKey: SERVER_KEY,
  kinds: ['awards', 'redemptions', 'expiry', 'documents'],
  origin: { browser: 'Chrome', system: 'Android' },
  createdAt: '2026-06-10T18:00:00.000Z',
  expiresAt: '2026-12-07T18:00:00.000Z',
  ...change,
});
