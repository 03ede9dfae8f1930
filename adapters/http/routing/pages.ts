import { pagePaths } from '@rrr/contract';
import { bareOfLanguage, type Locale, localeOfPath } from '@rrr/records/languages';
import { routeTree } from './route-tree.js';

/** The language of a page by its path alone, so that shared links look the same to everybody. */
export const localeOfPage: (path: string) => Locale = localeOfPath;

/** Whether a path belongs to the area of a role, for which the shell has a page of its own. */
export const isAreaPage = (path: string): boolean =>
  /^\/auth\/(?:admin|rider|dealer|promoter)(?:\/|$)/.test(bareOfLanguage(path));

const find = routeTree(
  pagePaths().map((pagePath) => ({
    path: `/${pagePath.toLowerCase()}`.replaceAll(/:(\w+)/g, '{$1}'),
    value: pagePath,
  })),
);

export interface FoundPage {
  /** its path in PAGES, or below `auth/<area>` in AREA_PAGES */
  readonly page: string;
  readonly params: readonly string[];
}

/** A path without its language and without a slash at its end. */
export const barePath = (path: string): string => bareOfLanguage(path).replace(/(?<=.)\/$/, '');

/** The shell's page at a path. As in its router, case and a trailing slash are ignored. */
export const findPage = (path: string): FoundPage | undefined => {
  const bare = barePath(path);
  try {
    const found = find(bare.toLowerCase());
    return found && { page: found.value, params: Object.values(found.params) };
  } catch {
    return undefined;
  }
};

/** Whether the shell has a page at a path. */
export const isPage = (path: string): boolean => findPage(path) !== undefined;
