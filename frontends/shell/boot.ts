import { NOTHING_LOADED, reloadOnce } from '@rrr/kit/base';
import { inEachLanguage, type Locale } from '@rrr/records/languages';
import { isArea, localeOf } from './app/locale-path.js';

// A visitor reads one language of one half: each has files of its own (ADR 45). The page preloads them, so these
// imports wait for nothing new.
const SITE = inEachLanguage(() => import(/* webpackChunkName: "site" */ './site/start.js'));
const AREA = inEachLanguage(() => import(/* webpackChunkName: "area" */ './area/start-area.js'));

/** Without React: it could not be loaded. */
const showFailure = (root: HTMLElement, locale: Locale) => {
  const { fallback, home } = NOTHING_LOADED[locale];
  const [message, link] = [document.createElement('p'), document.createElement('a')];
  message.setAttribute('role', 'alert');
  link.href = '/';
  link.textContent = home;
  message.append(`${fallback} `, link);
  root.replaceChildren(message);
};

/**
 * Starts the public site or, in an area, the frame of its remote: a visitor loads neither the data router nor the
 * federation runtime, and reads one language.
 */
export const boot = async (root: HTMLElement): Promise<void> => {
  const locale = localeOf(location.pathname);
  document.documentElement.lang = locale;
  try {
    const { start } = await (isArea(location.pathname) ? AREA : SITE)[locale]();
    await start(root);
  } catch (error) {
    reportError(error);
    if (!(await reloadOnce())) showFailure(root, locale);
  }
};
