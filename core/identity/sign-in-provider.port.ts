import { refusal } from '../shared/index.js';

/** What must come back from the provider as it went there; kept by the browser in a signed cookie meanwhile. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  /** of PKCE */
  readonly verifier: string;
}

/** Whom the provider says it is. */
export interface ProvedEmail {
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * Someone else who knows people's addresses: OpenID Connect, authorization code with PKCE
 * (docs/adr/0031-sign-in-by-oidc.md).
 */
export interface SignInProvider {
  /** on the button */
  readonly name: string;
  /** Where the browser goes. @throws SignInUnavailable */
  begin(): Promise<{ readonly url: string; readonly attempt: SignInAttempt }>;
  /** `search`: the query the browser came back with. @throws SignInRefused SignInUnavailable */
  complete(search: string, attempt: SignInAttempt): Promise<ProvedEmail>;
}

/** Broken off there, out of date, or not what was begun here. */
export class SignInRefused extends refusal('SIGN_IN_REFUSED', 'The provider did not log the user in') {}
export class SignInUnavailable extends refusal('SIGN_IN_UNAVAILABLE', 'The provider cannot be reached') {}
