import { LoadingPage } from '@rrr/kit/base';
import { AreaFrame } from '../layouts/AreaFrame.js';

/** Shown while an area loads: its frame stands at once. */
export const Starting = () => (
  <AreaFrame>
    <LoadingPage />
  </AreaFrame>
);
