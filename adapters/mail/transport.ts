import type { SendMailOptions } from 'nodemailer';

/** Takes one composed mail, or throws. */
export type Transport = (mail: SendMailOptions) => Promise<void>;
