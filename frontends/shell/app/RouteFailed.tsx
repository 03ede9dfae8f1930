import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '@rrr/kit/base';
import { HomeLayout } from '../layouts/HomeLayout.js';
import { useShell } from './shell-context.js';

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
