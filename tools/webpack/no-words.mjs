import path from 'node:path';

/** A loader for words in the language that a page is not in: an empty table stands in for them. */
export default function noWords() {
  const locale = path.basename(this.resourcePath, '.ts').slice(-2);
  return `export const ${locale} = {};`;
}
