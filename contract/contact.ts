import { z } from 'zod';
import { CAPTCHA_ERRORS, captchaAnswer } from './captcha.js';
import { endpoint } from './endpoint.js';
import { email, required, text } from './values.js';

/** Requirements §5. */
export const CONTACT_MESSAGE_LENGTH = 500;

export const contactUs = endpoint('contactUs', 'POST /api/contact-us', {
  tag: 'Contact',
  summary: 'Send a message through the contact form',
  body: z.strictObject({
    name: required(120),
    email,
    phone: text(40).optional(),
    subject: text(150).optional(),
    message: required(CONTACT_MESSAGE_LENGTH),
    captcha: captchaAnswer,
  }),
  errors: CAPTCHA_ERRORS,
});
