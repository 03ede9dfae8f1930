import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { loadAhead } from '@rrr/kit/base';
import { localeOf } from '../app/locale-path.js';
import { renderShell } from '../app/render-shell.js';
import { siteRoutes, SiteRoutes } from './router.js';
import { makeShell } from '../app/shell-context.js';

/** Starts the public site, with its first page: what the server wrote of it stands there until then. */
export const start = async (root: HTMLElement): Promise<void> => {
  const shell = makeShell(localeOf(location.pathname));
  await loadAhead(matchRoutes(siteRoutes(shell), location.pathname));
  renderShell(
    root,
    shell,
    <BrowserRouter useTransitions={false}>
      <SiteRoutes shell={shell} />
    </BrowserRouter>,
  );
};
