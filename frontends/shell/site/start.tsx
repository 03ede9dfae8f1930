import { BrowserRouter } from 'react-router-dom';
import { localeOf } from '../app/locale-path.js';
import { renderShell } from '../app/render-shell.js';
import { SiteRoutes } from './router.js';
import { makeShell } from '../app/shell-context.js';

/** Starts the public site. */
export const start = (root: HTMLElement): void => {
  const shell = makeShell(localeOf(location.pathname));
  renderShell(
    root,
    shell,
    <BrowserRouter useTransitions={false}>
      <SiteRoutes shell={shell} />
    </BrowserRouter>,
  );
};
