import type { DemoLogin } from '@rrr/seed/demo';

const boxed = (lines: readonly string[]): string => {
  const width = Math.max(...lines.map((line) => line.length));
  const rule = '─'.repeat(width + 4);
  return [`╭${rule}╮`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `╰${rule}╯`].join('\n');
};

/** The start message: the URL, the demo logins, and where the mails of development are. */
export const welcome = (
  brand: string,
  address: string,
  { logins, mails }: { readonly logins: readonly DemoLogin[]; readonly mails: boolean },
): string => {
  const column = (values: readonly string[]) => Math.max(0, ...values.map((value) => value.length));
  const [types, emails] = [column(logins.map((login) => login.type)), column(logins.map((login) => login.email))];
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
