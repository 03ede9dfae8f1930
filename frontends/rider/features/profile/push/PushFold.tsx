import { useEffect, useState } from 'react';
import { ProblemNote } from '@rrr/kit/desk';
import { Fold } from '../../../Fold.js';
import { FOLD } from '../use-profile-part.js';
import { pushSubscription, pushSupport } from './browser-push.js';
import { OtherDevices } from './OtherDevices.js';
import { usePushDevicesQuery } from './push.api.js';
import { ThisDevice } from './ThisDevice.js';
import { usePushWords } from './words/use-words.js';
import './push.css';

/** Whether the browser has a subscription for this key; undefined: not known yet. */
const useSubscribed = (serverKey: string | null, changes: unknown): boolean | undefined => {
  const [subscribed, setSubscribed] = useState<boolean>();
  useEffect(() => {
    if (serverKey === null) return;
    let isCurrent = true;
    const found = pushSupport() === 'ready' ? pushSubscription(serverKey).catch(() => null) : Promise.resolve(null);
    void found.then((subscription) => isCurrent && setSubscribed(subscription !== null));
    return () => {
      isCurrent = false;
    };
  }, [serverKey, changes]);
  return subscribed;
};

/** Notices on devices: this one, and the others of the account. A portal that sends none says nothing of them. */
export const PushFold = () => {
  const t = usePushWords();
  const { data, error, isFetching, refetch } = usePushDevicesQuery({});
  const again = () => void refetch();
  const serverKey = data?.serverKey ?? null;
  const subscribed = useSubscribed(serverKey, data);
  if (error !== undefined && !data)
    return (
      <Fold title={t('title')} name={FOLD}>
        {!isFetching && <ProblemNote error={error} onRetry={again} />}
      </Fold>
    );
  if (!data || serverKey === null || subscribed === undefined) return null;
  const current = data.devices.find((pushDevice) => pushDevice.current);
  const device = subscribed && pushSupport() === 'ready' ? current : undefined;
  const others = data.devices.filter((pushDevice) => pushDevice !== current);
  return (
    <Fold title={t('title')} side={t(device ? 'on' : 'off')} name={FOLD}>
      <ThisDevice key={device?._id ?? 'off'} serverKey={serverKey} device={device} onChange={again} />
      {others.length > 0 && <OtherDevices devices={others} onChange={again} />}
    </Fold>
  );
};
