import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import type { Session } from '@rrr/contract';
import { AppFrame, makeNoticeBoard, makeTranslate } from '@rrr/kit/base';
import { fakeHost, type Answers } from '@rrr/kit/base/testing';
import { inEachLanguage } from '@rrr/records/languages';
import type { Arrival } from '../app/arrival.js';
import { inLocale, localeOf } from '../app/locale-path.js';
import { sessionSource } from '../app/session-source.js';
import { ShellProvider, type Config, type Shell } from '../app/shell-context.js';
import { en } from '../words/en.js';

interface Options {
  at?: string;
  answers?: Answers;
  /** the session, or the API's answer to the request for it */
  session?: Session | null | (() => Promise<Session | null>);
  config?: Partial<Config>;
  arrival?: Arrival;
  routes?: RouteObject[];
}

/** Renders the shell around one of its pages, with the given API answers. */
export const fakeShell = ({ at = '/', answers = {}, session = null, config = {}, arrival }: Options = {}) => {
  const locale = localeOf(at);
  const { http, calls } = fakeHost({ answers });
  const reports: unknown[] = [];
  const shell: Shell = {
    locale,
    http,
    notices: makeNoticeBoard(),
    session: sessionSource(typeof session === 'function' ? session : () => Promise.resolve(session)),
    isBroken: () => false,
    arrival,
    config: () => Promise.resolve(config as Config),
    to: (path) => inLocale(path, locale),
    go: () => {},
    report: (error) => void reports.push(error),
  };
  return { shell, calls, reports };
};

export const renderShell = (piece: ReactNode, options: Options = {}) => {
  const { at = '/', routes = [] } = options;
  const made = fakeShell(options);
  const router = createMemoryRouter([{ path: '*', element: piece }, ...routes], { initialEntries: [at] });
  const words = makeTranslate(inEachLanguage(en), made.shell.locale, made.shell.report);
  const view = render(
    <AppFrame locale={made.shell.locale} words={words} report={made.shell.report} notify={made.shell.notices.notify}>
      <ShellProvider value={made.shell}>
        <RouterProvider router={router} />
      </ShellProvider>
    </AppFrame>,
  );
  return { ...made, router, ...view };
};
