import { LOCALES } from '../languages/table.mjs';
import { withEachLanguage } from '../languages/in-each-language.mjs';

/**
 * A loader for the words in each language. A module that is built for one language, which its layer or the build names,
 * has the words of no other.
 */
export default function eachLanguage(source) {
  const layer = this._module?.layer?.replace(/^area-/, '');
  const only = this.getOptions().locale ?? (LOCALES.includes(layer) ? layer : undefined);
  return withEachLanguage(source, {
    file: this.resourcePath,
    ...(only === undefined ? {} : { locales: [only] }),
    layered: true,
  });
}
