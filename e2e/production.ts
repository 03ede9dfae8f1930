import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newDataDir } from './running-server.js';

const newKey = (): string => randomBytes(32).toString('base64');

/** The settings that the README asks for in production, on this machine; mails are written to the data folder. */
export const productionSettings = (port: number, databaseUrl: string): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  PUBLIC_URL: `http://localhost:${port}`,
  DATABASE_URL: databaseUrl,
  SMTP_URL: 'files',
  MAIL_FROM: 'Red Rider Rewards <rewards@example.com>',
  CONTACT_EMAIL: 'office@example.com',
  SESSION_KEY: newKey(),
  PIN_KEY: newKey(),
  FILE_KEYS: `first:${newKey()}`,
  AUDIT_KEY: `first:${newKey()}`,
});

/** The settings that name a program file with these values, in a new folder. */
export const programSettings = async (program: object): Promise<{ readonly PROGRAM_FILE: string }> => {
  const PROGRAM_FILE = path.join(await newDataDir(), 'program.json');
  await writeFile(PROGRAM_FILE, JSON.stringify(program));
  return { PROGRAM_FILE };
};

/** Runs a command of the README (`npm run cli -- …`) and returns what it printed. @throws with it if it failed */
export const runCommand = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> => {
  const child = spawn(process.execPath, ['tools/cli.mjs', ...args], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} exited with ${code}:\n${printed}`);
  return printed;
};
