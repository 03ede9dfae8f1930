import type { SendMailOptions } from 'nodemailer';

/** Sends one composed mail, or throws. */
export type Transport = (mail: SendMailOptions) => Promise<void>;
