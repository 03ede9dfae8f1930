// Runs inside the page that is looked at: nothing here may use what stands outside its own function.

/** Nothing loads or moves, and two frames later still nothing does: what a first answer asks for has begun by then. */
export const isSettled = async () => {
  const faces = document.getElementById('faces');
  const isStill = () =>
    // what waits for a person's answer in a dialog stays busy under it
    !([...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document).querySelector(
      '[aria-busy=true], .skeleton, .desk-skeleton',
    ) &&
    // on a first visit the fonts begin to load once the screen is drawn
    (!faces || (faces.media !== 'not all' && faces.sheet !== null)) &&
    document.fonts.status === 'loaded' &&
    document.getAnimations().every((animation) => animation.playState !== 'running');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  if (!isStill()) return false;
  await frame();
  await frame();
  return isStill();
};

/** Resolves in the next frame but one: a page that is asked again and again goes on with its own work. */
export const aFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * What is tapped and lower than `least` CSS px, but for links in a sentence and those that cover their whole row (WCAG
 * 2.5.8).
 */
export const smallTargets = (least) =>
  [...document.querySelectorAll('main :is(a[href], button, summary)')]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const inSentence = [...element.parentNode.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      const coversRow = getComputedStyle(element, '::after').position === 'absolute';
      // less than half a pixel is rounding
      return width > 0 && height > 0 && height < least - 0.5 && !inSentence && !coversRow;
    })
    .map((element) => `${Math.round(element.getBoundingClientRect().height)} px: ${element.textContent.trim()}`);

export const measure = () => ({
  width: innerWidth,
  lang: document.documentElement.lang,
  needed: document.scrollingElement.scrollWidth,
});

export const readOut = () => {
  const own = (value) =>
    value?.closest('[lang]')?.lang === document.documentElement.lang && !value.closest('script, style, noscript');
  const read = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof Element) {
      if (node.closest('[aria-hidden=true]')) continue;
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'])
        if (own(node)) read.push(node.getAttribute(name) ?? '');
      // an address may break in several places, but it is one text
      if (node.matches('.email') && own(node)) read.push(node.textContent ?? '');
    } else if (own(node.parentElement) && !node.parentElement?.closest('.email')) read.push(node.textContent ?? '');
  }
  return read.map((text) => text.trim()).filter(Boolean);
};

export const cutTexts = () => {
  const found = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { textContent, parentElement } = nodes.currentNode;
    const text = textContent.trim();
    if (!text || parentElement.closest('.visually-hidden, [aria-hidden=true], [hidden], script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    for (let at = parentElement; width > 0 && at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(at);
      // what can be scrolled to, and what ends in an ellipsis, is not lost
      if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis') break;
      const frame = at.getBoundingClientRect();
      if (overflowX === 'visible' || (left >= frame.left - 1 && right <= frame.right + 1)) continue;
      found.push(text);
      break;
    }
  }
  return found;
};

export const noteShifts = () => {
  const kept = [];
  Object.assign(window, { layoutShifts: kept });
  const named = ({ node, previousRect: from, currentRect: to }) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName}.${element?.className} from ${from.x},${from.y} to ${to.x},${to.y}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) kept.push({ value: entry.value, moved: entry.sources.map(named) });
  }).observe({ type: 'layout-shift', buffered: true });
};

export const readShifts = () => window.layoutShifts;

export const isOfSize = ({ width, height }) => innerWidth === width && innerHeight === height;

export const toTop = () => scrollTo(0, 0);

export const pageHeight = () => document.scrollingElement.scrollHeight;

export const hasAxe = () => 'axe' in window;

/**
 * Marks what is drawn exactly as three visible elements before it, in its own colours and in those that lie behind it,
 * so that the contrast of a table's hundred cells is not computed a hundred times.
 */
export const markAlike = () => {
  const numbers = new Map();
  const numberOf = (text) => numbers.get(text) ?? numbers.set(text, numbers.size).get(text);
  const behind = new Map();
  const seen = new Map();
  for (const element of document.querySelectorAll('body, body *')) {
    element.removeAttribute('data-drawn-before');
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, transform, zIndex } = style;
    const layer = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, transform, zIndex];
    const under = numberOf(`${behind.get(element.parentElement)} ${layer.join()}`);
    behind.set(element, under);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.data.trim().length > 1,
    );
    if (!hasText || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = style;
    const drawn = `${under} ${[color, fontSize, fontWeight, textShadow, textDecorationLine, element.matches(':disabled')].join()}`;
    const times = (seen.get(drawn) ?? 0) + 1;
    seen.set(drawn, times);
    if (times > 3) element.setAttribute('data-drawn-before', '');
  }
};

export const violationsOf = async (contrast) => {
  // a pin may lie half under the map's own buttons; the list beside the map has the same dealer at full size
  window.axe.configure({
    rules: [
      { id: 'target-size', selector: ':not(.leaflet-marker-icon)' },
      { id: 'color-contrast', selector: ':not([data-drawn-before])' },
    ],
  });
  let moved = false;
  const changes = new MutationObserver(() => void (moved = true));
  changes.observe(document, { childList: true, subtree: true });
  // what passes is not told: it takes as long to gather as to check
  const { violations } = await window.axe.run(document, {
    rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: contrast } },
    resultTypes: ['violations'],
  });
  moved ||= changes.takeRecords().length > 0;
  changes.disconnect();
  return { moved, violations };
};

/** Whether the middle, the top and the bottom of what has the focus are seen; null: nothing has it. */
export const focusSeen = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const hidden = [0.5, 0.1, 0.9].some((part) => {
    const hit = document.elementFromPoint(left + width / 2, top + height * part);
    return !hit || !(element.contains(hit) || hit.closest('label')?.control === element);
  });
  return {
    name: element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? element.tagName,
    hidden,
  };
};
