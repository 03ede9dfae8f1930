import type { Draft } from './draft.js';
import { rider, seals } from './people.js';

/** The code that the rider shows at the counter. */
export const shownCode = (draft: Draft, riderId: string, code: string): void =>
  draft.put('rider_codes', {
    rider_id: rider(draft, riderId),
    seal: seals.seal('rider-code', code),
    expires_at: '2026-04-03T18:00:40.000Z',
  });

/** The licence and the W-9, both verified. */
export const verifiedPapers = (draft: Draft, riderId: string): void => {
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
