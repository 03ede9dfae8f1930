import swc from '@swc/core';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { version as languages, withEachLanguage } from '../languages/in-each-language.mjs';
import { root } from './apps.mjs';

/** By package: where its files are beside one another. */
const FOLDERS = { contract: '', records: 'records' };
// below node_modules, so that it finds zod
const CACHE = path.join(root, 'node_modules/.cache/rrr-contract');
/** What a browser's call needs of an endpoint. */
const NEEDED = ['id', 'method', 'path', 'files', 'idempotent'];

const sources = () =>
  Object.entries(FOLDERS).flatMap(([folder, to]) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (text) => text.endsWith('.ts') && !text.endsWith('.test.ts') && !text.split(path.sep).includes('node_modules'),
      )
      .toSorted()
      .map((name) => [path.join(to, name), readFileSync(path.join(root, folder, name), 'utf8')]),
  );

/** The contract as JavaScript, in a folder named by its content. */
const compiled = (files) => {
  const folder = path.join(
    CACHE,
    createHash('sha256')
      .update(languages + JSON.stringify(files))
      .digest('hex')
      .slice(0, 20),
  );
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  for (const [name, source] of files) {
    const to = path.join(draft, name.replace(/\.ts$/, '.js'));
    const { code } = swc.transformSync(withEachLanguage(source, { file: name }), {
      swcrc: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(
      to,
      code.replaceAll(/(['"])@rrr\/records(\/\w+)?\1/g, (_, quote, part = '') => `'./records${part}/index.js'`),
    );
  }
  writeFileSync(path.join(draft, 'package.json'), '{"type":"module"}');
  try {
    renameSync(draft, folder);
  } catch (error) {
    // a build that runs at the same time was first
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  return folder;
};

/** What a browser needs of each endpoint that the contract exports, by the name of its export. */
export const contractEndpoints = async () => {
  const folder = compiled(sources());
  const contract = await import(pathToFileURL(path.join(folder, 'index.js')).href);
  const found = Object.entries(contract).filter(([, value]) => value?.method !== undefined && value.path !== undefined);
  return new Map(
    found.map(([name, value]) => [
      name,
      Object.fromEntries(NEEDED.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]]))),
    ]),
  );
};
