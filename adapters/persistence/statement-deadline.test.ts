import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { newPulse } from './pulse.js';
import { DatabaseSilent, type DriverConnection, withDeadline } from './statement-deadline.js';

type Done = (error: object | null, rows?: unknown) => void;

/** A connection of a driver that answers when it is told to. */
class Driver {
  readonly waiting: Done[] = [];
  destroyed = 0;
  cut = 0;
  readonly stream = { destroy: () => void (this.cut += 1) };
  query(...asked: readonly unknown[]): void {
    this.waiting.push(asked.at(-1) as Done);
  }
  execute(...asked: readonly unknown[]): void {
    this.query(...asked);
  }
  destroy(): void {
    this.destroyed += 1;
  }
}

const SOON = 0.02;
const connected = (seconds = 60) => {
  const driver = new Driver();
  let now = 0;
  const pulse = newPulse(() => now);
  const connection = withDeadline(driver as unknown as DriverConnection, seconds, pulse);
  const ask = (how: 'query' | 'execute' = 'query'): Promise<unknown> =>
    new Promise((resolve, reject) =>
      connection[how]('SELECT 1', [], (error, rows) => (error ? reject(error as Error) : resolve(rows))),
    );
  const answer = (error: object | null, rows?: unknown): void => driver.waiting.shift()?.(error, rows);
  return { driver, pulse, connection, ask, answer, pass: (milliseconds: number) => void (now += milliseconds) };
};

describe('a statement', () => {
  it.each(['query', 'execute'] as const)(
    'sent by %s that is not answered in time ends with its connection and the socket',
    async (how) => {
      const { driver, ask } = connected(SOON);
      await expect(ask(how)).rejects.toBeInstanceOf(DatabaseSilent);
      expect([driver.destroyed, driver.cut]).toEqual([1, 1]);
    },
  );

  it('that is answered in time is told so once, and the connection stays', async () => {
    const { driver, ask, answer } = connected();
    const asked = ask();
    answer(null, [{ one: 1 }]);
    await expect(asked).resolves.toEqual([{ one: 1 }]);
    expect([driver.destroyed, driver.cut]).toEqual([0, 0]);
  });

  it('that is answered after its deadline is told nothing more', async () => {
    const { driver, connection } = connected(SOON);
    const told: unknown[] = [];
    const over = new Promise<void>((resolve) =>
      connection.query('SELECT 1', [], (error) => {
        told.push(error);
        resolve();
      }),
    );
    await over;
    driver.waiting.shift()?.(null, []);
    expect(told).toEqual([expect.any(DatabaseSilent)]);
  });

  it('whose answer arrived while the process was busy past the deadline is answered', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    const accepted = once(server, 'connection');
    await once(server, 'listening');
    const near = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const [far] = (await accepted) as [Socket];
    const { ask, answer } = connected(SOON);
    near.once('data', () => answer(null, ['late']));
    const asked = ask();
    far.write('it is there');
    for (const until = performance.now() + SOON * 3_000; performance.now() < until;);
    await expect(asked).resolves.toEqual(['late']);
    near.destroy();
    server.close();
  });

  it('without a callback is refused: nothing would end it', () => {
    const { connection } = connected();
    expect(() => (connection.query as (sql: string) => void)('SELECT 1')).toThrow(TypeError);
  });
});

describe('the pulse', () => {
  it('counts from the first query after the last answer', async () => {
    const { ask, answer, pulse, pass } = connected();
    expect(pulse.silentFor()).toBe(0);
    pass(90_000);
    expect(pulse.silentFor()).toBe(0);
    const first = ask();
    pass(20_000);
    const second = ask();
    pass(10_000);
    expect(pulse.silentFor()).toBe(30_000);
    answer(null, []);
    answer(null, []);
    await Promise.all([first, second]);
    expect(pulse.silentFor()).toBe(0);
  });

  it('distrusts connections that were not heard since a silence began, until they answer', async () => {
    const silent = connected(SOON);
    silent.pass(1_000);
    expect(silent.pulse.trusts(500)).toBe(true);
    await expect(silent.ask()).rejects.toBeInstanceOf(DatabaseSilent);
    expect([silent.pulse.trusts(999), silent.pulse.trusts(1_000), silent.pulse.trusts(1_500)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('takes a refusal by the database for an answer, and a lost connection for none', async () => {
    const { ask, answer, pulse, pass } = connected();
    const refused = ask();
    pass(1_000);
    answer({ code: 'ER_DUP_ENTRY', sqlState: '23000' });
    await expect(refused).rejects.toMatchObject({ code: 'ER_DUP_ENTRY' });
    expect(pulse.silentFor()).toBe(0);
    const lost = ask();
    pass(1_000);
    answer({ code: 'ECONNRESET', fatal: true });
    await expect(lost).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(pulse.silentFor()).toBe(1_000);
  });
});
