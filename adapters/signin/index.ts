export { oidcSignIn } from './oidc-sign-in.js';
