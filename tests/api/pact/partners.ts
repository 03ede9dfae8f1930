import type { Draft } from './draft.js';
import { promoter } from './people.js';

/** An application that waits for its decision. */
export const applied = (draft: Draft, promoterId: string | undefined): void => {
  draft.put('promoters', {
    id: promoter(draft, promoterId),
    name: 'Rimrock Racing',
    email: 'promoter@example.com',
    phone: '5415550177',
    status: 'pending',
    deactivated: false,
    contact_name: 'Jo Hale',
    city: 'Bend',
    state: 'OR',
    country: 'US',
    message: 'We run six races a year.',
    applied_at: '2026-03-20T16:00:00.000Z',
    locale: 'en',
  });
};

/** An approved promoter, and how that was decided; nobody can log in for it yet. */
export const approved = (draft: Draft, promoterId: string | undefined): void => {
  applied(draft, promoterId);
  const id = promoter(draft, promoterId);
  draft.put('promoter_decisions', {
    promoter_id: id,
    sequence: 1,
    from_status: 'pending',
    to_status: 'approved',
    reason: 'Welcome',
    at: '2026-03-21T16:00:00.000Z',
    by_name: 'Ada Moreau',
    undone_at: null,
  });
};

/** An administrator who was invited and has no login yet. */
export const invitedAdmin = (draft: Draft, id: string): void =>
  draft.put('admins', {
    id,
    first_name: 'Morgan',
    last_name: 'Hollis',
    full_name: 'Morgan Hollis',
    email: 'morgan@example.com',
    phone: '3035550119',
    deactivated: false,
  });
