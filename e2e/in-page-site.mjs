/** The title, the language, and how many titles the document has. */
export const headOf = () => [
  document.title,
  document.documentElement.lang,
  document.head.querySelectorAll('title').length,
];

/** The title that a text of HTML has. */
export const titleIn = (html) => new DOMParser().parseFromString(html, 'text/html').title;

/** Questions and answers: those of the structured data, and those on the screen. */
export const questions = () => [
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((element) => JSON.parse(element.textContent).mainEntity ?? [])
    .map((value) => [value.name, value.acceptedAnswer.text]),
  [...document.querySelectorAll('details')].map((element) => [
    element.querySelector('summary').textContent,
    element.querySelector('p').textContent,
  ]),
];

/** The size of a picture, as `192x192`. */
export const pictureSize = async (src) => {
  const image = new Image();
  image.src = src;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
};

export const workerReady = () => navigator.serviceWorker.ready.then(() => undefined);
export const isControlled = () => navigator.serviceWorker.controller !== null;

/** Everything in the caches of the worker. */
export const keptByWorker = async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      found.push({ path: new URL(request.url).pathname, text: await (await cache.match(request)).text() });
  }
  return found;
};

/** Whether the caches hold exactly these paths. */
export const keepsExactly = async (paths) => {
  const kept = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
  return kept.toSorted().join() === paths.toSorted().join();
};

/** Removes the worker, and leaves a cache as an older deployment would have left it. */
export const removeWorker = async () => {
  const registration = await navigator.serviceWorker.ready;
  await caches.open('offline-before');
  await registration.unregister();
};
export const isTidied = async () => !(await caches.keys()).includes('offline-before');

/** What the statistics script of the test left. */
export const countedAs = () => document.documentElement.dataset.counted;

export const visibilityInside = async () => {
  const [frame, outer] = [() => new Promise((resolve) => requestAnimationFrame(resolve)), document.createElement('p')];
  let deepest = outer;
  for (let at = 0; at < 6; at += 1) deepest = deepest.appendChild(document.createElement('span'));
  outer.style.visibility = 'hidden';
  document.body.append(outer);
  await frame();
  await frame();
  outer.style.visibility = 'visible';
  return getComputedStyle(deepest).visibility;
};

/**
 * Puts six lines of text at the end of the page: `pale` of them too pale to read, and those `behind` on a background
 * that is as dark as their text.
 */
export const addLines = ({ pale, behind }) => {
  const list = document.createElement('ul');
  list.id = 'lines';
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const line = document.createElement('li');
    line.textContent = `Line ${at} of a list`;
    line.style.color = pale.includes(at) ? '#ddd' : '#111';
    line.style.backgroundColor = behind.includes(at) ? '#222' : '#fff';
    list.append(line);
  }
  document.querySelector('#lines')?.remove();
  document.querySelector('main').append(list);
};

/** A reader of barcodes, which this browser has none of: it finds the given texts, one for each photo, and then nothing. */
export const readBarcodes = (texts) => {
  const left = [...texts];
  window.BarcodeDetector = class {
    static getSupportedFormats() {
      return Promise.resolve(['code_39', 'qr_code']);
    }
    detect() {
      const next = left.shift();
      return Promise.resolve(next === undefined ? [] : [{ rawValue: next }]);
    }
  };
};
