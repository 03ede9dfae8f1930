import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The code in the newest mail to an address, once it was sent: the demo writes its mails to a folder. */
export const codeTo = async (dataDir: string, email: string): Promise<string> => {
  const folder = join(dataDir, 'mail');
  for (;;) {
    const names = await readdir(folder).catch(() => []);
    // a mail that is still being written has another name
    for (const name of names
      .filter((it) => it.endsWith('.eml'))
      .toSorted()
      .toReversed()) {
      const mail = await readFile(join(folder, name), 'utf8');
      const code = mail.includes(email) ? /\b(\d{6})\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[1] : undefined;
      if (code) return code;
    }
    await pause(100);
  }
};
