import { readFileSync } from 'node:fs';

const place = new URL(import.meta.url.endsWith('.ts') ? '../package.json' : '../../package.json', import.meta.url);

/** The version of the product, such as 1.0.0, when run from source or from dist. */
export const productVersion = (): string => {
  const { version } = JSON.parse(readFileSync(place, 'utf8')) as { readonly version: string };
  return version;
};
