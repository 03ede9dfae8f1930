import type { Request } from 'express';

/**
 * Asks the browser to forget the pages and answers that it keeps, after a log-out: the next person at a shared computer
 * cannot page back to them. Saved views, the language and consent stay, because they are the browser's.
 */
export const clearPages = ({ res }: Pick<Request, 'res'>): void => void res?.setHeader('Clear-Site-Data', '"cache"');
