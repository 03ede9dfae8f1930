import {
  type ProvedEmail,
  SignInRefused,
  SignInUnavailable,
  type SignInAttempt,
  type SignInProvider,
} from '@rrr/core/identity';
import * as oidc from 'openid-client';

export interface OidcOptions {
  /** the issuer as in its discovery document: `https://accounts.example.com` */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** on the button */
  readonly name: string;
  /** the callback URL registered at the provider */
  readonly redirectUrl: URL;
  /** called with the name of a failure, never with what was sent */
  readonly report: (failed: { readonly step: 'begin' | 'complete'; readonly code: string }) => void;
  /** seconds the provider may take (10) */
  readonly patience?: number;
}

const codeOf = (error: unknown): string => {
  const { code, name } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly code?: unknown;
    readonly name?: unknown;
  };
  return String(code ?? name ?? 'unknown').slice(0, 100);
};

/** Whether the provider refused or answered wrongly; other errors mean that it is unreachable. */
const isRefusal = (error: unknown): boolean =>
  error instanceof oidc.AuthorizationResponseError ||
  (error instanceof oidc.ResponseBodyError && error.status < 500) ||
  (error instanceof oidc.ClientError &&
    !['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
      String(error.code),
    ));

/**
 * OpenID Connect with authorization code flow, PKCE, state and nonce. Discovery runs on first use, and again after a
 * failure.
 */
export const oidcSignIn = ({
  issuer,
  clientId,
  clientSecret,
  name,
  redirectUrl,
  report,
  patience = 10,
}: OidcOptions): SignInProvider => {
  let found: Promise<oidc.Configuration> | undefined;
  const discover = (): Promise<oidc.Configuration> => {
    const url = new URL(issuer);
    // http is allowed in development only, which the settings enforce
    const insecure = url.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {};
    found ??= oidc
      .discovery(url, clientId, clientSecret, undefined, { ...insecure, timeout: patience })
      .catch((failed: unknown) => {
        found = undefined;
        throw failed;
      });
    return found;
  };

  const emailOf = async (
    config: oidc.Configuration,
    tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
  ): Promise<ProvedEmail> => {
    const claims = tokens.claims();
    if (!claims) throw new SignInRefused();
    const { email, email_verified: verified } =
      typeof claims['email'] === 'string' ? claims : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
    if (typeof email !== 'string' || email === '' || email.length > 254) throw new SignInRefused();
    return { email: email.trim().toLowerCase(), emailVerified: verified === true };
  };

  return {
    name,
    begin: async () => {
      try {
        const config = await discover();
        const attempt: SignInAttempt = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        };
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUrl.href,
          scope: 'openid email',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, attempt };
      } catch (failed) {
        report({ step: 'begin', code: codeOf(failed) });
        throw new SignInUnavailable();
      }
    },
    complete: async (search, { state, nonce, verifier }) => {
      try {
        const config = await discover();
        const back = new URL(redirectUrl);
        back.search = search;
        const tokens = await oidc.authorizationCodeGrant(config, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return await emailOf(config, tokens);
      } catch (failed) {
        if (failed instanceof SignInRefused) throw failed;
        report({ step: 'complete', code: codeOf(failed) });
        throw isRefusal(failed) ? new SignInRefused() : new SignInUnavailable();
      }
    },
  };
};
