import type { PushAddress, PushMessage } from '@rrr/core/push';
import library from 'web-push';

/** A VAPID key pair (RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const newPushKeys = (): PushKeys => library.generateVAPIDKeys();

interface Settings {
  readonly keys: PushKeys;
  /** `mailto:` or https; push services write there when something is wrong */
  readonly contact: string;
}

/** A request to a push service. */
interface PushRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * Encrypts a notice for one browser (RFC 8291) and signs its request (RFC 8292). @throws if the browser's keys are none
 */
export const webPush =
  ({ keys, contact }: Settings) =>
  ({ endpoint, p256dh, auth }: PushAddress, { payload, topic, seconds }: PushMessage): PushRequest => {
    const { headers, body } = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: contact, ...keys },
      contentEncoding: 'aes128gcm',
      TTL: seconds,
      topic,
      urgency: 'normal',
    });
    return {
      url: endpoint,
      // the sender counts the length itself
      headers: Object.fromEntries(
        Object.entries(headers).flatMap(([name, value]) =>
          /^content-length$/i.test(name) ? [] : [[name.toLowerCase(), String(value)]],
        ),
      ),
      body,
    };
  };
