import type { PromoterDetail } from '@rrr/contract';
import { Status, type Tone } from '@rrr/kit/desk';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

const TONE: Record<PromoterDetail['status'], Tone> = { pending: 'wait', approved: 'good', rejected: 'bad' };

/** Where an application stands; an approved promoter may be deactivated as well. */
export const PromoterStatus = ({ status, deActivated }: Pick<PromoterDetail, 'status' | 'deActivated'>) => {
  const t = usePromoterWords();
  return (
    <span className="admin-states">
      <Status tone={TONE[status]}>{t(`statuses.${status}`)}</Status>
      {deActivated && <Status tone="bad">{t('deactivated')}</Status>}
    </span>
  );
};
