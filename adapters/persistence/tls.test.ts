import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariaDb } from '../../tools/mariadb.mjs';
import { openDatabase } from './open-database.js';
import { authority, type Authority } from './testing/certificates.js';

jest.setTimeout(120_000);

/** How the connection of this URL is encrypted, '' for not at all; what was said where there is none. */
const cipherOf = async (url: string): Promise<string> => {
  const db = openDatabase({ url });
  try {
    const [[row]] = (await db.write.raw("SHOW SESSION STATUS LIKE 'Ssl_cipher'")) as [{ Value: string }[]];
    return row?.Value ?? '';
  } catch (failed) {
    const { code, message } = failed as Error & { code?: string };
    return `${code ?? 'none'}: ${message}`;
  } finally {
    await db.close();
  }
};

describe('TLS to the database', () => {
  const NAMES = 'IP:127.0.0.1,DNS:db.example.com';
  const folder = mkdtempSync(join(tmpdir(), 'rrr-tls-'));
  const files = { cert: join(folder, 'server.pem'), key: join(folder, 'server.key') };
  let server: Awaited<ReturnType<typeof startMariaDb>>;
  let [ours, theirs]: Authority[] = [];
  let place = '';
  const url = (host: string, parameters: string): string => `mysql://root@${host}:${server.port}/${place}${parameters}`;
  const trusted = (host: string, more = ''): Promise<string> =>
    cipherOf(url(host, `?ssl=true&ssl-ca=${ours?.ca}${more}`));
  /** the server goes on with a certificate for these names */
  const bear = async (names: string): Promise<void> => {
    ours?.issue(names, files);
    const db = openDatabase({ url: url('127.0.0.1', '') });
    await db.write.raw('FLUSH SSL');
    await db.close();
  };

  beforeAll(async () => {
    [ours, theirs] = [authority(join(folder, 'ours')), authority(join(folder, 'theirs'))];
    ours.issue(NAMES, files);
    server = await startMariaDb({
      flags: [`--ssl-cert=${files.cert}`, `--ssl-key=${files.key}`, `--ssl-ca=${ours.ca}`],
    });
    place = new URL(await server.newDatabase('tls')).pathname.slice(1);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  afterEach(() => bear(NAMES));

  it('is used when it is configured, and only then', async () => {
    expect(await trusted('127.0.0.1')).toMatch(/^TLS_|^ECDHE/);
    expect(await cipherOf(url('127.0.0.1', ''))).toBe('');
    expect(await cipherOf(url('127.0.0.1', '?ssl=false'))).toBe('');
  });

  it('refuses a certificate of another authority', async () => {
    expect(await cipherOf(url('127.0.0.1', `?ssl=true&ssl-ca=${theirs?.ca}`))).toMatch(
      /^HANDSHAKE_SSL_ERROR: .*certificate/,
    );
    // those that every machine knows did not issue it either
    expect(await cipherOf(url('127.0.0.1', '?ssl=true'))).toMatch(/^HANDSHAKE_SSL_ERROR: .*certificate/);
    expect(await cipherOf(url('127.0.0.1', '?ssl=true&ssl-verify-host=false'))).toMatch(
      /^HANDSHAKE_SSL_ERROR: .*certificate/,
    );
  });

  it('refuses a certificate for another host, unless configured', async () => {
    expect(await trusted('localhost')).toMatch(/^HANDSHAKE_SSL_ERROR: Hostname\/IP does not match/);
    expect(await trusted('localhost', '&ssl-verify-host=false')).toMatch(/^TLS_|^ECDHE/);
    await bear('DNS:localhost');
    expect(await trusted('localhost')).toMatch(/^TLS_|^ECDHE/);
    // an address is not the name "localhost", though both lead here
    expect(await trusted('127.0.0.1')).toMatch(/^HANDSHAKE_SSL_ERROR: Hostname\/IP does not match/);
    await bear('IP:127.0.0.2');
    expect(await trusted('127.0.0.1')).toMatch(/^HANDSHAKE_SSL_ERROR: Hostname\/IP does not match/);
  });

  it('is not skipped when the server does not support it', async () => {
    const plain = new URL(process.env['TEST_MARIADB_URL'] ?? '');
    expect(await cipherOf(`mysql://root@127.0.0.1:${plain.port}/mysql?ssl=true&ssl-ca=${ours?.ca}`)).toMatch(
      /^HANDSHAKE_NO_SSL_SUPPORT/,
    );
  });
});
