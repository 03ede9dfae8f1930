import { useEffect } from 'react';
import { LoadingPage } from '@rrr/kit/base';

/** An address for Log Out that people and mails can hold; the API ends the session and leads home. */
export const LogoutPage = () => {
  useEffect(() => location.replace('/api/logout'), []);
  return <LoadingPage />;
};
