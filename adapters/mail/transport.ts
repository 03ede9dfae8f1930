import type { MailLane } from '@rrr/core/outbox';
import type { SendMailOptions } from 'nodemailer';

export interface Transport {
  /** Sends one composed mail, or throws. */
  readonly hand: (mail: SendMailOptions, lane: MailLane) => Promise<void>;
  /** closes idle connections */
  readonly close: () => void;
}
