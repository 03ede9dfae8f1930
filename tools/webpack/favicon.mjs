import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.mjs';

/**
 * Puts the icon where browsers and monitors ask for it without reading the page. Its pictures are those of favicon.svg.
 */
export class Favicon {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Favicon', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'Favicon', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
        compilation.emitAsset(
          'favicon.ico',
          new sources.RawSource(readFileSync(path.join(root, 'frontends/kit/base/brand/favicon.ico'))),
        ),
      ),
    );
  }
}
