import { LoadingPage } from '@rrr/kit/base';
import { AreaFrame } from '../layouts/AreaFrame.js';

interface Props {
  /** what the server wrote of the page: its heading and the sentence under it */
  first?: Element | null;
}

/** Shown while an area loads: its frame stands at once, with what the page says first. */
export const Starting = ({ first }: Props) => (
  <AreaFrame>
    {first && <div ref={(place) => place?.append(first)} />}
    <LoadingPage />
  </AreaFrame>
);
