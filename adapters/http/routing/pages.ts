import { pagePaths } from '@rrr/contract';
import type { Locale } from '@rrr/core/identity';
import { routeTree } from './route-tree.js';

/** The language of a page by its path alone, so that shared links look the same to everybody. */
export const localeOfPage = (path: string): Locale => (/^\/fr(?:\/|$)/.test(path) ? 'fr' : 'en');

/** Whether a path belongs to the area of a role, for which the shell has a page of its own. */
export const isAreaPage = (path: string): boolean =>
  /^(?:\/fr)?\/auth\/(?:admin|rider|dealer|promoter)(?:\/|$)/.test(path);

const find = routeTree(
  pagePaths().map((it) => ({ path: `/${it.toLowerCase()}`.replaceAll(/:(\w+)/g, '{$1}'), value: it })),
);

export interface FoundPage {
  /** its path in PAGES, or below `auth/<area>` in AREA_PAGES */
  readonly page: string;
  readonly params: readonly string[];
}

/** The shell's page at a path. As in its router, case and a trailing slash are ignored. */
export const findPage = (path: string): FoundPage | undefined => {
  const bare = path.replace(/^\/fr(?=\/|$)/, '').replace(/(?<=.)\/$/, '') || '/';
  try {
    const found = find(bare.toLowerCase());
    return found && { page: found.value, params: Object.values(found.params) };
  } catch {
    return undefined;
  }
};

/** Whether the shell has a page at a path. */
export const isPage = (path: string): boolean => findPage(path) !== undefined;
