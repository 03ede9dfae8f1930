import swc from '@swc/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordName } from '../languages/in-each-language.mjs';
import { LOCALES } from '../languages/table.mjs';
import { root } from './apps.mjs';

const RELATIVE = /from\s*(["'])(\.[^"']+)\1/g;

/** The address of a module of words, with what it imports. */
const moduleOf = async (file) => {
  const source = readFileSync(file, 'utf8');
  const { code } = await swc.transform(source, {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const inner = new Map();
  for (const [, , at] of code.matchAll(RELATIVE))
    inner.set(at, await moduleOf(path.join(path.dirname(file), at.replace(/\.js$/, '.ts'))));
  const whole = code.replaceAll(RELATIVE, (_, quote, at) => `from ${quote}${inner.get(at)}${quote}`);
  return `data:text/javascript;base64,${Buffer.from(whole).toString('base64')}`;
};

/** The words of a file of frontends/, in each language: `words-*.ts` is read as `words-en.ts` and `words-fr.ts`. */
export const wordsIn = async (file) => {
  const all = LOCALES.map(async (locale) => {
    const at = path.join(root, 'frontends', file.replace('*', locale));
    return [locale, (await import(await moduleOf(at)))[wordName('en', locale)]];
  });
  return Object.fromEntries(await Promise.all(all));
};

/** Emits a file of words that the server reads, so that the texts stay in one place. */
export class WordsFile {
  constructor(name, make) {
    Object.assign(this, { name, make });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WordsFile', (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: 'WordsFile', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => compilation.emitAsset(this.name, new sources.RawSource(JSON.stringify(await this.make()))),
      ),
    );
  }
}
