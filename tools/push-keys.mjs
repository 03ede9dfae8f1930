// `npm run push:keys`: makes the key pair of notices to riders' devices (docs/deploy.md). Nothing is stored.
import { createECDH } from 'node:crypto';

const curve = createECDH('prime256v1');
curve.generateKeys();
// leading zeros belong to the key
const secret = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
process.stdout.write(
  `PUSH_VAPID_PUBLIC_KEY=${curve.getPublicKey('base64url')}\nPUSH_VAPID_PRIVATE_KEY=${secret.toString('base64url')}\n`,
);
