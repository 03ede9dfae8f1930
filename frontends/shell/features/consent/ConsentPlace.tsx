import { useEffect, useState, type ComponentType } from 'react';
import type { StartData } from '@rrr/contract';
import { startData } from '../../app/start-data.js';

type Analytics = NonNullable<StartData['analytics']>;

/** Where visits may be counted, the question; loaded only then. */
export const ConsentPlace = () => {
  const { analytics } = startData();
  const [Consent, setConsent] = useState<ComponentType<{ analytics: Analytics }>>();
  useEffect(() => {
    if (!analytics) return;
    // without the question, nothing is counted
    import('./Consent.js').then(
      (loaded) => setConsent(() => loaded.Consent),
      () => undefined,
    );
  }, [analytics]);
  return Consent && analytics ? <Consent analytics={analytics} /> : null;
};
