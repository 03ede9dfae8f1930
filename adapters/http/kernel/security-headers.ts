import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Where reCAPTCHA's script and its frame come from. */
const CHECKBOX = ['https://www.google.com', 'https://www.gstatic.com'];

/**
 * No script but ours and the remotes' own, no frame, no eval; `checkbox`: the captcha is a service's. Inline styles are
 * the only looseness (antd writes them).
 */
export const securityHeaders = (remoteOrigins: readonly string[], https: boolean, checkbox = false): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...remoteOrigins, ...(checkbox ? CHECKBOX : [])],
        styleSrc: ["'self'", "'unsafe-inline'", ...remoteOrigins],
        imgSrc: ["'self'", 'data:', 'blob:', ...remoteOrigins],
        connectSrc: ["'self'", ...remoteOrigins, ...(checkbox ? CHECKBOX : [])],
        ...(checkbox ? { frameSrc: CHECKBOX } : {}),
        fontSrc: ["'self'", ...remoteOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https && { maxAge: 365 * 24 * 3600 },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
