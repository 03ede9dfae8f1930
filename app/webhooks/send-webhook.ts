import type { Attempt, DeliveryFault, WebhookMessage, WebhookSender } from '@rrr/core/webhooks';
import { Resolver } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isThisMachine } from '../setting-faults.js';
import { isLoopback, isPublicAddress } from './public-address.js';

interface Settings {
  /** also http, and this machine; for development */
  readonly local?: boolean;
  /** milliseconds until the connection is made (5,000), and until all is done (10,000) */
  readonly connectTime?: number;
  readonly totalTime?: number;
  /** the addresses of a name; replaced by tests */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  /** PEM of the authorities that are trusted instead of the well-known ones; set by tests */
  readonly ca?: string;
}

/** Also posts bytes, which notices to browsers are. */
interface PublicSender extends WebhookSender {
  post(message: Omit<WebhookMessage, 'body'> & { readonly body: string | Uint8Array }): Promise<Attempt>;
}

/** bytes of an answer that are read */
const READ = 1_024;

class Faulty extends Error {
  constructor(readonly fault: DeliveryFault) {
    super(fault);
    this.name = 'Faulty';
  }
}

const NOT_FOUND = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks the name servers itself: the system's look-up would hold one of four threads, which passwords and files need, for
 * as long as somebody's name server is silent.
 */
const addressesOf = async (name: string): Promise<readonly string[]> => {
  if (isThisMachine(name)) return ['127.0.0.1', '::1'];
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const none = (error: NodeJS.ErrnoException): readonly string[] => {
    if (NOT_FOUND.has(error.code ?? '')) return [];
    throw new Faulty('no-address');
  };
  return (await Promise.all([resolver.resolve4(name).catch(none), resolver.resolve6(name).catch(none)])).flat();
};

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
/** without the brackets of IPv6; numbers in any notation are written as usual by then */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

const HIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** The beginning of the body as text without hidden characters, for people; an interrupted body is what came of it. */
const beginningOf = (response: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    const read: Buffer[] = [];
    let size = 0;
    const end = (): void => resolve(Buffer.concat(read).subarray(0, READ).toString('utf8').replace(HIDDEN, '\ufffd'));
    response.on('data', (chunk: Buffer) => {
      read.push(chunk);
      size += chunk.length;
      if (size >= READ) end();
    });
    // `close` also comes when the total time is over
    for (const event of ['end', 'error', 'close']) response.once(event, end);
  });

const faultOf = (error: unknown): DeliveryFault => {
  if (error instanceof Faulty) return error.fault;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'].includes(code)) return 'refused';
  if (code === 'ETIMEDOUT') return 'timeout';
  return /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_|UNABLE_|SELF_SIGNED|EPROTO|HOSTNAME_)/.test(code) ? 'tls' : 'broken';
};

/**
 * Sends webhooks by HTTP. Only to public addresses: each address of the name is checked, and the connection goes to one
 * that was checked, so a name that changes in between leads nowhere else. Redirects are not followed, connections are not
 * kept, and of an answer only the beginning is read.
 */
export const webhookSender = ({
  local = false,
  connectTime = 5_000,
  totalTime = 10_000,
  resolve = addressesOf,
  ca,
}: Settings = {}): PublicSender => {
  const allows = (address: string): boolean => isPublicAddress(address) || (local && isLoopback(address));
  const isAccepted = (url: URL | null): url is URL => {
    if (url === null || url.username !== '' || url.password !== '') return false;
    const host = hostOf(url);
    const isHere = isThisMachine(host);
    if (url.protocol !== 'https:' && !(local && isHere && url.protocol === 'http:')) return false;
    return isIP(host) === 0 ? host !== '' && (local || !isHere) : allows(host);
  };
  const checked: LookupFunction = (name, options, done) => {
    const found = (all: readonly string[]): void => {
      const [first] = all;
      if (first === undefined) return done(new Faulty('no-address'), '');
      if (!all.every(allows)) return done(new Faulty('not-public'), '');
      const family = (address: string): number => isIP(address);
      if (options.all)
        return done(
          null,
          all.map((address) => ({ address, family: family(address) })),
        );
      done(null, first, family(first));
    };
    resolve(name).then(found, () => done(new Faulty('no-address'), ''));
  };

  const exchange = (url: URL, headers: Readonly<Record<string, string>>, body: string | Uint8Array) =>
    new Promise<Pick<Attempt, 'status' | 'answer'>>((done, fail) => {
      const options: RequestOptions = {
        method: 'POST',
        agent: false,
        lookup: checked,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      };
      const request = url.protocol === 'https:' ? requestHttps(url, { ...options, ca }) : requestHttp(url, options);
      const stop = (): void => void request.destroy(new Faulty('timeout'));
      const timers = [setTimeout(stop, connectTime), setTimeout(stop, totalTime)] as const;
      const end = (): void => {
        for (const timer of timers) clearTimeout(timer);
        request.destroy();
      };
      request.once('socket', (socket) =>
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(timers[0])),
      );
      let isAnswered = false;
      request.once('response', (response) => {
        isAnswered = true;
        const status = response.statusCode ?? 0;
        void beginningOf(response).then((answer) => {
          end();
          done({ status, answer });
        });
      });
      request.on('error', (error) => {
        // once there is a status, it counts, and what came of the body
        if (isAnswered) return;
        end();
        fail(error);
      });
      request.once('upgrade', (_, socket) => {
        socket.destroy();
        end();
        fail(new Faulty('broken'));
      });
      request.end(body);
    });

  return {
    accepts: (text) => isAccepted(urlOf(text)),
    post: async ({ url: text, headers, body }) => {
      const began = performance.now();
      const took = (): number => Math.round(performance.now() - began);
      const url = urlOf(text);
      // the setting may have been another when it was added
      if (!isAccepted(url)) return { fault: 'bad-address', status: null, answer: null, milliseconds: 0 };
      try {
        const { status, answer } = await exchange(url, headers, body);
        const isFine = status !== null && status >= 200 && status < 300;
        return { fault: isFine ? null : 'status', status, answer, milliseconds: took() };
      } catch (error) {
        return { fault: faultOf(error), status: null, answer: null, milliseconds: took() };
      }
    },
  };
};
