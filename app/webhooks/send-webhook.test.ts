import { afterEach, describe, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcp, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net';
import { webhookSender } from './send-webhook.js';

let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(close.map((it) => it()));
  close = [];
});

const portOf = async (server: Server | TcpServer): Promise<number> => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const receiver = async (handle: RequestListener): Promise<string> => {
  const server = createServer(handle);
  close.push(() => new Promise((resolve) => (server.close(() => resolve()), server.closeAllConnections())));
  return `http://127.0.0.1:${await portOf(server)}/hook?key=1`;
};
const raw = async (talk: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>();
  const server = createTcp((socket) => {
    sockets.add(socket.on('error', () => undefined));
    talk(socket);
  });
  close.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  );
  return `http://127.0.0.1:${await portOf(server)}/`;
};

// with the limits of production, so that a busy machine changes nothing
const sender = webhookSender({ local: true });
const impatient = webhookSender({ local: true, connectTime: 300, totalTime: 500 });
const post = (url: string, of = sender) => of.post({ url, headers: { 'webhook-id': 'm1' }, body: '{"a":"é"}' });

describe('a webhook', () => {
  test('is posted with its headers and body, and the answer is read', async () => {
    const got: string[] = [];
    const url = await receiver((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        got.push(`${request.method} ${request.url} ${request.headers['webhook-id']} ${body}`);
        response.writeHead(201).end('Thanks\u0007 \u202e✓');
      });
    });
    expect(await post(url)).toEqual({
      fault: null,
      status: 201,
      answer: 'Thanks\ufffd \ufffd✓',
      milliseconds: expect.any(Number),
    });
    expect(got).toEqual(['POST /hook?key=1 m1 {"a":"é"}']);
  });

  test.each([400, 410, 500, 302])('that is answered %i did not arrive, and no redirect is followed', async (status) => {
    let asked = 0;
    const elsewhere = await receiver((_, response) => void ((asked += 1), response.end()));
    const url = await receiver((_, response) => response.writeHead(status, { location: elsewhere }).end('no'));
    expect(await post(url)).toMatchObject({ fault: 'status', status, answer: 'no' });
    expect(asked).toBe(0);
  });

  test('whose receiver is silent is given up in time', async () => {
    expect(await post(await receiver(() => undefined), impatient)).toMatchObject({ fault: 'timeout', status: null });
    expect(await post(await raw(() => undefined), impatient)).toMatchObject({ fault: 'timeout', status: null });
    // one byte now and then keeps no attempt alive
    const drip = await raw((socket) => {
      const timer = setInterval(() => socket.write('H'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    expect(['timeout', 'broken']).toContain((await post(drip, impatient)).fault);
  });

  test('whose receiver breaks off, refuses or talks nonsense did not arrive', async () => {
    expect(await post(await raw((socket) => socket.resetAndDestroy()))).toMatchObject({ fault: 'broken' });
    expect(await post(await raw((socket) => socket.end('nonsense\r\n\r\n')))).toMatchObject({ fault: 'broken' });
    const upgrade = 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n';
    expect(await post(await raw((socket) => socket.write(upgrade)))).toMatchObject({ fault: 'broken' });
    const server = createTcp();
    const port = await portOf(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ fault: 'refused' });
  });

  test('that is answered without end is read for 1,024 bytes', async () => {
    let closed = () => undefined as void;
    const ended = new Promise<void>((resolve) => (closed = resolve));
    const url = await receiver((_, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more).on('close', closed);
      more();
    });
    const { fault, answer } = await post(url);
    expect([fault, answer?.length]).toEqual([null, 1_024]);
    await ended;
  });

  test('whose answer begins and does not end arrived, with what came of it', async () => {
    const url = await receiver((_, response) => void response.writeHead(200).write('so far'));
    const answered = await post(url, webhookSender({ local: true, totalTime: 2_000 }));
    expect(answered).toMatchObject({ fault: null, status: 200, answer: 'so far' });
  });
});

describe('the address of a webhook', () => {
  const strict = webhookSender({ connectTime: 300, totalTime: 500 });

  test.each([
    'http://example.com/',
    'ftp://example.com/',
    'https://user@example.com/',
    'https://user:word@example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1:8443/',
    'https://１２７.0.0.1/',
    'https://',
    'example.com',
    '',
    'javascript:alert(1)',
  ])('%s is refused', async (url) => {
    expect(strict.accepts(url)).toBe(false);
    expect(await post(url, strict)).toMatchObject({ fault: 'bad-address', status: null });
  });

  test('is public and https', () => {
    expect(['https://example.com', 'https://example.com:8443/a?b=c', 'https://1.1.1.1/'].map(strict.accepts)).toEqual([
      true,
      true,
      true,
    ]);
    expect(sender.accepts('http://localhost:3000/')).toBe(true);
    expect(sender.accepts('http://example.com/')).toBe(false);
    expect(sender.accepts('https://10.0.0.1/')).toBe(false);
  });

  test.each([
    [['10.0.0.1']],
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [['169.254.169.254']],
    // one of them would be enough for an attacker
    [['1.1.1.1', '192.168.0.1']],
  ])('whose name leads to %j is not connected to', async (addresses) => {
    const asked: string[] = [];
    const of = webhookSender({
      resolve: (name) => {
        asked.push(name);
        return Promise.resolve(addresses);
      },
    });
    expect(await post('https://inside.example.com/', of)).toMatchObject({ fault: 'not-public', status: null });
    expect(asked).toEqual(['inside.example.com']);
  });

  test('is looked up once, so that the one that was checked is the one that is connected to', async () => {
    let [lookups, connected] = [0, 0];
    const url = new URL(
      await receiver((_, response) => {
        connected += 1;
        response.end();
      }),
    );
    const of = webhookSender({
      local: true,
      totalTime: 500,
      // a name server that answers with another address the second time
      resolve: () => Promise.resolve((lookups += 1) === 1 ? ['10.0.0.1'] : ['127.0.0.1']),
    });
    expect(await post(`https://rebind.example.com:${url.port}/`, of)).toMatchObject({ fault: 'not-public' });
    expect([lookups, connected]).toEqual([1, 0]);
  });

  test('without TLS on its port is not sent to, nor one whose name is not found', async () => {
    const { port } = new URL(await receiver((_, response) => response.end()));
    expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ fault: 'tls' });
    const lost = webhookSender({ resolve: () => Promise.resolve([]) });
    expect(await post('https://nowhere.example.com/', lost)).toMatchObject({ fault: 'no-address' });
    const broken = webhookSender({ resolve: () => Promise.reject(new Error('SERVFAIL')) });
    expect(await post('https://nowhere.example.com/', broken)).toMatchObject({ fault: 'no-address' });
  });
});
