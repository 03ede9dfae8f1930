import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '@rrr/kit/base';
import { useShell } from '../app/shell-context.js';
import { HomeLayout } from '../layouts/HomeLayout.js';

/** The error screen for a failed route, with the navigation around it; also reports the error. */
export const RouteFailed = () => {
  const [error, { report }] = [useRouteError(), useShell()];
  useEffect(() => report(error), [error, report]);
  return (
    <HomeLayout>
      <ErrorScreen />
    </HomeLayout>
  );
};
