import { listBackups } from '../backup/open-backup.js';
import type { FolderCommand } from './command.js';

/** Lists the backups of a folder or a bucket; exit code 1 when none is whole. */
export const backupsCommand: FolderCommand = {
  usage: 'backups <folder or s3://bucket/folder>',
  about: 'list the backups there, the newest last, and which of them are not whole',
  run: async ({ config, folder, say }) => {
    const backups = await listBackups(folder, config);
    const base = folder.replace(/\/+$/, '');
    for (const { name, isWhole } of backups)
      say(isWhole ? `${base}/${name}` : `${base}/${name}: not whole, interrupted or still being made`);
    const whole = backups.filter((backup) => backup.isWhole).length;
    if (whole === 0) say(`There is no whole backup in ${base}.`);
    return whole === 0 ? 1 : 0;
  },
};
