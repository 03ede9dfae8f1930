import path from 'node:path';
import { root } from './apps.mjs';
import { UNUSED_NAMES } from './react-without-unused.mjs';

const PACKAGES = new Set(['react', 'react-dom', 'react-dom/client']);

/** Refuses a module that imports a part of React which the shell's build does not have (react-parts.mjs). */
export class UnusedNames {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('UnusedNames', (compilation) =>
      compilation.hooks.finishModules.tap('UnusedNames', (modules) => {
        for (const { resource, dependencies } of modules)
          for (const { request, ids } of dependencies) {
            const name = PACKAGES.has(request) && ids?.find((candidate) => UNUSED_NAMES.has(candidate));
            if (name)
              compilation.errors.push(
                new WebpackError(
                  `${path.relative(root, resource)} imports ${name} of ${request}, which the shell leaves out. To use ` +
                    'it, take its part out of tools/webpack/react-parts.mjs. See docs/adr/0049-react-without-unused-parts.md.',
                ),
              );
          }
      }),
    );
  }
}
