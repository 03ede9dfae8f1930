import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SentMail, SentMails } from '@rrr/core/outbox';
import { readMail } from './read-mail.js';

const MOST = 200;
const ID = /^[A-Za-z0-9_-]{1,100}$/;

/** The mails that the directory transport wrote, for a developer to look at. */
export const mailFolder = (directory: string): SentMails => {
  const read = async (id: string): Promise<SentMail | undefined> => {
    const path = join(directory, `${id}.eml`);
    try {
      const [source, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
      return { id, at: mtime.toISOString(), ...readMail(source) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
  return {
    list: async () => {
      const names = await readdir(directory).catch(() => []);
      // ids begin with the time, so the order of names is the order of mails
      const newest = names
        .filter((name) => name.endsWith('.eml'))
        .map((name) => name.slice(0, -4))
        .toSorted()
        .toReversed()
        .slice(0, MOST);
      return (await Promise.all(newest.map(read))).filter((mail) => mail !== undefined);
    },
    find: (id) => (ID.test(id) ? read(id) : Promise.resolve(undefined)),
  };
};
