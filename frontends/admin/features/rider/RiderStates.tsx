import type { RiderDetail } from '@rrr/contract';
import { Status } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

/** What decides whether this rider earns and redeems, at a glance. */
export const RiderStates = ({ rider: { deActivated, hasPin, personal } }: { rider: RiderDetail }) => {
  const t = useWords();
  return (
    <span className="admin-states">
      {deActivated ? (
        <Status tone="bad">{t('rider.deactivated')}</Status>
      ) : (
        <Status tone="good">{t('rider.active')}</Status>
      )}
      {personal?.factory && <Status tone="wait">{t('rider.factory')}</Status>}
      {personal && <Status tone="plain">{personal.professional ? t('rider.pro') : t('rider.amateur')}</Status>}
      {hasPin ? <Status tone="good">{t('rider.hasPin')}</Status> : <Status tone="wait">{t('rider.noPin')}</Status>}
    </span>
  );
};
