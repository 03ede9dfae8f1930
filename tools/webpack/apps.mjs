import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const remotes = ['admin', 'rider', 'dealer', 'promoter'];
export const apps = ['shell', ...remotes];
/** Development server ports. */
export const ports = { shell: 4100, admin: 4101, rider: 4102, dealer: 4103, promoter: 4104 };

export const chosen = (names) => {
  const unknown = names.filter((it) => !apps.includes(it));
  if (unknown.length) throw new Error(`Unknown frontend ${unknown.join(', ')}. Choose from ${apps.join(', ')}`);
  return names.length ? names : apps;
};
