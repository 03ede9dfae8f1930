import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Failures to simulate. `accept-late`: no answer; processed when `arrive` is called. */
export type Trouble =
  | 'accept-late'
  | 'hang-late'
  | 'find-nothing'
  | 'hang'
  | 'lose-the-question'
  | 'lose-the-answer'
  | 'answer-twice'
  | 'answer-garbage'
  | 'redirect'
  | 422
  | 429
  | 500
  | 503;

interface Stored {
  readonly id: string;
  readonly external_id: string | null;
  status: string;
  readonly reward: {
    readonly id: string;
    readonly value: { denomination: number; currency_code: string };
    readonly recipient: unknown;
    readonly products: readonly string[];
  };
}

const KEY = 'right-key';

/**
 * A small server of the provider's API: one order per external id, numbered from `first`, with failures in the
 * configured order.
 */
export const paymentServer = async (first = 1) => {
  const orders: Stored[] = [];
  const asked: string[] = [];
  const troubles: Trouble[] = [];
  const taken = new Set<string>();
  const made = new Map<string, number>();
  const held: ServerResponse[] = [];
  const late: (() => void)[] = [];
  /** decides about failures when none is configured */
  let luck: (method: string, url: URL) => Trouble | undefined = () => undefined;

  const shown = ({ reward, ...order }: Stored) => ({ order: { ...order, rewards: [reward] } });
  const respond = (method: string, url: URL, content: unknown): readonly [number, unknown] => {
    const [what = '', id = '', act = ''] = url.pathname.split('/').slice(2);
    const order = orders.find((stored) => stored.id === id || stored.reward.id === id);
    if (method === 'POST' && what === 'orders')
      return make(content as { external_id: string; reward: Stored['reward'] });
    if (method === 'GET' && what === 'orders' && id === '')
      return [
        200,
        {
          orders: orders
            .filter((stored) => stored.external_id === url.searchParams.get('external_id'))
            .map((stored) => shown(stored).order),
        },
      ];
    if (!order) return [404, { errors: { message: 'not found' } }];
    if (method === 'GET' && what === 'orders') return [200, shown(order)];
    if (method === 'POST' && act === 'generate_link')
      return order.status === 'EXECUTED' ? [200, { reward: { id, link: `https://pay.example.com/${id}` } }] : [422, {}];
    if (method === 'POST' && act === 'cancel' && order.status === 'EXECUTED' && !taken.has(id)) {
      order.status = 'CANCELED';
      return [200, {}];
    }
    return [422, { errors: { message: 'not possible' } }];
  };
  const make = (content: { external_id: string; reward: Stored['reward'] }): readonly [number, unknown] => {
    const earlier = orders.find((stored) => stored.external_id === content.external_id);
    if (earlier) return [201, shown(earlier)];
    if (content.reward.products.length === 0) return [422, { errors: { message: 'no products' } }];
    const n = first + orders.length;
    const order: Stored = {
      id: `ORDER${n}`,
      external_id: content.external_id,
      status: 'EXECUTED',
      reward: { ...content.reward, id: `REWARD${n}` },
    };
    orders.push(order);
    made.set(order.id, Date.now());
    return [200, shown(order)];
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: string): void => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const [method, path] = [request.method ?? '', url.pathname.slice('/api'.length)];
    asked.push(`${method} ${path}`);
    const trouble = troubles.shift() ?? luck(method, url);
    if (trouble === 'accept-late' || trouble === 'hang-late') {
      if (request.headers.authorization === `Bearer ${KEY}`)
        late.push(() => void respond(method, url, body === '' ? undefined : JSON.parse(body)));
      return trouble === 'hang-late' ? void held.push(response) : void request.socket.destroy();
    }
    if (trouble === 'hang') return void held.push(response);
    if (trouble === 'lose-the-question') return void request.socket.destroy();
    const send = (status: number, content: unknown): void => {
      const text = JSON.stringify(content);
      response
        .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
        .end(text);
    };
    if (trouble === 'redirect') return void response.writeHead(307, { location: '/elsewhere' }).end();
    if (typeof trouble === 'number') return send(trouble, { errors: { message: 'trouble' } });
    if (request.headers.authorization !== `Bearer ${KEY}`) return send(401, { errors: { message: 'key' } });
    if (trouble === 'find-nothing') return send(200, { orders: [] });
    const [status, content] = respond(method, url, body === '' ? undefined : JSON.parse(body));
    if (trouble === 'lose-the-answer') return void request.socket.destroy();
    if (trouble === 'answer-garbage') return void response.writeHead(200).end('<html>Welcome</html>');
    send(status, content);
    // sends the response twice, as the answer to the next request
    if (trouble === 'answer-twice') {
      const text = JSON.stringify(content);
      request.socket.write(
        `HTTP/1.1 ${status} OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
    }
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString('utf8')));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    orders,
    /** method and path of every request received */
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    key: KEY,
    /** requests that were accepted but not yet processed */
    late,
    /** processes the n-th late request, or all */
    arrive: (n?: number) => {
      for (const run of n === undefined ? late.splice(0) : late.splice(n % Math.max(1, late.length), 1)) run();
    },
    /** milliseconds since an order was made */
    age: (orderId: string) => Date.now() - (made.get(orderId) ?? 0),
    luck: (next: typeof luck) => void (luck = next),
    trouble: (...next: readonly Trouble[]) => void troubles.push(...next),
    /** the rider used the link, so the reward can no longer be canceled */
    take: (rewardId: string) => void taken.add(rewardId),
    close: () =>
      new Promise<void>((done) => {
        for (const response of held) response.destroy();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
