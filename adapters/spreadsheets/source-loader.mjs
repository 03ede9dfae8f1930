import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

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
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  return { format: 'module', source: code, shortCircuit: true };
};
