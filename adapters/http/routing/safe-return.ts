import type { Request } from 'express';
import { inLanguage } from '@rrr/records/languages';
import { localeOfPage } from './pages.js';

/** The path of the page the browser came from if it is ours, otherwise the home page. Prevents open redirects. */
export const safeReturn = (req: Request): string => {
  const from = req.get('referer');
  if (from === undefined || !URL.canParse(from)) return '/';
  const { host, pathname, search } = new URL(from);
  return host === req.host && !/^\/[/\\]/.test(pathname) ? pathname + search : '/';
};

/** The log-in page in the language of the page the browser came from. */
export const loginPage = (req: Request): string => inLanguage('/login', localeOfPage(safeReturn(req)));
