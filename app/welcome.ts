import type { DemoLogin } from '@rrr/seed/demo';

const boxed = (lines: readonly string[]): string => {
  const width = Math.max(...lines.map((it) => it.length));
  const rule = '─'.repeat(width + 4);
  return [`╭${rule}╮`, ...lines.map((it) => `│  ${it.padEnd(width)}  │`), `╰${rule}╯`].join('\n');
};

/** The start message: the URL, the demo logins, and where the mails of development are. */
export const welcome = (
  brand: string,
  address: string,
  { logins, mails }: { readonly logins: readonly DemoLogin[]; readonly mails: boolean },
): string => {
  const column = (values: readonly string[]) => Math.max(0, ...values.map((it) => it.length));
  const [types, emails] = [column(logins.map((it) => it.type)), column(logins.map((it) => it.email))];
  return boxed([
    `${brand}  ${address}`,
    ...(logins.length > 0 ? ['', 'Log in with'] : []),
    ...logins.map(
      (login) =>
        `${login.type.padEnd(types)}  ${login.email.padEnd(emails)}  ${login.password}${login.pin === null ? '' : `  PIN ${login.pin}`}`,
    ),
    ...(mails ? ['', `E-mails  ${address}/dev/mails`] : []),
  ]);
};
