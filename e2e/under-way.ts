import type { BrowserContext, Page, Request } from 'playwright-core';

interface Requests {
  readonly all: Set<Request>;
  /** told whenever one of them ends */
  readonly waiting: Set<() => void>;
}
const requestsOf = new WeakMap<Page, Requests>();

const of = (page: Page): Requests => {
  const known = requestsOf.get(page) ?? { all: new Set(), waiting: new Set() };
  requestsOf.set(page, known);
  return known;
};

/** The page of a request; undefined for one of a service worker. */
const pageOf = (request: Request): Page | undefined => {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
};

/** From now on it is known what each page of the context still waits for. */
export const watchRequests = (context: BrowserContext): void => {
  const end = (request: Request): void => {
    const page = pageOf(request);
    if (page === undefined || !of(page).all.delete(request)) return;
    for (const tell of of(page).waiting) tell();
  };
  context.on('request', (request) => {
    const page = pageOf(request);
    // a new document leaves behind what the last one asked for
    if (page !== undefined && request.isNavigationRequest() && request.frame() === page.mainFrame())
      of(page).all.clear();
    if (page !== undefined) of(page).all.add(request);
  });
  // an answer that no script reads, as while its remote does not load, never counts as finished
  context.on('response', (answer) => answer.request().resourceType() === 'fetch' && end(answer.request()));
  context.on('requestfinished', end);
  context.on('requestfailed', end);
};

/** Requests to these addresses are never answered, and nobody waits for them. */
export const neverAnswer = (page: Page, url: string): Promise<unknown> =>
  page.route(url, (route) => void of(page).all.delete(route.request()));

/** The addresses that a page waits for. */
export const underWay = (page: Page): string[] => [...of(page).all].map((request) => request.url());

/** Resolves when the page waits for nothing any more. @throws after half a minute, with the addresses */
export const allAnswered = async (page: Page): Promise<void> => {
  const { waiting } = of(page);
  let [tell, giveUp] = [() => {}, () => {}];
  const answered = new Promise<void>((resolve) => (tell = () => void (underWay(page).length === 0 && resolve())));
  const late = new Promise<never>((_, reject) => {
    giveUp = () => reject(new Error(`Still under way: ${underWay(page).join(', ')}`));
  });
  const timer = setTimeout(giveUp, 30_000);
  waiting.add(tell);
  tell();
  try {
    await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
    waiting.delete(tell);
  }
};
