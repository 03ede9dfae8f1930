import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const remotes = ['admin', 'rider', 'dealer', 'promoter'];
export const apps = ['shell', ...remotes];
/** Ports of the development servers: the shell's is `DEV_PORT`, and the remotes have the next four. */
const first = Number(process.env.DEV_PORT ?? 4100);
export const ports = Object.fromEntries(apps.map((app, at) => [app, first + at]));

export const chosen = (names) => {
  const unknown = names.filter((name) => !apps.includes(name));
  if (unknown.length) throw new Error(`Unknown frontend ${unknown.join(', ')}. Choose from ${apps.join(', ')}`);
  return names.length ? names : apps;
};
