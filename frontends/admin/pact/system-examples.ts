import type {
  AuditRecord,
  ContactMessage,
  Job,
  Mail,
  Response,
  SecurityEvent,
  simulateResult,
  WholeMail,
} from '@rrr/contract';
import { adminId, riderId, usd } from './examples.js';

export const messageId = '01hq00000000000000000m0001';
export const mailId = '01hq00000000000000000m0002';
export const recordId = '01hq00000000000000000h0001';

export const message: ContactMessage = {
  _id: messageId,
  at: '2026-04-02T16:00:00.000Z',
  name: 'Kim Vale',
  email: 'kim@example.com',
  phone: '6025550142',
  subject: 'My award',
  message: 'Where is it?',
  state: 'open',
  decided: null,
};
export const answeredMessage: ContactMessage = {
  ...message,
  state: 'answered',
  decided: { at: '2026-04-03T18:00:00.000Z', by: 'Ada Moreau', deletedAfter: '2026-09-30T18:00:00.000Z' },
};

export const failedMail: Mail = {
  _id: mailId,
  kind: 'credit-expiring',
  state: 'failed',
  at: '2026-04-02T16:00:00.000Z',
  to: { name: 'Sam Carter', email: 'rider@example.com', locale: 'en' },
  record: { type: 'rider', _id: riderId },
  attempts: 168,
  nextAt: null,
  sentAt: null,
};
export const sentMail: WholeMail = {
  ...failedMail,
  state: 'sent',
  attempts: 0,
  sentAt: '2026-04-02T16:00:05.000Z',
  subject: '$125.00 of your rewards expire soon',
  text: 'Hello Sam Carter,\n\n$125.00 of your rewards are about to expire.\n',
};

export const auditRecord: AuditRecord = {
  _id: recordId,
  at: '2026-04-02T16:00:00.000Z',
  by: { _id: `a${adminId.slice(1)}`, fullName: 'Ada Moreau', email: 'admin@example.com', type: 'admin' },
  onBehalf: null,
  action: 'edit-rider',
  objectType: 'rider',
  objectId: riderId,
  objectName: 'Sam Carter',
  detail: { hometown: { before: 'Bend', after: 'Sisters' } },
  sentence: [
    { text: 'Ada Moreau edited the profile of ', to: null },
    { text: 'Sam Carter', to: { type: 'rider', _id: riderId } },
  ],
  why: 'By phone',
};

export const securityEventId = '01hq00000000000000000w0001';

export const securityEvent: SecurityEvent = {
  _id: securityEventId,
  at: '2026-04-02T16:00:00.000Z',
  lastAt: '2026-04-02T16:00:40.000Z',
  count: 3,
  kind: 'wrong-pin',
  severity: 'info',
  account: { _id: `a${adminId.slice(1)}`, fullName: 'Ada Moreau', email: 'admin@example.com', type: 'admin' },
  network: '192.0.2.0/24',
  device: '0123456789abcdef',
  objectType: 'rider',
  objectId: riderId,
  objectName: 'Sam Carter',
  facts: { code: 'WRONG_PIN', call: 'redeem' },
};

/** As a server that has just started tells it. */
export const job: Job = {
  name: 'expire credit',
  daily: true,
  everySeconds: 60,
  running: false,
  startedAt: null,
  finishedAt: null,
  outcome: null,
  failures: 0,
  doneThrough: null,
  nextAt: null,
};

export const simulated: Response<typeof simulateResult> = {
  verdict: { earns: usd(7_500), type: 'credit', reasons: [] },
  amount: usd(7_500),
};
