import { z } from 'zod';

/** The captcha widget's answer; required when /api/config names a kind. */
export const captchaAnswer = z.string().max(10_000).optional();
/** Errors of every call that requires a captcha. */
export const CAPTCHA_ERRORS = ['CAPTCHA_MISSING', 'CAPTCHA_WRONG', 'CAPTCHA_UNAVAILABLE'] as const;
