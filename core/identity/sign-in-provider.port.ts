import { refusal } from '../shared/index.js';

/** Values that must return from the provider unchanged; stored meanwhile in a signed cookie. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier */
  readonly verifier: string;
}

/** The user as the provider identifies them. */
export interface ProvedEmail {
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * An external identity provider: OpenID Connect, authorization code flow with PKCE.
 */
export interface SignInProvider {
  /** name on the sign-in button */
  readonly name: string;
  /** The URL to redirect the browser to. @throws SignInUnavailable */
  begin(): Promise<{ readonly url: string; readonly attempt: SignInAttempt }>;
  /** `search`: the query string of the callback. @throws SignInRefused SignInUnavailable */
  complete(search: string, attempt: SignInAttempt): Promise<ProvedEmail>;
}

/** Broken off there, out of date, or not what was begun here. */
export class SignInRefused extends refusal('SIGN_IN_REFUSED', 'The provider did not log the user in') {}
export class SignInUnavailable extends refusal('SIGN_IN_UNAVAILABLE', 'The provider cannot be reached') {}
