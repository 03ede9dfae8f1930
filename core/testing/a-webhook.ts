import type { Webhook } from '../webhooks/index.js';
import { anId } from './fixed-ports.js';

const AT = '2021-06-10T18:00:00.000Z';

let count = 0;

export const aWebhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: anId('web', (count += 1)),
  promoterId: null,
  url: 'https://hooks.example.com/rewards?key=A%_é',
  name: 'Stock system',
  types: ['redemption.made', 'award.issued'],
  off: null,
  sealed: 'k.sealed',
  earlierSealed: null,
  earlierUntil: null,
  failingSince: null,
  createdAt: AT,
  createdBy: anId('acc0', 1),
  version: 1,
  ...change,
});
