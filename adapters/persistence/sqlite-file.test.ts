import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './open-database.js';
import { makePrivateFile } from './sqlite-file.js';

const OPEN_AND_CLOSE =
  "const open = require('libsql'); const db = new open(process.argv[1]); db.prepare('SELECT * FROM seen').all(); db.close();";

describe('the file of SQLite', () => {
  let folder = '';
  let file = '';
  beforeEach(
    () => void ((folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'))), (file = join(folder, 'made', 'app.sqlite'))),
  );
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is made for its owner alone, and tightened when others could read it', () => {
    makePrivateFile(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const loose = join(folder, 'loose.sqlite');
    writeFileSync(loose, '', { mode: 0o644 });
    makePrivateFile(loose);
    expect(statSync(loose).mode & 0o777).toBe(0o600);
  });

  it('is reported if it is a folder', () => {
    expect(() => makePrivateFile(folder)).toThrow(expect.objectContaining({ code: 'EISDIR', path: folder }));
  });

  it('keeps its locks when this process opens it again: another process does not take it for its own and clear it up', async () => {
    const first = openDatabase({ url: `sqlite:${file}` });
    await first.write.raw('CREATE TABLE seen (x INTEGER)');
    const second = openDatabase({ url: `sqlite:${file}` });
    // the last to close a database deletes its journal; whoever holds no lock is not counted
    execFileSync(process.execPath, ['-e', OPEN_AND_CLOSE, file]);
    expect(existsSync(`${file}-wal`)).toBe(true);
    await Promise.all([first.close(), second.close()]);
  });
});
