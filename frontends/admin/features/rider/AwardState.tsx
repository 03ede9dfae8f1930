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

export const AwardState = ({ award: { status, expireDate } }: { award: Pick<Award, 'status' | 'expireDate'> }) => {
  const [t, date] = [useWords(), useFormats().shortDate(expireDate)];
  return (
    <Status tone={TONE[status]}>
      {status === 'current' && !expireDate ? t('awards.status.open') : t(`awards.status.${status}`, { date })}
    </Status>
  );
};
