import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startMariaDb } from '../tools/mariadb.mjs';
import { type RunningServer, startServer } from './running-server.js';

/**
 * One server of two processes on a MariaDB (WORKERS=2): one address, one set of figures, jobs in one process, and no
 * request lost for long if a process dies.
 */
let mariadb: Awaited<ReturnType<typeof startMariaDb>>;
let server: RunningServer;
let start: () => Promise<RunningServer>;

beforeAll(async () => {
  execFileSync(process.execPath, ['tools/server-build.mjs'], { stdio: 'ignore' });
  mariadb = await startMariaDb();
  const DATABASE_URL = await mariadb.newDatabase('processes');
  start = () =>
    startServer({ script: 'dist/app/main.js', env: { WORKERS: '2', DATABASE_URL, RATE_LIMIT_FACTOR: '0' } });
  server = await start();
}, 180_000);
afterAll(async () => {
  await server?.stop();
  await mariadb?.stop();
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Milliseconds: long for a busy machine, short for a connection that was handed to a dead process. */
const PATIENCE = 20_000;

/** On a connection of its own, so that each call may reach another process. */
const ask = async (path: string, cookie = '', url = server.url): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const how = { agent: false, headers: { cookie }, signal: AbortSignal.timeout(PATIENCE) };
    get(`${url}${path}`, how, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    }).on('error', reject);
  });

/** What the system says of a process; nothing of one that has ended. */
const told = (pid: string, file: 'status' | 'environ'): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};
const parentOf = (pid: string): string | undefined => /^PPid:\s*(\d+)/m.exec(told(pid, 'status'))?.[1];
/** Ids of the processes that answer requests, by their number. */
const processes = ({ process: { pid: parent } } = server): ReadonlyMap<string, number> =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === String(parent))
      .flatMap((pid) => {
        const number = /PROCESS_NUMBER=(\d+)/.exec(told(pid, 'environ'))?.[1];
        return number === undefined ? [] : [[number, Number(pid)] as const];
      }),
  );

/** Asks until the metrics show both processes. */
const untilBothAnswer = async ({ url } = server): Promise<string> => {
  for (;;) {
    const { status, text } = await ask('/metrics', '', url).catch(() => ({ status: 0, text: '' }));
    const shown = new Set(
      [...text.matchAll(/^process_cpu_seconds_total\{process="(\d+)"/gm)].map(([, number]) => number),
    );
    if (status === 200 && shown.size === 2) return text;
  }
};

const CREDENTIALS = JSON.stringify({ email: 'admin@example.com', password: 'RedRider2026' });
const logIn = async (): Promise<string> => {
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: CREDENTIALS,
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

test('whichever process answers, the figures are those of both, and the jobs are those of the first', async () => {
  let text = '';
  const jobsOf = (number: string): ReadonlySet<string> =>
    new Set(
      [...text.matchAll(/^job_runs_total\{name="([^"]+)",.*process="(\d+)"\}/gm)].flatMap(([, name, by]) =>
        name !== undefined && by === number ? [name] : [],
      ),
    );
  // a process that was just started has not run all of them
  do text = await untilBothAnswer();
  while (!jobsOf('1').has('send mail') || !jobsOf('2').has('read seasons') || !jobsOf('2').has('check the database'));
  expect([...jobsOf('2')].toSorted()).toEqual(['check the database', 'read seasons']);
  // each metric is described once, before its series
  const described = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  expect(new Set(described).size).toBe(described.length);

  const cookie = await logIn();
  for (let nth = 0; nth < 10; nth += 1) {
    const { jobs } = JSON.parse((await ask('/api/admin/jobs', cookie)).text) as {
      jobs: readonly { name: string; outcome: string | null }[];
    };
    expect(jobs.find((job) => job.name === 'send mail')?.outcome).toBe('done');
  }
}, 60_000);

test.each(['2', '1'])(
  'process %s is killed: others answer, it is started again, and sessions go on',
  async (number) => {
    const cookie = await logIn();
    await untilBothAnswer();
    const pid = processes().get(number) ?? 0;
    process.kill(pid, 'SIGKILL');
    let asked = 0;
    const failed: unknown[] = [];
    while (asked < 20 || !processes().has(number) || processes().get(number) === pid) {
      asked += 1;
      const answer = await ask('/api/admin/jobs', cookie).catch((error: unknown) => error);
      if (!(answer instanceof Error) && (answer as Answer).status === 200) continue;
      failed.push(answer);
    }
    // what the dead process had accepted is cut off
    expect(failed.slice(1)).toEqual([]);
    await untilBothAnswer();
    expect((await ask('/api/admin/jobs', cookie)).status).toBe(200);
    expect(server.output()).toMatch(
      new RegExp(`Process ${number} ended \\(SIGKILL\\)\\. It is started again in \\d+ s\\.`),
    );
  },
  120_000,
);

/** A log-in of which the server has the headers; `finish` sends the body. */
const halfSent = (url: string) =>
  new Promise<() => Promise<number>>((resolve, reject) => {
    const headers = {
      origin: url,
      expect: '100-continue',
      'content-type': 'application/json',
      'content-length': CREDENTIALS.length,
    };
    const sending = request(`${url}/api/login`, { agent: false, method: 'POST', headers });
    const answered = new Promise<number>((done, failed) => {
      sending.on('response', (answer) => done(answer.resume().statusCode ?? 0));
      sending.on('error', failed);
    });
    answered.catch(reject);
    sending.on('continue', () => resolve(() => (sending.end(CREDENTIALS), answered)));
    sending.flushHeaders();
  });

test('SIGTERM stops all of it, also if every process gets one too, and what ran is finished', async () => {
  const another = await start();
  await untilBothAnswer(another);
  const pids = [...processes(another).values()];
  const logIns = await Promise.all(Array.from({ length: 6 }, () => halfSent(another.url)));
  // as service managers do
  for (const pid of pids) process.kill(pid, 'SIGTERM');
  const stopped = another.stop();
  for (const finish of logIns) expect(await finish()).toBe(200);
  await stopped;
  expect(another.process.exitCode).toBe(0);
  expect(pids.filter((pid) => parentOf(String(pid)) !== undefined)).toEqual([]);
}, 120_000);
