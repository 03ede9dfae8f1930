import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NotFound } from '@rrr/core/shared';
import { type Database, openDatabase, sqlOn } from '@rrr/persistence';
import { readerOn } from '../../adapters/persistence/reader.js';
import { retrying } from '../../adapters/persistence/unit-of-work.js';
import { type Galera, startGalera } from '../../tools/galera.mjs';

let cluster: Galera;
let [ahead, behind, holder]: Database[] = [];
beforeAll(async () => {
  cluster = await startGalera({ nodes: 2, flags: ['--innodb-flush-method=nosync'] });
  await cluster.newDatabase('behind');
  const [one, two] = cluster.nodes.map((node) => node.url('behind')) as [string, string];
  [ahead, behind, holder] = [one, two, two].map((url) => openDatabase({ url, poolSize: 1 }));
  await ahead!.write.raw('CREATE TABLE acts (id INT PRIMARY KEY) ENGINE = InnoDB');
}, 300_000);
afterAll(async () => {
  for (const db of [ahead, behind, holder]) await db?.close();
  await cluster.stop();
});

/** Holds back what the node behind has yet to write, while another node acknowledges a row. */
const acknowledgedElsewhere = async (id: number): Promise<() => Promise<void>> => {
  await holder!.write.raw('FLUSH TABLES WITH READ LOCK');
  await ahead!.write.raw('INSERT INTO acts VALUES (?)', [id]);
  return async () => {
    await holder!.write.raw('UNLOCK TABLES');
  };
};

test('an act that follows on what another node acknowledged is not refused', async () => {
  const letGo = await acknowledgedElsewhere(1);
  const seen: number[] = [];
  const act = retrying(behind!, async (sql) => {
    const rows = await sql.rows('SELECT id FROM acts WHERE id = 1');
    seen.push(rows.length);
    // what was held back comes only after the first refusal
    if (rows.length === 0) throw (void letGo(), new NotFound('act'));
    return 'done';
  });
  await expect(act).resolves.toBe('done');
  expect(seen).toEqual([0, 1]);
});

test('what is not there is refused, after a second look and no third', async () => {
  let looks = 0;
  const act = retrying(behind!, async (sql) => {
    looks += 1;
    if ((await sql.rows('SELECT id FROM acts WHERE id = 99')).length === 0) throw new NotFound('act');
  });
  await expect(act).rejects.toThrow('act not found');
  expect(looks).toBe(2);
});

const WAITING = "SELECT id FROM information_schema.processlist WHERE info LIKE 'SET STATEMENT wsrep_sync_wait%'";

test('a read finds what another node acknowledged', async () => {
  const { rows } = readerOn(behind!);
  const letGo = await acknowledgedElsewhere(2);
  let answered = false;
  const found = rows('SELECT id FROM acts WHERE id = 2').finally(() => void (answered = true));
  const waits = async (): Promise<boolean> => (await sqlOn(holder!.read, 'mysql').rows(WAITING)).length > 0;
  while (!answered && !(await waits()));
  await letGo();
  expect(await found).toEqual([{ id: 2 }]);
  expect(await rows('SELECT id FROM acts WHERE id = 99')).toEqual([]);
});
