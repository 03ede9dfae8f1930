import type { Session } from '@rrr/contract';
import type { FoundPage } from '../routing/pages.js';

type CallsOf = (id: string, me: string) => readonly string[];

/**
 * The calls that the first screen of a page makes, by its path in PAGES or below `auth/<area>`: `id` is the record's,
 * `me` the visitor's. As the frontends write them, or they would be made twice (`e2e/early-calls`).
 */
const CALLS: Readonly<Record<string, CallsOf>> = {
  '': () => ['/api/payout-preview'],
  events: () => ['/api/events?page=1&filter=upcoming&sort=ascending'],
  'events/event/:eventId': (id) => [`/api/event/${id}`],
  dealers: () => ['/api/dealers-lean?page=1'],
  'auth/rider': (_, me) => [
    `/api/rider/rider/${me}`,
    `/api/rider/rider/${me}/cash`,
    `/api/rider/rider/${me}/earnings?page=1&limit=100`,
    `/api/rider/rider/${me}/awards?page=1&limit=100`,
  ],
  'auth/rider/redemptions': (_, me) => [
    `/api/rider/rider/${me}/awards?page=1&limit=100`,
    `/api/rider/rider/${me}`,
    `/api/rider/rider/${me}/cash`,
  ],
  'auth/dealer': (_, me) => ['/api/dealer/credit-redemptions?page=1&limit=5', `/api/dealer/dealer/${me}`],
  'auth/dealer/redemptions': () => ['/api/dealer/credit-redemptions?page=1'],
  'auth/dealer/rider/:riderId': (id) => [`/api/dealer/rider/${id}`],
  'auth/promoter': (_, me) => [
    `/api/promoter/promoter/${me}`,
    `/api/promoter/${me}/events?filter=waiting&page=1&limit=10`,
    `/api/promoter/${me}/events?filter=all&page=1`,
  ],
  'auth/admin': () => ['/api/admin/waiting'],
  'auth/admin/riders': () => ['/api/admin/riders?page=1&limit=25', '/api/admin/waiting'],
  'auth/admin/inbox': () => ['/api/admin/waiting'],
};

/** What a page's first screen will ask the API; nothing where the address asks for something of its own. */
export const earlyCalls = (found: FoundPage | undefined, session: Session | null | undefined): readonly string[] => {
  const [id = ''] = found?.params ?? [];
  return found ? (CALLS[found.page]?.(encodeURIComponent(id), session?.user._id ?? '') ?? []) : [];
};
