import { type Captcha, CaptchaMissing, CaptchaUnavailable, CaptchaWrong } from '@rrr/core/access';

export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secret: string;
  /** `v2`: the checkbox */
  readonly version: string;
  /** verification URL: `https://www.google.com/recaptcha/api/siteverify` */
  readonly verifyUrl: string;
  /** the portal's host; answers solved on other sites with the same key are refused */
  readonly hostname: string;
  /** called with failures of the service, never with what was sent */
  readonly report: (failed: { readonly status: number | null; readonly codes: readonly string[] }) => void;
  /** milliseconds to wait for the service (5,000) */
  readonly patience?: number;
}

const LONGEST = 10_000;
/** Errors of our configuration, not of the visitor. */
const OURS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

interface Verdict {
  readonly success: boolean;
  readonly hostname: string | null;
  readonly codes: readonly string[];
}

const verdictIn = (body: unknown): Verdict | undefined => {
  if (typeof body !== 'object' || body === null || !('success' in body) || typeof body.success !== 'boolean')
    return undefined;
  const codes =
    'error-codes' in body && Array.isArray(body['error-codes'])
      ? (body['error-codes'] as unknown[]).filter((value) => typeof value === 'string')
      : [];
  return {
    success: body.success,
    hostname: 'hostname' in body && typeof body.hostname === 'string' ? body.hostname : null,
    codes,
  };
};

/** The checkbox of reCAPTCHA version 2. The service accepts each answer once, within two minutes. */
export const recaptcha = ({
  siteKey,
  secret,
  version,
  verifyUrl,
  hostname,
  report,
  patience = 5_000,
}: RecaptchaOptions): Captcha => ({
  kind: 'recaptcha',
  siteKey,
  version,
  challenge: () => Promise.resolve(null),
  check: async (answer) => {
    if (answer === undefined || answer === '') throw new CaptchaMissing();
    if (answer.length > LONGEST) throw new CaptchaWrong();
    const response = await fetch(verifyUrl, {
      method: 'POST',
      // a redirect would send the secret elsewhere
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      body: new URLSearchParams({ secret, response: answer }),
    }).catch(() => null);
    const verdict = response?.ok ? verdictIn(await response.json().catch(() => null)) : undefined;
    if (!verdict || verdict.codes.some((code) => OURS.has(code))) {
      report({ status: response?.status ?? null, codes: verdict?.codes ?? [] });
      throw new CaptchaUnavailable();
    }
    if (!verdict.success || (verdict.hostname !== null && verdict.hostname !== hostname)) throw new CaptchaWrong();
  },
});
