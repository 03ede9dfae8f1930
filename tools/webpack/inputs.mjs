import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.mjs';

const files = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && !/node_modules|\.test\.tsx?$|kit\/showcase/.test(path.join(it.parentPath, it.name)))
    .map((it) => path.join(it.parentPath, it.name))
    .sort();

/** A fingerprint of everything that an app is built from. */
export const inputsOf = (app) => {
  const hash = createHash('sha256');
  for (const file of [
    ...['contract', 'frontends/kit', `frontends/${app}`, 'tools/webpack'].flatMap(files),
    path.join(root, 'package-lock.json'),
  ])
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const memory = (app) => path.join(root, 'node_modules/.cache/webpack', `${app}.inputs`);
const product = (app) => path.join(root, 'dist/frontends', app, app === 'shell' ? 'index.html' : 'mf-manifest.json');

export const isBuilt = (app, inputs) =>
  existsSync(product(app)) && existsSync(memory(app)) && readFileSync(memory(app), 'utf8') === inputs;

export const rememberBuilt = (app, inputs) => {
  mkdirSync(path.dirname(memory(app)), { recursive: true });
  writeFileSync(memory(app), inputs);
};
