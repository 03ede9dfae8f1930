/** Moves the focus to what comes next; the page scrolls only where that is above what is seen. */
export const moveTo = (next: HTMLElement | null): void => {
  next?.focus({ preventScroll: true });
  if (next && next.getBoundingClientRect().top < 0) next.scrollIntoView({ block: 'start' });
};
