import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Transport } from './transport.js';

/** For development and demos: writes each mail to a file named after its Message-ID, so a repeat replaces the first. */
export const directoryTransport = (directory: string): Transport => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let isFirst = true;
  const hand: Transport['hand'] = async (mail) => {
    const { message } = await composer.sendMail(mail);
    // what holds it, only once: while the data are moved away, nothing is made in their place
    await mkdir(directory, { recursive: isFirst, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    isFirst = false;
    const name = (mail.messageId ?? '').replace(/@.*$/, '').replace(/[^A-Za-z0-9_-]/g, '') || 'mail';
    const path = join(directory, `${name}.eml`);
    // written under another name and renamed, so that readers never see a partial mail; private, because it may contain
    // a code
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
  return { hand, close: () => undefined };
};
