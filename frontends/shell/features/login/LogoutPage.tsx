import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { logout } from '@rrr/contract';
import { LoadingPage, innerPath } from '@rrr/kit/base';
import { forgetLed } from '../../app/led-to-bikes.js';
import { useShell } from '../../app/shell-context.js';

/**
 * A logout URL for links and emails; ends the session and goes to the home page. With `next`, it goes to the log-in page
 * and from there back, for a session that is broken.
 */
export const LogoutPage = () => {
  const { http, to } = useShell();
  const next = innerPath(useSearchParams()[0].get('next'));
  useEffect(() => {
    forgetLed();
    if (next === undefined) return location.replace('/api/logout');
    void http
      .call(logout)
      // there may be no session left to end
      .catch(() => undefined)
      .finally(() => location.replace(`${to('/login')}?next=${encodeURIComponent(next)}`));
  }, [http, to, next]);
  return <LoadingPage />;
};
