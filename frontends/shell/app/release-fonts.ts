const KEY = 'rrr.fonts';

const cached = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};
const remember = (): void => {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing waits again next time.
  }
};

const whenLoaded = (then: () => void): void => {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
};
// not in every browser
const whenIdle = (then: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(then);

/**
 * On a first visit the fonts wait until the first screen is drawn (ADR 45): their fallbacks take the same room. Who was
 * here before has them, and gets them at once. The page has their faces in a style sheet that is for no medium yet.
 */
export const releaseFonts = (): void => {
  const release = () => {
    document.getElementById('faces')?.setAttribute('media', 'all');
    document.fonts?.addEventListener('loadingdone', remember, { once: true });
  };
  if (cached()) release();
  else whenLoaded(() => whenIdle(release));
};
