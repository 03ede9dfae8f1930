import { useEffect } from 'react';
import { LoadingPage } from '@rrr/kit/base';

/** A logout URL for links and emails; ends the session and goes to the home page. */
export const LogoutPage = () => {
  useEffect(() => location.replace('/api/logout'), []);
  return <LoadingPage />;
};
