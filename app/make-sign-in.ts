import type { SignInProvider } from '@rrr/core/identity';
import { oidcSignIn } from '@rrr/signin';
import type { ResolutionContext } from 'inversify';
import { SERVICES as S } from './services.js';

/** Creates the configured sign-in provider, or null. */
export const makeSignIn = (context: ResolutionContext): SignInProvider | null => {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_NAME: name,
    PUBLIC_URL,
  } = context.get(S.config);
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return oidcSignIn({
    issuer,
    clientId,
    clientSecret,
    name,
    redirectUrl: new URL('/oauth/callback', PUBLIC_URL),
    report: (failed) => context.get(S.log).warn(failed, 'sign-in provider'),
  });
};
