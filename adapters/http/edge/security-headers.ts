import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** origins of reCAPTCHA's script and frame */
const CHECKBOX = ['https://www.google.com', 'https://www.gstatic.com'];

/** The portal asks for the location, to find dealers nearby; no page and no frame uses anything else of the device. */
const PERMISSIONS = [
  'geolocation=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
]
  .map((text) => (text.includes('=') ? text : `${text}=()`))
  .join(', ');

interface Others {
  /** reCAPTCHA's checkbox is shown */
  readonly checkbox?: boolean;
  /** origin of the visitor statistics, if there are any */
  readonly statistics?: readonly string[];
}

/**
 * Content Security Policy: only our own and the remotes' scripts, no frames, no eval; `checkbox` adds reCAPTCHA,
 * `statistics` their origin. Inline
 * styles are allowed because antd needs them.
 */
export const securityHeaders = (
  remoteOrigins: readonly string[],
  https: boolean,
  { checkbox = false, statistics = [] }: Others = {},
): RequestHandler => {
  const others = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...remoteOrigins, ...statistics, ...(checkbox ? CHECKBOX : [])],
        styleSrc: ["'self'", "'unsafe-inline'", ...remoteOrigins],
        imgSrc: ["'self'", 'data:', 'blob:', ...remoteOrigins],
        connectSrc: ["'self'", ...remoteOrigins, ...statistics, ...(checkbox ? CHECKBOX : [])],
        ...(checkbox ? { frameSrc: CHECKBOX } : {}),
        fontSrc: ["'self'", ...remoteOrigins],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
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
  // the same for every response, so they are made once
  const headers: (readonly [name: string, value: string])[] = [['Permissions-Policy', PERMISSIONS]];
  const sample = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  others({} as Request, sample as unknown as Response, () => undefined);
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
};
