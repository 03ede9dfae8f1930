import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { names } from '../setting-kinds.js';

const MAKE = 'create both with npm run push:keys';

/** Where browsers receive: Chrome and its like, Firefox, Safari, Edge. `*.` stands for one name or more. */
const PUSH_HOSTS: string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

export const pushSettings = {
  PUSH_VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, `is not a public VAPID key (${MAKE})`)
    .optional(),
  PUSH_VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, `is not a private VAPID key (${MAKE})`)
    .optional(),
  PUSH_HOSTS: names.default(PUSH_HOSTS),
};

type Keys = { readonly [Name in 'PUSH_VAPID_PUBLIC_KEY' | 'PUSH_VAPID_PRIVATE_KEY']?: string | undefined };

const publicOf = (privateKey: string): string | null => {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
};

/** Keys that do not fit together would be refused by every push service, one notice after the other. */
export const pushFaults = ({
  PUSH_VAPID_PUBLIC_KEY: open,
  PUSH_VAPID_PRIVATE_KEY: secret,
}: Keys): readonly string[] => {
  if (open === undefined && secret === undefined) return [];
  if (open === undefined) return ['PUSH_VAPID_PUBLIC_KEY: must be set together with PUSH_VAPID_PRIVATE_KEY'];
  if (secret === undefined) return ['PUSH_VAPID_PRIVATE_KEY: must be set together with PUSH_VAPID_PUBLIC_KEY'];
  return publicOf(secret) === open
    ? []
    : [`PUSH_VAPID_PUBLIC_KEY: does not belong to PUSH_VAPID_PRIVATE_KEY (${MAKE})`];
};
