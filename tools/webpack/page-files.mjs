import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../languages/table.mjs';
import { root } from './apps.mjs';

/** The file that names an app's pages and loads each on demand. */
const ROUTES = { shell: 'site/router.tsx' };
const routesFile = (app) => path.join(root, 'frontends', app, ROUTES[app] ?? 'remote.tsx');
const FEDERATION = 'area/federation/load-remote';
/** The shell has files of its own for each language (config.mjs): ending, layer of the site, layer of the areas. */
const LANGUAGES = LOCALES.map((locale) => [locale === DEFAULT_LOCALE ? '' : `.${locale}`, locale, `area-${locale}`]);

const pathsByName = () =>
  Object.fromEntries(
    [...readFileSync(path.join(root, 'contract/pages.ts'), 'utf8').matchAll(/^ {2}(\w+): '([^']*)',$/gm)].map(
      ([, name, at]) => [name, at],
    ),
  );

const ROUTE = /(?:path: (?:PAGES\.(\w+)|'([^']*)')|index: true),[^{}]*?element: page\(/;
const PAGE_AT = /pageAt\(\s*'([^']*)',/;
const MODULE = /\s*\(\) =>\s*import\(\s*(?:\/\*[^*]*\*\/)?\s*'([^']+)\.js'/;
const PAGE = new RegExp(`(?:${ROUTE.source}|${PAGE_AT.source})${MODULE.source}`, 'g');

/** Which module each page of an app loads on demand: its path, then the module without its ending. */
export const pageModules = (app) => {
  const [source, paths] = [readFileSync(routesFile(app), 'utf8'), pathsByName()];
  const found = source.matchAll(PAGE);
  const folder = path.dirname(ROUTES[app] ?? 'remote.tsx');
  return Object.fromEntries(
    [...found].map(([, name, at, inRemote, module]) => [
      name ? paths[name] : (at ?? inRemote ?? ''),
      path.posix.join(folder, module),
    ]),
  );
};

/**
 * Writes page-files.json: the files that each page of an app loads on demand; for the shell also page-files.fr.json. The
 * server preloads them with the page (adapters/http/site/preloads.ts).
 */
export class PageFiles {
  constructor(app) {
    this.app = app;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageFiles', (compilation) =>
      // after the content hashes are in the names
      compilation.hooks.processAssets.tap({ name: 'PageFiles', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = this.filesByModule(compilation);
        for (const [ending, site, area] of this.app === 'shell' ? LANGUAGES : [['', null, null]]) {
          const of = (layer, module) => files.get(`${layer}:${module}`);
          const pages = Object.entries(pageModules(this.app)).map(([at, module]) => [at, of(site, module) ?? []]);
          const federation = of(area, FEDERATION);
          compilation.emitAsset(
            `page-files${ending}.json`,
            new sources.RawSource(
              JSON.stringify({ pages: Object.fromEntries(pages), ...(federation ? { federation } : {}) }),
            ),
          );
        }
      }),
    );
  }

  /** The files of every module that is loaded on demand, by its layer and name. */
  filesByModule({ modules, chunkGraph, moduleGraph }) {
    const folder = path.join(root, 'frontends', this.app);
    const found = new Map();
    for (const { blocks } of modules)
      for (const block of blocks) {
        const group = chunkGraph.getBlockChunkGroup(block);
        const module = moduleGraph.getModule(block.dependencies[0]);
        const resource = module?.resource ?? module?.rootModule?.resource;
        if (!group || !resource) continue;
        const files = group.chunks.flatMap((chunk) => [...chunk.files]).filter((value) => /\.(?:js|css)$/.test(value));
        found.set(`${module.layer}:${path.relative(folder, resource).replace(/\.tsx?$/, '')}`, [...new Set(files)]);
      }
    return found;
  }
}
