import type { PaymentRun } from '@rrr/contract';
import type { Tone } from '@rrr/kit/desk';

export const RUN_TONE: Record<PaymentRun['state'], Tone> = {
  waiting: 'wait',
  paying: 'wait',
  done: 'good',
  refused: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
};
