// TypeScript for tests: the words in each language, then @swc/jest.
import swcJest from '@swc/jest';
import { createHash } from 'node:crypto';
import { version, withEachLanguage } from '../languages/in-each-language.mjs';

export default {
  createTransformer: (options) => {
    const inner = swcJest.createTransformer(options);
    return {
      ...inner,
      process: (source, file, how) => inner.process(withEachLanguage(source, { file }), file, how),
      processAsync: async (source, file, how) => inner.process(withEachLanguage(source, { file }), file, how),
      getCacheKey: (source, file, how) =>
        createHash('sha256')
          .update(inner.getCacheKey(source, file, how))
          .update(version)
          .digest('hex'),
    };
  },
};
