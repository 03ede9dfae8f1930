import { z } from 'zod';

/** A captcha's answer as the widget gives it; needed where /api/config names a kind. */
export const captchaAnswer = z.string().max(10_000).optional();
/** Refusals of every call that asks for a captcha. */
export const CAPTCHA_ERRORS = ['CAPTCHA_MISSING', 'CAPTCHA_WRONG', 'CAPTCHA_UNAVAILABLE'] as const;
