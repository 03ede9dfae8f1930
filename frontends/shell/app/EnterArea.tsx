import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingPage } from '@rrr/kit/base';

/** Leaves the public site for an area with a full page load: nothing of the visitor's page outlives it. */
export const EnterArea = () => {
  const { pathname, search, hash } = useLocation();
  useEffect(() => location.replace(pathname + search + hash), [pathname, search, hash]);
  return <LoadingPage />;
};
