import type { SeedRow } from '@rrr/persistence';
import type { Draft } from './draft.js';
import { bike, BIKE, rider, seals } from './people.js';

/** The code that the rider shows at the counter. */
export const shownCode = (draft: Draft, riderId: string, code: string): void =>
  draft.put('rider_codes', {
    rider_id: rider(draft, riderId),
    seal: seals.seal('rider-code', code),
    expires_at: '2026-04-03T18:00:40.000Z',
  });

/** The rider asked to be deleted, and can still withdraw it. */
export const askedDeletion = (draft: Draft, riderId: string): void =>
  draft.put('deletions', {
    rider_id: rider(draft, riderId),
    requested_at: '2026-04-03T18:00:00.000Z',
    erase_on: '2026-04-17',
    erased_at: null,
  });

/** A US person whose tax form an administrator verified. */
const confirmedTax = (draft: Draft, riderId: string): void =>
  draft.put('riders', {
    id: rider(draft, riderId),
    tax_status: 'us-person',
    tax_country: 'US',
    tax_stated_at: '2026-04-01T12:00:00.000Z',
    tax_confirmed_at: '2026-04-02T12:00:00.000Z',
    tax_confirmed_by: 'Ada Moreau',
  } as SeedRow<'riders'>);

/** The licence and the W-9, both verified. */
export const verifiedPapers = (draft: Draft, riderId: string): void => {
  confirmedTax(draft, riderId);
  for (const [at, kind] of (['licence', 'w9'] as const).entries())
    draft.put('documents', {
      id: `01hq0000000000000000000g0${at + 1}`,
      rider_id: rider(draft, riderId),
      kind,
      status: 'verified',
      file_key: `papers/${kind}`,
      key_id: null,
      content_type: 'image/png',
      bytes: 4_000,
      uploaded_at: '2026-04-01T12:00:00.000Z',
      decided_at: '2026-04-02T12:00:00.000Z',
      decided_by: 'Ada Moreau',
      refusal: null,
    });
};

/** A licence that no administrator has decided yet. */
export const sentLicence = (draft: Draft, riderId: string): void =>
  draft.put('documents', {
    id: '01hq0000000000000000000g09',
    rider_id: rider(draft, riderId),
    kind: 'licence',
    status: 'uploaded',
    file_key: 'papers/sent-licence',
    key_id: null,
    content_type: 'image/png',
    bytes: 4_000,
    uploaded_at: '2026-04-01T12:00:00.000Z',
    decided_at: null,
    decided_by: null,
    refusal: null,
  });

/** A pattern of the rider's bike; unless told otherwise, nobody verified it yet. */
export const vinPattern = (draft: Draft, id: string, status: 'unverified' | 'verified' = 'unverified'): void =>
  draft.put('vin_patterns', {
    id,
    model: '450 SX-F',
    year: 2025,
    pattern: 'VBKMXA43*S',
    status,
    decided_at: null,
    decided_by: null,
  });

/** Another rider says that the rider's VIN is theirs. */
export const vinDispute = (draft: Draft, id: string, riderId: string): void => {
  bike(draft, riderId);
  draft.put('vin_disputes', {
    id,
    vin: 'VBKMXA435SM000017',
    held_by: riderId,
    claimed_by: rider(draft, '01hq00000000000000000r0002'),
    claimed_bike_id: null,
    claimed_year: 2025,
    claimed_make: 'KTM',
    claimed_model: '450 SX-F',
    at: '2026-04-01T12:00:00.000Z',
    settled_at: null,
    settled_by: null,
  });
};

/** The rider's VIN is one of a run of new ones, and waits for a decision. */
export const vinInDoubt = (draft: Draft, id: string, riderId: string): void => {
  bike(draft, riderId, 'unverified', 'run');
  draft.put('vin_disputes', {
    id,
    vin: 'VBKMXA435SM000017',
    held_by: riderId,
    claimed_by: riderId,
    claimed_bike_id: BIKE,
    claimed_year: 2025,
    claimed_make: 'KTM',
    claimed_model: '450 SX-F',
    at: '2026-04-01T12:00:00.000Z',
    settled_at: null,
    settled_by: null,
    reason: 'run',
    run_id: '01hq00000000000000000s0001',
  });
};

/** The rider named a guardian, who got a link with this code: the id of the e-mail's code, then its token. */
export const guardianAsked = (draft: Draft, code: string): void => {
  const riderId = rider(draft);
  draft.put('guardian_requests', {
    rider_id: riderId,
    code_id: code.slice(0, 26),
    name: 'Rana Haddad',
    email: 'rana@example.com',
    seal: seals.seal(`guardian:${riderId}:rana@example.com`, code.slice(26)),
    sent_at: '2026-04-03T12:00:00.000Z',
    expires_at: '2026-04-17T12:00:00.000Z',
    sent: 1,
    counted_from: '2026-04-03T12:00:00.000Z',
    confirmed_at: null,
  });
};

/** What an administrator wrote about the rider. */
export const note = (draft: Draft, riderId: string, id: string): void =>
  draft.put('rider_notes', {
    id,
    rider_id: rider(draft, riderId),
    text: 'Called about the class paid twice.',
    by_name: 'Ada Moreau',
    at: '2026-04-01T12:00:00.000Z',
  });

export const timecard = (draft: Draft, riderId: string, id: string): void =>
  draft.put('timecards', {
    id,
    rider_id: rider(draft, riderId),
    file_name: 'hours.pdf',
    file_key: `timecards/${id}`,
    content_type: 'application/pdf',
    bytes: 4_000,
    uploaded_at: '2026-04-01T12:00:00.000Z',
    uploaded_by: 'Ada Moreau',
  });
