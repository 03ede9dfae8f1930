import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './apps.mjs';
import { hostContract } from './remotes-file.mjs';

const LIST = 'frontends/shell/area/federation/routing.ts';
const ROUTER = 'react-router-dom';
/** Runs a remote on a page of its own, where its router is whole; the shell never loads it. */
const ALONE = path.join(root, 'frontends/kit/base/alone/');

/** The names of react-router-dom that the shell shares, read where they are written. */
const sharedRouting = () => {
  const [, clause] = /export \{([^}]*)\}/.exec(readFileSync(path.join(root, LIST), 'utf8')) ?? [];
  if (clause === undefined) throw new Error(`${LIST} exports nothing`);
  return clause.split(',').flatMap((part) => part.trim() || []);
};

/**
 * The shell shares a part of react-router-dom, for the whole is twice as heavy (ADR 44). A remote that uses another
 * part would crash when it is opened, so it does not build. What it uses, and the contract it was built for, goes into
 * its manifest, where any shell can read it before it runs the remote.
 */
export class RemoteNeeds {
  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteNeeds', (compilation) => {
      const used = new Set();
      compilation.hooks.finishModules.tap('RemoteNeeds', (modules) => {
        const shared = sharedRouting();
        const refuse = (module, what) => {
          const file = path.relative(root, module.resource);
          compilation.errors.push(
            new WebpackError(`${file} ${what} See docs/adr/0044-module-federation-with-one-router.md.`),
          );
        };
        for (const module of modules) {
          if (!module.resource || module.resource.includes('node_modules') || module.resource.startsWith(ALONE))
            continue;
          for (const dependency of module.dependencies) {
            if (dependency.request === 'react-router')
              refuse(module, `imports react-router, of which the page would get a second copy. Import ${ROUTER}.`);
            if (dependency.request !== ROUTER || !Array.isArray(dependency.ids)) continue;
            const name = dependency.ids[0] ?? '*';
            used.add(name);
            if (name === '*') refuse(module, `imports all of ${ROUTER}, which the shell does not share. Import names.`);
            else if (!shared.includes(name))
              refuse(module, `imports ${name} of ${ROUTER}, which the shell does not share. Add it to ${LIST}.`);
          }
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'RemoteNeeds', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const manifest = compilation.getAsset('mf-manifest.json');
          if (!manifest) return;
          const needs = { contract: hostContract(), routing: [...used].sort() };
          const text = JSON.stringify({ ...JSON.parse(manifest.source.source().toString()), needs });
          compilation.updateAsset('mf-manifest.json', new sources.RawSource(text));
        },
      );
    });
  }
}
