import { START_DATA, type NoticePlace, type ShownNotice, type StartData } from '@rrr/contract';

/** What the server wrote into the page; a page that the browser shows again from its history may be old. */
export const writtenNotices = (place: NoticePlace): readonly ShownNotice[] | undefined => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (navigation && 'type' in navigation && navigation.type === 'back_forward') return undefined;
  try {
    const { notices } = JSON.parse(document.getElementById(START_DATA)?.textContent || '{}') as StartData;
    return notices?.place === place ? notices.shown : undefined;
  } catch {
    return undefined;
  }
};
