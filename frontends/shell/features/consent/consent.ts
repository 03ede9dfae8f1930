export type Choice = 'allowed' | 'declined';

const KEY = 'rrr.statistics';
/** A choice is asked for again after a year. */
export const KEPT_MILLISECONDS = 365 * 24 * 3_600_000;

/** The visitor's choice on this device; undefined: not asked yet, or too long ago. */
export const keptChoice = (now = Date.now()): Choice | undefined => {
  try {
    const { choice, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { choice?: unknown; at?: unknown };
    const isFresh = typeof at === 'number' && at <= now && now - at < KEPT_MILLISECONDS;
    return isFresh && (choice === 'allowed' || choice === 'declined') ? choice : undefined;
  } catch {
    return undefined;
  }
};

export const keepChoice = (choice: Choice): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ choice, at: Date.now() }));
  } catch {
    // a browser that keeps nothing asks again on the next page
  }
};

/** Loads the operator's script, once. */
export const countVisits = ({ script, site }: { script: string; site: string }): void => {
  if ([...document.scripts].some((scriptElement) => scriptElement.src === script)) return;
  const element = document.createElement('script');
  element.src = script;
  element.defer = true;
  element.dataset.websiteId = site;
  document.head.append(element);
};
