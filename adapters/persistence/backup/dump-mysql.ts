import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MysqlAddress } from '../database-url.js';
import type { Database } from '../open-database.js';
import { sqlOn } from '../sql.js';
import { BackupFault } from './backup-fault.js';
import type { Copied } from './copy-sqlite.js';
import { dumpReader, type LogPosition } from './dump-reader.js';
import { connectionOf, ended, findProgram, start } from './dump-programs.js';

/** One snapshot of InnoDB; nobody waits for it. The columns are named, so that the dump can be read. */
const HOW = [
  '--single-transaction',
  '--quick',
  '--skip-add-locks',
  '--no-autocommit',
  '--complete-insert',
  '--hex-blob',
  '--routines',
  '--triggers',
  '--no-tablespaces',
  // options of MySQL's program only
  '--loose-column-statistics=0',
  '--loose-set-gtid-purged=OFF',
];

/**
 * Dumps a MySQL or MariaDB database while others write it. Its binary log's position is in the dump if the server keeps
 * one.
 * @throws BackupFault
 */
export const dumpMysql = async (
  db: Database,
  address: MysqlAddress,
  file: string,
): Promise<Copied & { readonly log: LogPosition | null }> => {
  const program = await findProgram('dump');
  const [server] = await sqlOn(db.read, db.kind).rows<{ version: string; logs: number }>(
    'SELECT @@version AS version, @@log_bin AS logs',
  );
  const log = Number(server?.logs ?? 0) === 1 ? [program.isMariaDb ? '--master-data=2' : '--source-data=2'] : [];
  const child = start(program, [...connectionOf(address), ...HOW, ...log, address.database], address);
  const reader = dumpReader();
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The program has no streams');
  stdin.end();
  const writing = pipeline(
    stdout,
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        reader.push(part);
        yield part;
      }
    },
    createWriteStream(file, { mode: 0o600, flags: 'wx' }),
  );
  const [end, written] = await Promise.allSettled([ended(child, program.name, 'dump the database'), writing]);
  if (end.status === 'rejected') throw end.reason;
  if (written.status === 'rejected') throw written.reason;
  const { facts, log: position, isWhole } = reader.read();
  if (!isWhole) throw new BackupFault(`${program.name} ended before the dump was whole: check the room on the disk.`);
  return { facts, product: server?.version ?? '', log: position };
};
