import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const transpile = (file) =>
  transformSync(readFileSync(file, 'utf8'), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  }).code;

/** A source file that imports nothing but types. */
export const loadFile = (file) =>
  import(`data:text/javascript,${encodeURIComponent(transpile(path.join(root, file)))}`);

/** The contract as it stands in the sources, with zod: this runs before anything is built. */
export const loadContract = async () => {
  const from = path.join(root, 'contract');
  const to = path.join(root, 'node_modules/.cache/new-feature', String(process.pid));
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'package.json'), '{"type":"module"}');
  const sources = readdirSync(from, { recursive: true }).filter((it) => /(?<!\.test)\.ts$/.test(it));
  for (const name of sources.filter((it) => !it.includes('node_modules'))) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    writeFileSync(path.join(to, name.replace(/\.ts$/, '.js')), transpile(path.join(from, name)));
  }
  try {
    const [contract, { z }] = await Promise.all([import(pathToFileURL(path.join(to, 'index.js')).href), import('zod')]);
    const json = (schema, io) => z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
    return { contract, json };
  } finally {
    rmSync(to, { recursive: true, force: true });
  }
};
