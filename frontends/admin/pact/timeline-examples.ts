import type { TimelineEntry } from '@rrr/contract';
import { riderId } from './examples.js';
import { mailId } from './system-examples.js';

export const edited: TimelineEntry = {
  _id: 'a0000000000000042',
  at: '2026-04-02T16:00:00.000Z',
  kind: 'details',
  sentence: [
    { text: 'Ada Moreau edited the profile of ', to: null },
    { text: 'Sam Carter', to: { type: 'rider', _id: riderId } },
  ],
  why: 'By phone',
  detail: { hometown: { before: 'Bend', after: 'Sisters' }, riderId },
};

export const mailed: TimelineEntry = {
  _id: `m${mailId}`,
  at: '2026-04-01T16:00:00.000Z',
  kind: 'mails',
  sentence: [
    { text: 'E-mail sent: “', to: null },
    { text: 'Your credit expires soon', to: { type: 'mail', _id: mailId } },
    { text: '”', to: null },
  ],
  why: null,
  detail: null,
};
