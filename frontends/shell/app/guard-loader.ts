import { redirect, redirectDocument, type LoaderFunction } from 'react-router-dom';
import { lacksBike, redirectFor } from './guard.js';
import { ledToBikes, wasLedToBikes } from './led-to-bikes.js';
import { isArea } from './locale-path.js';
import type { Shell } from './shell-context.js';

/** Where a request of the router is sent instead, or undefined. */
const elsewhereOf = async (shell: Shell, request: Request): Promise<string | undefined> => {
  const { pathname, search } = new URL(request.url);
  const session = await shell.session.who();
  const wasLed = session !== null && wasLedToBikes(session.account._id);
  if (session && !wasLed && search.includes('redirect=vin') && lacksBike(session)) ledToBikes(session.account._id);
  return redirectFor(session, pathname, search, { isBroken: shell.isBroken(), wasLed });
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
