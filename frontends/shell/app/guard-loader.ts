import { redirect, redirectDocument, type LoaderFunction } from 'react-router-dom';
import { redirectFor } from './guard.js';
import { isArea } from './locale-path.js';
import type { Shell } from './shell-context.js';

/** Where a request of the router is sent instead, or undefined. */
const elsewhereOf = async (shell: Shell, request: Request): Promise<string | undefined> => {
  const { pathname, search } = new URL(request.url);
  return redirectFor(await shell.session.who(), pathname, search, shell.isBroken());
};

/** Personal pages and remotes are loaded only once the session is known. */
export const guardOf =
  (shell: Shell): LoaderFunction =>
  async ({ request }) => {
    const elsewhere = await elsewhereOf(shell, request);
    return elsewhere ? redirect(elsewhere) : null;
  };

/** The same within an area; a page of the public site takes a full page load. */
export const areaGuardOf =
  (shell: Shell): LoaderFunction =>
  async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (!isArea(pathname)) return redirectDocument(pathname + search);
    const elsewhere = await elsewhereOf(shell, request);
    if (!elsewhere) return null;
    return isArea(elsewhere) ? redirect(elsewhere) : redirectDocument(elsewhere);
  };
