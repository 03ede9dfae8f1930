import { baseWords, makeTranslate, reloadOnce } from '@rrr/kit/base';
import { bare, isArea, localeOf } from './locale-path.js';
import type { Start } from './render-shell.js';

// The page preloads the files of its half and language, so these imports wait for nothing new.
const site = async (): Promise<Start> => (await import(/* webpackChunkName: "site" */ './start.js')).start;
const area = async (): Promise<Start> => (await import(/* webpackChunkName: "area" */ '../area/start-area.js')).start;
const home = () => import(/* webpackChunkName: "home" */ '../features/home/HomePage.js');
const english = () => import(/* webpackChunkName: "words-en" */ '../words/en.js').then((it) => it.en);
const french = () => import(/* webpackChunkName: "words-fr" */ '../words/fr.js').then((it) => it.fr);

/** Without React: it could not be loaded. */
const showFailure = (root: HTMLElement, locale: 'en' | 'fr') => {
  const { fallback, home } = baseWords(locale).failure;
  const [message, link] = [document.createElement('p'), document.createElement('a')];
  message.setAttribute('role', 'alert');
  link.href = '/';
  link.textContent = home;
  message.append(`${fallback} `, link);
  root.replaceChildren(message);
};

/**
 * Starts the public site or, in an area, the frame of its remote: a visitor loads neither the data router nor the
 * federation runtime, and reads one language (ADR 83).
 */
export const boot = async (root: HTMLElement): Promise<void> => {
  const locale = localeOf(location.pathname);
  document.documentElement.lang = locale;
  // on its way together with the site; when it fails, the page says so
  if (bare(location.pathname) === '/') home().catch(() => undefined);
  try {
    const [start, messages] = await Promise.all([
      isArea(location.pathname) ? area() : site(),
      locale === 'fr' ? french() : english(),
    ]);
    start(root, makeTranslate({ en: messages, fr: messages }, locale, reportError));
  } catch (error) {
    reportError(error);
    if (!(await reloadOnce())) showFailure(root, locale);
  }
};
