import { pagePaths } from '@rrr/contract';
import type { Locale } from '@rrr/core/identity';
import { routeTree } from './kernel/route-tree.js';

/**
 * The language that an address names; nothing else decides it, so a page shared as a link is the same for everybody.
 */
export const localeOfPage = (path: string): Locale => (/^\/fr(?:\/|$)/.test(path) ? 'fr' : 'en');

const find = routeTree(
  pagePaths().map((it) => ({ path: `/${it.toLowerCase()}`.replaceAll(/:(\w+)/g, '{$1}'), value: true })),
);

/** Whether the shell has a page at an address. As in its router, case and a slash at the end do not count. */
export const isPage = (path: string): boolean => {
  const bare = path.replace(/^\/fr(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/';
  try {
    return find(bare.toLowerCase()) !== undefined;
  } catch {
    return false;
  }
};
