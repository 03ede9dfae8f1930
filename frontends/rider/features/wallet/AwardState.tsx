import type { Award } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Status, type Tone } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

const TONE: Record<Award['status'], Tone> = {
  current: 'good',
  earned: 'wait',
  funded: 'good',
  spent: 'plain',
  expired: 'plain',
  reversed: 'plain',
};

/** What became of an award, or until when it can be redeemed. */
export const AwardState = ({ award: { status, expireDate } }: { award: Award }) => {
  const [t, date] = [useWords(), useFormats().date(expireDate)];
  return (
    <Status tone={TONE[status]}>
      {status === 'current' && !expireDate ? t('awards.status.open') : t(`awards.status.${status}`, { date })}
    </Status>
  );
};
