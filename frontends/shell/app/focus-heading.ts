/** Milliseconds in which a page has to show its heading; later the reader has moved on. */
const PATIENCE = 10_000;

/**
 * Moves the focus to the heading of the new page, once it is there: a screen reader then says which page it is, and the
 * next Tab goes on from its beginning. What the reader does meanwhile ends it.
 */
export const focusHeading = (main: HTMLElement): (() => void) => {
  const aim = () => {
    const { activeElement: at } = document;
    // a page may have put the focus itself, and a page that gave way took it along
    if (at instanceof HTMLElement && main.contains(at) && at !== main) return;
    const heading = main.querySelector('h1');
    if (!heading?.textContent?.trim()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(aim);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('keydown', stop);
    removeEventListener('pointerdown', stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  addEventListener('keydown', stop);
  addEventListener('pointerdown', stop);
  observer.observe(main, { childList: true, subtree: true, characterData: true });
  aim();
  return stop;
};
