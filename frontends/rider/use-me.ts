import { useMemo } from 'react';
import { useHost } from '@rrr/kit/base';

/** Path parameters of the calls about the rider who is signed in. */
export const useMe = () => {
  const riderId = useHost().session.user._id;
  return useMemo(() => ({ role: 'rider', riderId }) as const, [riderId]);
};
