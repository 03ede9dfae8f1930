import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { MailRefused } from '@rrr/core/outbox';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { mailer as unclosed } from './index.js';

const from = 'Red Rider Rewards <rewards@example.com>';
const mail = {
  to: 'zoe@example.com',
  subject: 'Récompense',
  text: 'Vous avez gagné 45,50 $',
  html: '<p>Vous avez gagné 45,50&nbsp;$</p>',
  messageId: '<m1@rewards.example.com>',
};

const senders: ReturnType<typeof unclosed>[] = [];
const mailer: typeof unclosed = (options) => {
  const sender = unclosed(options);
  senders.push(sender);
  return sender;
};
const closeSenders = (): void => {
  for (const sender of senders.splice(0)) sender.close?.();
};

interface Taken {
  readonly to: readonly string[];
  readonly content: string;
}

describe('over SMTP', () => {
  const open: SMTPServer[] = [];
  afterEach(closeSenders);
  afterEach(() => Promise.all(open.splice(0).map((it) => new Promise<void>((done) => it.close(done)))));

  it('a mailbox that does not exist is refused for good; policy and what may pass are not', async () => {
    const answers = [
      [550, '5.1.1 no such mailbox', true],
      [550, '5.7.1 not allowed', false],
      [450, '4.2.0 later', false],
    ] as const;
    for (const [code, text, isFinal] of answers) {
      const { port } = await serve({
        onRcptTo: (_, __, done) => done(Object.assign(new Error(text), { responseCode: code })),
      });
      const tried = mailer({ from, transport: { smtp: `smtp://127.0.0.1:${port}` } }).send(mail, 'codes');
      const failed: unknown = await tried.catch((error: unknown) => error);
      expect([text, failed instanceof MailRefused]).toEqual([text, isFinal]);
    }
  });

  const serve = async (options: SMTPServerOptions = {}, port = 0) => {
    const taken: Taken[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          taken.push({
            to: session.envelope.rcptTo.map((it) => it.address),
            content: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
      ...options,
    });
    open.push(server);
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    return { taken, port: (server.server.address() as AddressInfo).port };
  };

  it('a mail arrives with its text, its HTML and its Message-ID, the same at a repeat', async () => {
    const { taken, port } = await serve();
    const sender = mailer({ from, transport: { smtp: `smtp://127.0.0.1:${port}` } });
    await sender.send(mail, 'codes');
    await sender.send(mail, 'codes');
    expect(taken.map((it) => it.to)).toEqual([['zoe@example.com'], ['zoe@example.com']]);
    for (const { content } of taken) {
      expect(content).toContain('Message-ID: <m1@rewards.example.com>');
      expect(content).toContain('From: Red Rider Rewards <rewards@example.com>');
      expect(content).toContain('Auto-Submitted: auto-generated');
      expect(content).toContain('Subject: =?UTF-8?Q?R=C3=A9compense?=');
      expect(content).toMatch(/text\/plain; charset=utf-8[\s\S]*text\/html; charset=utf-8/);
    }
  });

  it('a mail that somebody else wrote is answered to them', async () => {
    const { taken, port } = await serve();
    await mailer({ from, transport: { smtp: `smtp://127.0.0.1:${port}` } }).send(
      {
        ...mail,
        replyTo: { name: 'Kim\r\nBcc: other@example.com', address: 'kim@example.com' },
      },
      'others',
    );
    expect(taken[0]?.content).toMatch(/^Reply-To: [^<]*<kim@example\.com>/m);
    expect(taken[0]?.content).not.toMatch(/^Bcc:/m);
    expect(taken.map((it) => it.to)).toEqual([['zoe@example.com']]);
  });

  it('signs in with what the address names', async () => {
    const seen: string[] = [];
    const { taken, port } = await serve({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username = '', password = '' }, _, done) => {
        seen.push(`${username}/${password}`);
        done(null, { user: username });
      },
    });
    await mailer({ from, transport: { smtp: `smtp://us%40er:p%3Ass@127.0.0.1:${port}` } }).send(mail, 'codes');
    expect([seen, taken.length]).toEqual([['us@er/p:ss'], 1]);
  });

  it('a password goes to another machine only when the line is sealed, also where nobody offers that', async () => {
    const seen: unknown[] = [];
    const { port } = await serve({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (auth, _, done) => void (seen.push(auth.password), done(null, { user: 'rewards' })),
    });
    // reaches this machine, but is none of its own names
    await expect(
      mailer({ from, transport: { smtp: `smtp://rewards:secret@0.0.0.0:${port}` } }).send(mail, 'codes'),
    ).rejects.toMatchObject({ code: 'ETLS' });
    expect(seen).toEqual([]);
  });

  it('a mail goes to another machine only over a sealed line, unless the settings say otherwise', async () => {
    const { taken, port } = await serve();
    // reaches this machine, but is none of its own names
    const smtp = `smtp://0.0.0.0:${port}`;
    await expect(mailer({ from, transport: { smtp } }).send(mail, 'codes')).rejects.toMatchObject({ code: 'ETLS' });
    expect(taken).toEqual([]);
    await mailer({ from, transport: { smtp, plain: true } }).send(mail, 'codes');
    expect(taken).toHaveLength(1);
    await expect(
      mailer({ from, transport: { smtp: `smtp://rewards:secret@0.0.0.0:${port}`, plain: true } }).send(mail, 'codes'),
    ).rejects.toMatchObject({ code: 'ETLS' });
  });

  it('a refusal, or nobody there, throws; the next try reaches a server that came back', async () => {
    const { port } = await serve({ onRcptTo: (_, __, done) => done(new Error('mailbox unavailable')) });
    const sender = mailer({ from, transport: { smtp: `smtp://127.0.0.1:${port}` } });
    await expect(sender.send(mail, 'codes')).rejects.toThrow('mailbox unavailable');
    await Promise.all(open.splice(0).map((it) => new Promise<void>((done) => it.close(done))));
    await expect(sender.send(mail, 'codes')).rejects.toMatchObject({ code: 'ESOCKET' });
    const { taken } = await serve({}, port);
    await sender.send(mail, 'codes');
    expect(taken).toHaveLength(1);
  });

  it('one address is one reader, and a line break adds no header', async () => {
    const { taken, port } = await serve();
    const sender = mailer({ from, transport: { smtp: `smtp://127.0.0.1:${port}` } });
    await sender.send({ ...mail, subject: 'Hello\r\nBcc: other@example.com' }, 'others');
    expect(taken[0]?.to).toEqual(['zoe@example.com']);
    expect(taken[0]?.content).not.toMatch(/^Bcc:/m);
    await sender.send({ ...mail, to: 'zoe@example.com, other@example.com' }, 'others').catch(() => undefined);
    expect(taken.every((it) => it.to.length === 1)).toBe(true);
  });
});

describe('into a directory', () => {
  const made: string[] = [];
  afterAll(() => Promise.all(made.map((it) => rm(it, { recursive: true }))));

  it('a mail is a whole .eml file, and a repeat the same file', async () => {
    const directory = join(await mkdtemp(join(tmpdir(), 'mail-')), 'deep', 'er');
    made.push(directory);
    const sender = mailer({ from, transport: { directory } });
    await sender.send(mail, 'codes');
    await sender.send(mail, 'codes');
    await sender.send({ ...mail, messageId: '<../../m2@rewards.example.com>' }, 'others');
    expect((await readdir(directory)).toSorted()).toEqual(['m1.eml', 'm2.eml']);
    expect(await readFile(join(directory, 'm1.eml'), 'utf8')).toContain('Message-ID: <m1@rewards.example.com>');
    // it may hold a code that lets in whoever reads it
    expect([(await stat(join(directory, 'm1.eml'))).mode & 0o777, (await stat(directory)).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
  });
});
