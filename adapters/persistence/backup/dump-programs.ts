import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { MysqlAddress } from '../database-url.js';
import { BackupFault } from './backup-fault.js';

/** The programs of MariaDB come first; those of MySQL have other names. */
const PROGRAMS = { dump: ['mariadb-dump', 'mysqldump'], client: ['mariadb', 'mysql'] } as const;
type Role = keyof typeof PROGRAMS;

export interface Program {
  readonly name: string;
  readonly isMariaDb: boolean;
}

const versionOf = async (name: string, env: NodeJS.ProcessEnv): Promise<string | null> => {
  const child = spawn(name, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'], env });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  try {
    await once(child, 'close');
    return text === '' ? null : text;
  } catch {
    // there is none
    return null;
  }
};

/** @throws BackupFault when none is installed */
export const findProgram = async (role: Role, env: NodeJS.ProcessEnv = process.env): Promise<Program> => {
  for (const name of PROGRAMS[role]) {
    const version = await versionOf(name, env);
    if (version !== null) return { name, isMariaDb: /mariadb/i.test(version) };
  }
  throw new BackupFault(
    `Neither ${PROGRAMS[role].join(' nor ')} is installed on this machine: install the client programs of MariaDB ` +
      '(the package mariadb-client) or MySQL, then run the command again.',
  );
};

const tlsOf = ({ tls }: MysqlAddress): readonly string[] => {
  // each family of programs skips the options of the other
  if (tls === null) return ['--loose-skip-ssl', '--loose-ssl-mode=DISABLED', '--loose-get-server-public-key'];
  const authority = tls.caFile === null ? [] : [`--ssl-ca=${tls.caFile}`];
  const checked = tls.verifyHost
    ? ['--loose-ssl-verify-server-cert', '--loose-ssl-mode=VERIFY_IDENTITY']
    : ['--loose-skip-ssl-verify-server-cert', '--loose-ssl-mode=VERIFY_CA'];
  return ['--loose-ssl', ...authority, ...checked];
};

/** The arguments of every program; files of settings of this user are left out. */
export const connectionOf = (address: MysqlAddress): readonly string[] => [
  '--no-defaults',
  ...(address.socket === null
    ? ['--protocol=tcp', `--host=${address.host}`, `--port=${address.port}`]
    : [`--socket=${address.socket}`]),
  `--user=${address.user}`,
  '--default-character-set=utf8mb4',
  ...tlsOf(address),
];

/** Starts a program; everybody on the machine sees its arguments, so the password goes by its environment. */
export const start = (program: Program, args: readonly string[], { password }: MysqlAddress): ChildProcess =>
  spawn(program.name, [...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], MYSQL_PWD: password },
  });

/** Waits for its end. @throws BackupFault with the first line of what it said, which has no values of rows */
export const ended = async (child: ChildProcess, name: string, what: string): Promise<void> => {
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said = (said + part.toString()).slice(0, 2_000)));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code === 0) return;
  const line = said
    .split('\n')
    .find((candidate) => candidate.trim() !== '' && !/^(?:WARNING|mysqldump: \[Warning\])/i.test(candidate));
  throw new BackupFault(`${name} could not ${what} (${line?.trim() ?? signal ?? `exit code ${String(code)}`}).`);
};
