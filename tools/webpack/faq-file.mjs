import swc from '@swc/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.mjs';

const wordsOf = async (locale) => {
  const source = readFileSync(path.join(root, `frontends/shell/features/about/words/faq-${locale}.ts`), 'utf8');
  const { code } = await swc.transform(source, {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`))[locale];
};

/** The questions and answers of the FAQ page in both languages, with their figures still as `{{name}}`. */
export const faqQuestions = async () =>
  Object.fromEntries(
    await Promise.all(
      ['en', 'fr'].map(async (locale) => [
        locale,
        Object.values(await wordsOf(locale)).filter((it) => typeof it === 'object' && 'question' in it),
      ]),
    ),
  );

/** Writes faq.json, which the server turns into structured data, so that the texts stay in one place. */
export class FaqFile {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FaqFile', (compilation) =>
      compilation.hooks.processAssets.tapPromise(
        { name: 'FaqFile', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => compilation.emitAsset('faq.json', new sources.RawSource(JSON.stringify(await faqQuestions()))),
      ),
    );
  }
}
