import type { Stores } from '../shared/index.js';
import type { Draft } from './world.js';

export const fakeNoticeStore = (draft: Draft): Pick<Stores, 'notices'> => ({
  notices: {
    lock: async (id) => draft.notices.find((notice) => notice.id === id),
    live: async (at, limit) => draft.notices.filter((notice) => notice.until > at).slice(0, limit),
    add: async (notice) => {
      draft.notices = [...draft.notices, notice];
    },
    save: async (notice) => {
      draft.notices = draft.notices.map((item) => (item.id === notice.id ? notice : item));
    },
  },
});
