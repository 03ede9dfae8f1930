import { resealFactors } from '@rrr/core/identity';
import { resealWebhooks } from '@rrr/core/webhooks';
import { rotateFiles } from '@rrr/files';
import type { Command } from './command.js';

/**
 * Re-encrypts all files, second factors and secrets of webhooks with the first of FILE_KEYS; continues where an
 * interrupted run stopped.
 */
export const rotateFilesCommand: Command = {
  usage: 'files:rotate',
  about:
    're-encrypt all documents, pictures, second factors and secrets of webhooks with the first key of FILE_KEYS; ' +
    'then you can remove the others',
  run: async ({ files, secrets, webhookSecrets, uow, clock, ids, say }) => {
    const { store, keys } = files();
    const [newest = ''] = keys.keys();
    const { rotated, kept, failed, foreign } = await rotateFiles({
      store,
      keys,
      note: (key, keyId) => uow.run((tx) => tx.documents.sealed(key, keyId)),
    });
    const factors = await resealFactors({ uow, secrets: secrets() });
    const webhooks = await resealWebhooks({ uow, secrets: webhookSecrets() });
    const done = { rotated, kept, failed: failed.length, foreign, factors, webhooks };
    const detail = { by: 'command line', keyId: newest, ...done };
    await uow.run((tx) =>
      tx.audit.append({
        id: ids.next(),
        at: clock.now(),
        actorId: null,
        proxyHostId: null,
        action: 'rotate-files',
        objectType: 'files',
        objectId: newest,
        detail,
      }),
    );
    say(`Re-encrypted ${rotated} files with the key ${newest}; ${kept} already used it.`);
    if (factors > 0) say(`Second factors re-encrypted: ${factors}.`);
    if (webhooks > 0) say(`Secrets of webhooks re-encrypted: ${webhooks}.`);
    if (foreign > 0) say(`${foreign} files do not belong to the portal and were not changed.`);
    if (failed.length === 0) return 0;
    say(
      `${failed.length} files cannot be decrypted with any key of FILE_KEYS and were not changed:\n` +
        failed.map((text) => `  ${text}`).join('\n'),
    );
    return 1;
  },
};
