import { BrowserRouter } from 'react-router-dom';
import { localeOf } from './locale-path.js';
import { renderShell, type Start } from './render-shell.js';
import { SiteRoutes } from './router.js';
import { makeShell } from './shell-context.js';

/** Starts the public site. */
export const start: Start = (root, words) => {
  const shell = makeShell(localeOf(location.pathname));
  renderShell(
    root,
    words,
    shell,
    <BrowserRouter useTransitions={false}>
      <SiteRoutes shell={shell} />
    </BrowserRouter>,
  );
};
