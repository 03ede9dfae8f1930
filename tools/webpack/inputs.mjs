import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.mjs';

const files = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !/node_modules|\.test\.tsx?$|kit\/showcase/.test(path.join(entry.parentPath, entry.name)),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/** A fingerprint of everything that an app is built from. */
export const inputsOf = (app) => {
  const hash = createHash('sha256');
  for (const file of [
    ...['records', 'contract', 'frontends/kit', `frontends/${app}`, 'tools/languages', 'tools/webpack'].flatMap(files),
    path.join(root, 'package-lock.json'),
  ])
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const memory = (app, step) => path.join(root, 'node_modules/.cache/webpack', `${app}.${step}`);
/** Where an app is built. */
export const folderOf = (app) => path.join(root, 'dist/frontends', app);
const product = (app) => path.join(folderOf(app), app === 'shell' ? 'index.html' : 'mf-manifest.json');

const isDone = (step) => (app, inputs) =>
  existsSync(product(app)) && existsSync(memory(app, step)) && readFileSync(memory(app, step), 'utf8') === inputs;
const rememberDone = (step) => (app, inputs) => {
  mkdirSync(path.dirname(memory(app, step)), { recursive: true });
  writeFileSync(memory(app, step), inputs);
};

export const isBuilt = isDone('inputs');
export const isCompressed = isDone('compressed');
export const rememberCompressed = rememberDone('compressed');
export const rememberBuilt = (app, inputs) => {
  // a new build has no compressed files
  rmSync(memory(app, 'compressed'), { force: true });
  rememberDone('inputs')(app, inputs);
};
