import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MysqlAddress } from '../database-url.js';
import { connectionOf, ended, findProgram, start } from './dump-programs.js';

/** Triggers are the restoring user's: to make them another's needs rights over the whole server. */
const DEFINER = /^(\/\*!50003 CREATE\*\/ )\/\*!50017 DEFINER=\S+\*\/ /;
const [NEW_LINE, SLASH] = [0x0a, 0x2f];

/** Lines of rows may have megabytes and are passed on as they are. */
async function* withoutDefiners(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let carried: Buffer = Buffer.alloc(0);
  for await (const part of parts) {
    const bytes = carried.length === 0 ? part : Buffer.concat([carried, part]);
    const last = bytes.lastIndexOf(NEW_LINE) + 1;
    const lines: Buffer[] = [];
    for (let from = 0; from < last;) {
      const to = bytes.indexOf(NEW_LINE, from) + 1;
      const line = bytes.subarray(from, to);
      lines.push(line[0] === SLASH ? Buffer.from(line.toString('utf8').replace(DEFINER, '$1')) : line);
      from = to;
    }
    if (lines.length > 0) yield Buffer.concat(lines);
    carried = bytes.subarray(last);
  }
  yield carried;
}

/** Loads a dump into a database without tables. @throws BackupFault when a statement fails */
export const loadMysql = async (address: MysqlAddress, file: string): Promise<void> => {
  const program = await findProgram('client');
  const child = start(
    program,
    [...connectionOf(address), '--binary-mode', '--max-allowed-packet=1G', address.database],
    address,
  );
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The program has no streams');
  stdout.resume();
  const [end, sent] = await Promise.allSettled([
    ended(child, program.name, 'load the database'),
    pipeline(createReadStream(file), withoutDefiners, stdin),
  ]);
  if (end.status === 'rejected') throw end.reason;
  if (sent.status === 'rejected') throw sent.reason;
};
