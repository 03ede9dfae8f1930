import { useLocation } from 'react-router-dom';
import { LoadingPage } from '@rrr/kit/base';
import { AreaFrame } from '../layouts/AreaFrame.js';
import { bare } from './locale-path.js';

const AREA = /^\/auth\/(admin|rider|dealer|promoter)(\/|$)/;

/** Shown while the first page loads; an area shows its frame at once. */
export const Starting = () => {
  const { pathname } = useLocation();
  if (!AREA.test(bare(pathname))) return <LoadingPage />;
  return (
    <AreaFrame>
      <LoadingPage />
    </AreaFrame>
  );
};
