import type { Draft } from './draft.js';
import { person, rider } from './people.js';

/** A message of the contact form that nobody has answered yet. */
export const contactMessage = (draft: Draft, id: string): void =>
  draft.put('contact_messages', {
    id,
    at: '2026-04-02T16:00:00.000Z',
    name: 'Kim Vale',
    email: 'kim@example.com',
    phone: '6025550142',
    subject: 'My award',
    message: 'Where is it?',
    state: 'open',
    decided_at: null,
    decided_by: null,
    delete_after: null,
  });

const expiring = (draft: Draft, id: string, riderId: string) => ({
  id,
  kind: 'credit-expiring',
  recipient_type: 'rider' as const,
  recipient_id: rider(draft, riderId),
  at: '2026-04-02T16:00:00.000Z',
  facts: JSON.stringify({ amount: 12_500, currency: 'USD', expiresOn: '2026-06-01', days: 60 }),
  leased_until: null,
});

/** An e-mail that could not be sent for a week. */
export const givenUpMail = (draft: Draft, id: string, riderId: string): void =>
  draft.put('outbox', { ...expiring(draft, id, riderId), attempts: 168, next_at: null, sent_at: null });

export const sentMail = (draft: Draft, id: string, riderId: string): void =>
  draft.put('outbox', {
    ...expiring(draft, id, riderId),
    attempts: 0,
    next_at: null,
    sent_at: '2026-04-02T16:00:05.000Z',
  });

/** An edit as the audit log has it. */
export const editedRider = (draft: Draft, id: string, adminId: string | undefined, riderId: string): void => {
  person(draft, 'admin', adminId);
  draft.put('audit_log', {
    id,
    at: '2026-04-02T16:00:00.000Z',
    actor_id: `a${(adminId ?? '01hq00000000000000000a0001').slice(1)}`,
    proxy_host_id: null,
    action: 'edit-rider',
    object_type: 'rider',
    object_id: rider(draft, riderId),
    detail: JSON.stringify({ hometown: { before: 'Bend', after: 'Sisters' } }),
  });
};

/** Three wrong PINs of a minute. */
export const wrongPins = (draft: Draft, id: string, adminId: string | undefined, riderId: string): void => {
  person(draft, 'admin', adminId);
  draft.put('security_events', {
    id,
    merge_key: id,
    at: '2026-04-02T16:00:00.000Z',
    last_at: '2026-04-02T16:00:40.000Z',
    kind: 'wrong-pin',
    severity: 'info',
    hits: 3,
    account_id: `a${(adminId ?? '01hq00000000000000000a0001').slice(1)}`,
    network: '192.0.2.0/24',
    device: '0123456789abcdef',
    object_type: 'rider',
    object_id: rider(draft, riderId),
    facts: JSON.stringify({ code: 'WRONG_PIN', call: 'redeem' }),
    told_at: null,
    delete_after: '2036-04-02T16:00:40.000Z',
  });
};
