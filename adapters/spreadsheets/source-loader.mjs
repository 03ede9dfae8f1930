import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { withEachLanguage } from '../../tools/languages/in-each-language.mjs';

export const resolve = (specifier, context, next) =>
  specifier.startsWith('.') && context.parentURL?.endsWith('.ts')
    ? next(specifier.replace(/\.js$/, '.ts'), context)
    : next(
        specifier,
        specifier.startsWith('@rrr/') ? { ...context, conditions: ['rrr-source', ...context.conditions] } : context,
      );

export const load = async (url, context, next) => {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(withEachLanguage(await readFile(filename, 'utf8'), { file: filename }), {
    filename,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return { format: 'module', source: code, shortCircuit: true };
};
