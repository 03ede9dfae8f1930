import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle, pageTitle } from '@rrr/contract';
import { bare } from './locale-path.js';
import { useShell } from './shell-context.js';

/**
 * Sets the document title: the page as PAGE_TITLES names it, or the record it shows, then the contingency program. The
 * server writes the same title into the page.
 */
export const useTitle = (record?: string): void => {
  const [{ locale }, { pathname }] = [useShell(), useLocation()];
  const page = record ?? pageTitle(bare(pathname).replaceAll(/^\/|\/$/g, ''), locale);
  useEffect(() => {
    document.title = documentTitle(page, locale);
  }, [page, locale]);
};
