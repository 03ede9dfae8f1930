export { oidcSignIn, type OidcOptions } from './oidc-sign-in.js';
