import { useLocation } from 'react-router-dom';
import { LoadingPage } from '@rrr/kit/base';
import { AreaFrame } from '../layouts/AreaFrame.js';
import { bare } from './locale-path.js';

const AREA = /^\/auth\/(admin|rider|dealer|promoter)(\/|$)/;

/** Stands while the first page is on its way: an area shows its frame at once, whatever it still waits for. */
export const Starting = () => {
  const { pathname } = useLocation();
  if (!AREA.test(bare(pathname))) return <LoadingPage />;
  return (
    <AreaFrame>
      <LoadingPage />
    </AreaFrame>
  );
};
