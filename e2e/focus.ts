import type { Page } from 'playwright-core';

/** Whether the middle, the top and the bottom of what has the focus are seen; null: nothing has it. */
const SEEN = `(() => {
  const it = document.activeElement;
  if (!it || it === document.body) return null;
  const { left, top, width, height } = it.getBoundingClientRect();
  const hidden = [0.5, 0.1, 0.9].some((part) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * part);
    return !hit || !(it.contains(hit) || hit.closest('label')?.control === it);
  });
  return { name: it.getAttribute('aria-label') ?? it.getAttribute('name') ?? it.textContent ?? it.tagName, hidden };
})()`;

/** What takes the focus under a bar that stands still (WCAG 2.4.11), going so many stops there and back. */
export const hiddenStops = async (page: Page, stops: number): Promise<readonly string[]> => {
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key);
      const it = await page.evaluate<{ name: string; hidden: boolean } | null>(SEEN);
      if (it?.hidden) hidden.push(`${key}: ${it.name}`);
    }
  return hidden;
};
