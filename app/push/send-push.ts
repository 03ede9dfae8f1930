import type { PushAnswer, PushSender } from '@rrr/core/push';
import { type PushKeys, webPush } from '@rrr/push';
import type { webhookSender } from '../webhooks/send-webhook.js';

interface Settings {
  /** null: no notices are sent */
  readonly keys: PushKeys | null;
  readonly contact: string;
  readonly hosts: readonly string[];
  /** posts to public addresses only, without following redirects, within seconds */
  readonly http: ReturnType<typeof webhookSender>;
}

const isOf = (host: string, allowed: string): boolean =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;

/** What the status of a push service means (RFC 8030 §5). A wrong clock or key of ours is no fault of the browser. */
const answerOf = (status: number | null): PushAnswer => {
  if (status === null || status === 429 || status >= 500) return 'again';
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'refused';
};

/** Sends notices to the push services that are allowed. An address is typed by a browser, so it could be anything. */
export const pushSender = ({ keys, contact, hosts, http }: Settings): PushSender => {
  const accepts = (endpoint: string): boolean => {
    if (!http.accepts(endpoint)) return false;
    const { hostname } = new URL(endpoint);
    return hosts.some((host) => isOf(hostname, host));
  };
  const requestOf = keys && webPush({ keys, contact });
  return {
    serverKey: keys?.publicKey ?? null,
    accepts,
    send: async (to, message) => {
      // the setting may have been another when it was saved
      if (requestOf === null || !accepts(to.endpoint)) return 'refused';
      try {
        const { status } = await http.post(requestOf(to, message));
        return answerOf(status);
      } catch {
        // the browser's keys are none
        return 'gone';
      }
    },
  };
};
