import { rotateFiles } from '@rrr/files';
import type { Command } from './command.js';

/** Re-encrypts all files with the first of FILE_KEYS; continues where an interrupted run stopped. */
export const rotateFilesCommand: Command = {
  usage: 'files:rotate',
  about:
    'encrypt every licence, tax form, timecard and picture with the first of FILE_KEYS; the others may be taken out after it',
  run: async ({ files, uow, clock, ids, say }) => {
    const { store, keys } = files();
    const [newest = ''] = keys.keys();
    const { rotated, kept, failed, foreign } = await rotateFiles({
      store,
      keys,
      note: (key, keyId) => uow.run((tx) => tx.documents.sealed(key, keyId)),
    });
    const detail = { by: 'command line', keyId: newest, rotated, kept, failed: failed.length, foreign };
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
    say(`Encrypted ${rotated} files anew with the key ${newest}; ${kept} were so already.`);
    if (foreign > 0) say(`${foreign} files there are not the portal's, and stay as they are.`);
    if (failed.length === 0) return 0;
    say(
      `${failed.length} files cannot be opened with any of FILE_KEYS, and stay as they are:\n${failed.map((it) => `  ${it}`).join('\n')}`,
    );
    return 1;
  },
};
