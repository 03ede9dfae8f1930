import { START_DATA, type StartData } from '@rrr/contract';

/**
 * What the server wrote into the page. Empty where a static host serves it, and when the browser shows a page of its
 * history again: who was signed in then may have logged out since.
 */
export const readStartData = (page: Document = document): StartData => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (navigation && 'type' in navigation && navigation.type === 'back_forward') return {};
  try {
    return JSON.parse(page.getElementById(START_DATA)?.textContent || '{}') as StartData;
  } catch {
    return {};
  }
};

let read: StartData | undefined;
/** Read once, on first use. */
export const startData = (): StartData => (read ??= readStartData());
