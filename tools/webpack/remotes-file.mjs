import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotes, root } from './apps.mjs';

/** Read where it is written, so that a build never ships another number than its screens have. */
export const hostContract = () => {
  const [, number] =
    /HOST_CONTRACT = (\d+);/.exec(readFileSync(path.join(root, 'frontends/kit/base/host.ts'), 'utf8')) ?? [];
  if (number === undefined) throw new Error('frontends/kit/base/host.ts names no HOST_CONTRACT');
  return Number(number);
};

/** `contracts` names the contract of each remote: those here are built together with the shell. */
export const remotesFile = (addressOf) =>
  JSON.stringify({
    // for pages of an earlier shell, which know one number for all
    contract: hostContract(),
    remotes: Object.fromEntries(remotes.map((remote) => [remote, addressOf(remote)])),
    contracts: Object.fromEntries(remotes.map((remote) => [remote, hostContract()])),
  });

/**
 * Puts the default addresses beside the shell, for a host that serves files and nothing else; the server may answer
 * others.
 */
export class RemotesFile {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemotesFile', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'RemotesFile', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () =>
          compilation.emitAsset(
            'remotes.json',
            new sources.RawSource(remotesFile((value) => `/remotes/${value}/mf-manifest.json`)),
          ),
      ),
    );
  }
}
