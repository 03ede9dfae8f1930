import * as contract from '@rrr/contract';
import type { ApiTokenScope } from '@rrr/contract';
import type { Answered, Asked, Browser } from './browser.js';
import type { DemoServer } from './demo-server.js';

/** A program that sends an API token and has no cookies. */
export interface ApiProgram {
  readonly tokenId: string;
  readonly text: string;
  ask(path: string, asked?: Asked): Promise<Answered>;
}

let names = 0;

/** Programs with API tokens of people of the demo. */
export const programs = (demo: DemoServer) => {
  const withText = (text: string, tokenId = ''): ApiProgram => {
    const visitor = demo.visit();
    return {
      tokenId,
      text,
      ask: (path, { headers = {}, ...asked } = {}) =>
        visitor.ask(path, { ...asked, headers: { Authorization: `Bearer ${text}`, ...headers } }),
    };
  };
  const passwordOf = (email: string): string =>
    demo.server.demo?.logins.find((login) => login.email === email)?.password ?? '';
  return {
    withText,
    passwordOf,
    /** makes a token of who is signed in, with all scopes that they can give unless told */
    make: async (
      by: Browser,
      scopes?: readonly ApiTokenScope[],
      { name = `Program ${(names += 1)}`, days = 30 as const } = {},
    ): Promise<ApiProgram> => {
      const { account } = await by.session();
      const { offered } = await by.call(contract.listApiTokens, {});
      const body = { name, scopes: [...(scopes ?? offered.scopes)], days, password: passwordOf(account.email) };
      const { token, text } = await by.call(contract.makeApiToken, { body });
      return withText(text, token._id);
    },
  };
};
