import { startChild } from './child.js';
import { at, uploader } from './imports-over-http.js';
import { keptConnection } from './kept-connection.js';
import { raceOn } from './large-race.js';
import { type BenchSettings, beside } from './parts.js';
import { listRequest } from './requests.js';
import { table } from './table.js';
import { adminCookie, makeBenchWorld, newKeys } from './world.js';

const UPLOADS = 50;
const READERS = 4;
/** milliseconds that the readers are measured alone */
const ALONE = 3_000;
const HEADS = ['', 'lists', 'p50 ms', 'p99 ms', 'max ms', 'refused', 'uploads done', 'refused', 's'];

/** What lists take and how many are refused while fifty promoters preview files of 10,000 results at once. */
export const benchUploads = async ({ newDatabase, say }: BenchSettings): Promise<void> => {
  const keys = newKeys();
  const world = await makeBenchWorld(await newDatabase(), keys, 1);
  const race = await raceOn(world.db);
  const { MAX_REQUESTS: _, ...env } = world.env;
  const server = startChild('real-server', env);
  const port = await server.ask<number>({});
  // one account has a queue of its own, so each upload comes from another
  const uploads: ReturnType<typeof uploader>[] = [];
  while (uploads.length < UPLOADS) uploads.push(uploader(port, await adminCookie(world.container, keys), race));
  const list = listRequest(`session=${world.token}`);

  const measured = async (name: string, work: () => Promise<readonly boolean[]>): Promise<readonly string[]> => {
    let refused = 0;
    const readers = await Promise.all(
      Array.from({ length: READERS }, async () => {
        const connection = await keptConnection(port);
        const end = beside(async () => {
          const { status } = await connection.send(list);
          if (status === 503) refused += 1;
          else if (status !== 200) throw new Error(`A list was answered with ${status}`);
        });
        return async () => {
          const took = await end();
          connection.end();
          return took;
        };
      }),
    );
    const from = performance.now();
    const sent = await work();
    const seconds = (performance.now() - from) / 1000;
    const took = (await Promise.all(readers.map((end) => end()))).flat().toSorted((a, b) => a - b);
    const [done, sorry] = [sent.filter((ok) => ok).length, sent.filter((ok) => !ok).length];
    return [
      name,
      String(took.length),
      at(took, 0.5).toFixed(1),
      at(took, 0.99).toFixed(0),
      (took.at(-1) ?? Number.NaN).toFixed(0),
      String(refused),
      String(done),
      String(sorry),
      seconds.toFixed(1),
    ];
  };
  const send = (upload: ReturnType<typeof uploader>): Promise<boolean> =>
    upload({ dryRun: 'true' }).then(
      () => true,
      (error: Error) => {
        if (!error.message.includes(' 503 ')) throw error;
        return false;
      },
    );
  const all = (count: number): Promise<readonly boolean[]> => Promise.all(uploads.slice(0, count).map(send));
  const wait = () => new Promise<readonly boolean[]>((go) => setTimeout(() => go([]), ALONE));
  await measured('to warm up', () => all(1));
  const rows = [
    await measured('alone', wait),
    await measured('one upload', () => all(1)),
    await measured(`${UPLOADS} uploads`, () => all(UPLOADS)),
  ];
  say(table([HEADS, ...rows]));
  server.end();
  await world.close();
};
