import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli } from './cli.js';
import { makeContainer } from './container.js';
import { readConfig } from './config.js';
import { startServer } from './server.js';
import { SERVICES as S } from './services.js';
import { type DemoServer, demoServer } from '../tests/api/testing/demo-server.js';

let demo: DemoServer;
beforeAll(async () => {
  demo = await demoServer();
}, 60_000);
afterAll(() => demo.stop());

const settings = () => ({
  NODE_ENV: 'test',
  DATA_DIR: demo.dataDir,
  LOG_LEVEL: 'silent',
  DEMO: 'true',
  PORT: '0',
  HOST: '127.0.0.1',
});
const commandOn = async (change: Readonly<Record<string, string>>, ...args: string[]) => {
  const said: string[] = [];
  const code = await cli(args, { ...settings(), ...change }, (text) => void said.push(text));
  return { code, said: said.join('\n') };
};
const command = (...args: string[]) => commandOn({}, ...args);
const noLongerListening = async (port: number): Promise<void> => {
  while (
    await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (it) => it.text(),
      () => '',
    )
  );
};

describe('the server', () => {
  test('shows the logins again at a later start, and keeps sessions and PINs', async () => {
    const later = await startServer(readConfig(settings()));
    expect(later.demo).toEqual(demo.server.demo);
    expect(later.demo?.logins).toHaveLength(5);
    expect(later.container.get(S.keys)).toEqual(demo.server.container.get(S.keys));
    await later.stop();
  });

  test('that stops finishes what is under way and takes no more', async () => {
    const stopping = await startServer(readConfig(settings()));
    const socket = connect(stopping.port, '127.0.0.1');
    const answer = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (it) => void (text += it.toString()));
      socket.on('close', () => resolve(text));
    });
    await new Promise((resolve) =>
      socket.write(
        'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
        resolve,
      ),
    );
    // an answer on another connection means that the first one's request has been taken up too
    await fetch(`http://127.0.0.1:${stopping.port}/healthz`);
    const stopped = stopping.stop();
    expect(stopping.container.get(S.lifecycle).serving()).toBe(false);
    await noLongerListening(stopping.port);
    socket.write('}');
    expect(await answer).toMatch(/^HTTP\/1\.1 400 [^]*\r\nConnection: close\r\n/);
    await stopped;
    await expect(fetch(`http://127.0.0.1:${stopping.port}/healthz`)).rejects.toThrow();
  });

  test('that stops finishes the answers under way, and answers once more on each open connection', async () => {
    const config = readConfig(settings());
    const container = makeContainer(config);
    /** more than the machine itself takes in for a reader who does not read */
    const large = Buffer.alloc(32 * 1024 * 1024);
    const portal = container.get(S.http);
    (await container.rebindAsync(S.http)).toConstantValue(
      ((req, res) => void (req.url === '/large' ? res.end(large) : portal(req, res))) as Express,
    );
    const stopping = await startServer(config, undefined, container);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (path: string, by?: Agent) => {
      const [answer] = (await once(get({ host: '127.0.0.1', port: stopping.port, path, agent: by }), 'response')) as [
        IncomingMessage,
      ];
      return answer;
    };
    const rest = async (answer: IncomingMessage) => {
      let bytes = 0;
      for await (const value of answer) bytes += (value as Buffer).length;
      return bytes;
    };
    const connectionOf = async (answer: IncomingMessage) => {
      await rest(answer);
      return answer.headers.connection;
    };
    expect(await connectionOf(await ask('/healthz', agent))).toBe('keep-alive');
    const slow = await ask('/large');
    const stopped = stopping.stop();
    await noLongerListening(stopping.port);
    const kept = await ask('/healthz', agent).then(connectionOf, (error: NodeJS.ErrnoException) => error.code);
    const taken = await rest(slow).catch((error: NodeJS.ErrnoException) => error.code);
    expect({ kept, taken }).toEqual({ kept: 'close', taken: large.length });
    await stopped;
  }, 20_000);

  test('that stops cuts off in time what would never end: a silent client, half a request, a file nobody reads, a stuck job', async () => {
    const config = { ...readConfig(settings()), STOP_WITHIN_SECONDS: 0.3 };
    const container = makeContainer(config);
    let release: () => void = () => undefined;
    const stuck = new Promise<boolean>((resolve) => void (release = () => resolve(false)));
    (await container.rebindAsync(S.jobs)).toConstantValue([{ name: 'stuck', everySeconds: 60, run: () => stuck }]);
    const endless = {
      async *write() {
        for (;;) yield Buffer.alloc(65_536);
      },
    };
    (await container.rebindAsync(S.sheetWriter)).toConstantValue(endless);
    const stopping = await startServer(config, undefined, container);
    const ended: string[] = [];
    const opened = async (name: string, bytes: string) => {
      const socket = connect(stopping.port, '127.0.0.1');
      const closed = new Promise<void>(
        (resolve) => void socket.on('error', () => undefined).on('close', () => resolve(void ended.push(name))),
      );
      await once(socket, 'connect');
      socket.write(bytes);
      return { closed };
    };
    const [silent, half] = [await opened('silent', ''), await opened('half', 'GET /api/session HTTP/1.1\r\nHost: loc')];
    const cookie = [...(await demo.as('admin')).cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const [unread] = (await once(
      get(`http://127.0.0.1:${stopping.port}/api/admin/riders/export`, { headers: { cookie } }),
      'response',
    )) as [IncomingMessage];
    await stopping.stop();
    const broken = new Promise((resolve) => unread.on('error', resolve).resume());
    await Promise.all([silent.closed, half.closed]);
    expect([ended.toSorted(), await broken]).toEqual([
      ['half', 'silent'],
      expect.objectContaining({ code: 'ECONNRESET' }),
    ]);
    release();
  }, 20_000);

  test('answers 503 while the database is away, stays, and serves when it is back', async () => {
    const config = readConfig({ ...settings(), PORT: '0' });
    const container = makeContainer(config);
    let away = false;
    const queries = container.get(S.queries);
    const people = {
      ...queries.people,
      live: (id: string) =>
        away ? Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })) : queries.people.live(id),
    };
    (await container.rebindAsync(S.queries)).toConstantValue({ ...queries, people });
    const server = container.get(S.http).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const rider = await demo.as('rider');
    const cookie = [...rider.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ask = () => fetch(`${base}/api/session`, { headers: { cookie } });
    expect((await ask()).status).toBe(200);
    away = true;
    for (let time = 0; time < 20; time += 1) {
      const answer = await ask();
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.getSetCookie()]).toEqual([503, '2', []]);
    }
    away = false;
    expect((await ask()).status).toBe(200);
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    await container.get(S.database).close();
  });
});

describe('the command line', () => {
  test('verifies the ledger', async () =>
    expect(await command('ledger:verify')).toEqual({
      code: 0,
      said: expect.stringContaining('All seven invariants hold.'),
    }));

  test('finds figures of reports that are wrong, and corrects them once', async () => {
    const wrong = 'earned:USD credit';
    await demo.server.container
      .get(S.database)
      .write('tallies')
      .where({ kind: 'earned:USD', tally_key: 'credit' })
      .increment('amount', 1);
    expect(await command('rebuild:summaries', '--check')).toEqual({ code: 1, said: expect.stringContaining(wrong) });
    expect(await command('rebuild:summaries')).toEqual({
      code: 1,
      said: expect.stringContaining('have been corrected'),
    });
    expect(await command('rebuild:summaries')).toEqual({ code: 0, said: 'All figures are correct.' });
  });

  test('asks for a migration where there are no tables yet', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'rrr-cli-'));
    try {
      expect(await commandOn({ DATA_DIR }, 'ledger:verify')).toEqual({
        code: 2,
        said: expect.stringContaining('run migrate'),
      });
      expect((await commandOn({ DATA_DIR }, 'migrate')).code).toBe(0);
      expect((await commandOn({ DATA_DIR }, 'ledger:verify')).code).toBe(0);
    } finally {
      await rm(DATA_DIR, { recursive: true, force: true });
    }
  });

  test('makes an administrator who can sign in', async () => {
    const { code, said } = await command(
      'admin:create',
      '--email',
      'Nia.Ward@example.com',
      '--first-name',
      'Nia',
      '--last-name',
      'Ward',
    );
    expect(code).toBe(0);
    const password = /password (\w{16})/.exec(said)?.[1] ?? '';
    const browser = demo.visit();
    await browser.signIn('nia.ward@example.com', password);
    expect((await browser.ask('/api/session')).json()).toMatchObject({
      session: { account: { type: 'admin' }, user: { fullName: 'Nia Ward' } },
    });
    expect(
      (await command('admin:create', '--email', 'nia.ward@example.com', '--first-name', 'Nia', '--last-name', 'Ward'))
        .code,
    ).toBe(2);
  });

  test('makes no administrator whom the audit log does not know', async () => {
    const db = demo.server.container.get(S.database);
    const make = () =>
      command('admin:create', '--email', 'ola.lind@example.com', '--first-name', 'Ola', '--last-name', 'Lind');
    const known = async () => [
      (await db.read('admins').where({ email: 'ola.lind@example.com' })).length,
      (await db.read('accounts').where({ email: 'ola.lind@example.com' })).length,
    ];
    await db.write.raw(
      "CREATE TRIGGER no_audit BEFORE INSERT ON audit_log WHEN NEW.action = 'create-admin' BEGIN SELECT RAISE(ABORT, 'killed here'); END",
    );
    await expect(make()).rejects.toThrow('killed here');
    expect(await known()).toEqual([0, 0]);
    await db.write.raw('DROP TRIGGER no_audit');
    expect([(await make()).code, await known()]).toEqual([0, [1, 1]]);
    expect(
      await db
        .read('audit_log')
        .where({ action: 'create-admin' })
        .whereIn('object_id', db.read('accounts').where({ email: 'ola.lind@example.com' }).select('id')),
    ).toHaveLength(1);
  });

  test('unlocks a rider by e-mail', async () => {
    expect((await command('unlock', '--rider', 'rider@example.com')).code).toBe(0);
    expect((await command('unlock', '--rider', 'nobody@example.com')).code).toBe(2);
  });

  test('migrates what is up to date without effect, and says what it knows', async () => {
    expect(await command('migrate')).toEqual({ code: 0, said: 'The tables are up to date.' });
    expect((await command()).said).toContain('ledger:verify');
    expect((await command('help')).code).toBe(0);
    expect((await command('unknown')).code).toBe(2);
    expect((await command('unlock', '--email')).code).toBe(2);
  });
});
