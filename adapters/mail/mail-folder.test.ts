import { afterAll, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailer, mailFolder } from './index.js';

const made: string[] = [];
afterAll(() => Promise.all(made.map((it) => rm(it, { recursive: true }))));

const folder = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mails-'));
  made.push(directory);
  return { directory, sender: mailer({ from: 'Rewards <rewards@example.com>', transport: { directory } }) };
};

it('reads back what was written, accents and long lines included, newest first', async () => {
  const { directory, sender } = await folder();
  const mail = {
    to: 'zoe@example.com',
    subject: 'Récompense\u00a0: 45,50\u00a0$ chez « Kim & fils », une ligne assez longue pour être coupée en deux',
    text: `Vous avez gagné 45,50 $ = beaucoup.\n\nhttps://rewards.example.com/fr/login#code=${'x'.repeat(90)}\n--\n.`,
    html: '<p>Vous avez gagné <b>45,50&nbsp;$</b> 🏍</p>',
  };
  await sender.send({ ...mail, messageId: '<01A@rewards.example.com>' }, 'others');
  await sender.send({ ...mail, subject: 'Plain', text: 'Plain', messageId: '<01B@rewards.example.com>' }, 'others');
  await writeFile(join(directory, '01C.eml.part'), 'half written');
  const [second, first] = await mailFolder(directory).list();
  expect(first).toEqual({ id: '01A', at: expect.stringMatching(/^\d{4}-.*Z$/), ...mail });
  expect([second?.id, second?.subject, second?.text]).toEqual(['01B', 'Plain', 'Plain']);
  expect((await mailFolder(directory).find('01A'))?.subject).toBe(mail.subject);
});

it('is not made anew with the folder that holds it, which was moved away', async () => {
  const { directory } = await folder();
  const [parent, path] = [join(directory, 'data'), join(directory, 'data', 'mail')];
  await mkdir(parent);
  const sender = mailer({ from: 'Rewards <rewards@example.com>', transport: { directory: path } });
  const mail = { to: 'zoe@example.com', subject: 'A', text: 'A', html: 'A', messageId: '<01A@rewards.example.com>' };
  await sender.send(mail, 'others');
  await rename(parent, join(directory, 'aside'));
  await expect(sender.send(mail, 'others')).rejects.toThrow('ENOENT');
  expect(existsSync(parent)).toBe(false);
  await rename(join(directory, 'aside'), parent);
  await sender.send(mail, 'others');
});

it('finds nothing outside the folder, and nothing where there is no folder', async () => {
  const { directory } = await folder();
  await writeFile(join(directory, '..', 'outside.eml'), 'Subject: secret\r\n\r\n');
  for (const id of ['../outside', '..%2Foutside', 'none', '', '/etc/passwd'])
    expect(await mailFolder(directory).find(id)).toBeUndefined();
  await rm(join(directory, '..', 'outside.eml'));
  expect(await mailFolder(join(directory, 'not-there')).list()).toEqual([]);
});
