import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const files = execFileSync('git', ['ls-files', 'frontends/**/*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((name) => name !== '' && !name.endsWith('.test.tsx'));
const named = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** `RedeemForm.tsx` exports `RedeemForm`; a file that exports no component of its name is in kebab-case. */
const fault = (file: string): string | null => {
  const name = basename(file, '.tsx');
  const exported = [
    ...readFileSync(file, 'utf8').matchAll(/^export (?:(?:const|class|function) |\{ )([A-Z]\w*)/gm),
  ].map(([, value]) => value);
  if (/^[A-Z]/.test(name)) return exported.includes(name) ? null : `${file} exports no ${name}`;
  return exported.includes(named(name)) ? `${file} should be called ${named(name)}.tsx` : null;
};

describe('the file of a component', () => {
  it('has its name', () => expect(files.map(fault).filter((it) => it !== null)).toEqual([]));
});
