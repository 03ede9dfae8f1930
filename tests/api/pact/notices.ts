import type { Draft } from './draft.js';

/** A notice that shows everywhere, for long. */
export const shownNotice = (draft: Draft, id: string): void =>
  draft.put('notices', {
    id,
    kind: 'info',
    text_en: 'Payouts go out on Monday.',
    text_fr: 'Les paiements partent lundi.',
    link: '/about/faq',
    home: true,
    riders: true,
    dealers: true,
    promoters: true,
    starts_at: '2026-01-01T08:00:00.000Z',
    ends_at: '2098-01-01T08:00:00.000Z',
    version: 1,
    created_at: '2026-01-01T08:00:00.000Z',
    created_by: 'Ada Admin',
  });
