import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '@rrr/kit/base';
import { useShell } from './shell-context.js';

/** What the router could not bring: the error screen, and a report. */
export const RouteFailed = () => {
  const [error, { report }] = [useRouteError(), useShell()];
  useEffect(() => report(error), [error, report]);
  return (
    <main>
      <ErrorScreen />
    </main>
  );
};
