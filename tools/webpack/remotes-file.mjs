import { remotes } from './apps.mjs';

export const remotesFile = (addressOf) =>
  JSON.stringify({ contract: 1, remotes: Object.fromEntries(remotes.map((it) => [it, addressOf(it)])) });

/** Puts the default addresses beside the shell, for a host that serves files and nothing else; the server may answer others. */
export class RemotesFile {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemotesFile', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'RemotesFile', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
        compilation.emitAsset('remotes.json', new sources.RawSource(remotesFile((it) => `/remotes/${it}/mf-manifest.json`))),
      ),
    );
  }
}
