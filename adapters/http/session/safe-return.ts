import type { Request } from 'express';

/** The page a browser came from when it is one of ours, as a path; else home. Nobody is sent to another site. */
export const safeReturn = (req: Request): string => {
  const from = req.get('referer');
  if (from === undefined || !URL.canParse(from)) return '/';
  const { host, pathname, search } = new URL(from);
  return host === req.host && !/^\/[/\\]/.test(pathname) ? pathname + search : '/';
};
