import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

interface Someone {
  readonly email: string;
  readonly verified: boolean;
}

export interface ProviderServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** sets the user at the browser; null: someone who declines */
  be(who: Someone | null): void;
  /** Follows redirects like a browser until the callback. @returns its query string */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

/** A real OpenID provider on its own port, with automatic sign-in. */
export const providerServer = async (redirectUri: string): Promise<ProviderServer> => {
  const [clientId, clientSecret] = ['rewards', 'a secret of forty characters, or nearly so'];
  let who: Someone | null = null;
  let handle: (req: IncomingMessage, res: ServerResponse) => void = () => undefined;
  const server = createServer((req, res) => handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Someone>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['only for tests'] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: people.get(sub)?.email, email_verified: people.get(sub)?.verified }),
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({ clientId, accountId: String(ctx.oidc.session?.accountId) });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
  });
  const answer = provider.callback();
  handle = (req, res) => {
    if (!req.url?.startsWith('/interaction/')) return void answer(req, res);
    const sub = who === null ? null : `sub-${who.email}`;
    if (who && sub) people.set(sub, who);
    void provider.interactionFinished(
      req,
      res,
      sub === null ? { error: 'access_denied' } : { login: { accountId: sub } },
      { mergeWithLastSubmission: false },
    );
  };
  return {
    issuer,
    clientId,
    clientSecret,
    be: (someone) => void (who = someone),
    visit: async (url) => {
      const cookies = new Map<string, string>();
      for (let at = url, steps = 0; steps < 10; steps += 1) {
        const response = await fetch(at, {
          redirect: 'manual',
          headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const to = response.headers.get('location');
        if (to === null) throw new Error(`${response.status} ${at}: ${(await response.text()).slice(0, 500)}`);
        if (to.startsWith(redirectUri)) return new URL(to).search;
        at = new URL(to, at).href;
      }
      throw new Error('The provider never sent the browser back');
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
};
