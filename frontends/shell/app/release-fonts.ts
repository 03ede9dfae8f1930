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

const load = (): Promise<unknown> =>
  import(/* webpackChunkName: "faces" */ '@rrr/kit/base/styles/faces.css').catch(() => {
    // The page is read in the fallbacks.
  });

/**
 * On a first visit the fonts wait until the first screen is drawn (ADR 45): their fallbacks take the same room. Who was
 * here before has them, and gets them at once. The page begins with `data-fonts="later"` and loses it with this.
 */
export const releaseFonts = (loadFaces = load): void => {
  const release = () =>
    void loadFaces().then(() => {
      document.fonts?.addEventListener('loadingdone', remember, { once: true });
      delete document.documentElement.dataset.fonts;
    });
  if (cached()) release();
  else whenLoaded(() => whenIdle(release));
};
