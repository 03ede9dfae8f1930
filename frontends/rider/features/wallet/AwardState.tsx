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
  converted: 'plain',
};
/** What is said of an award without a last day; cash has none, and expires when an administrator decides so. */
const UNDATED: Partial<Record<Award['status'], 'open' | 'expiredUndated'>> = {
  current: 'open',
  expired: 'expiredUndated',
};

/** What became of an award, or until when it can be redeemed. */
export const AwardState = ({ award: { status, expireDate } }: { award: Award }) => {
  const [t, date] = [useWords(), useFormats().date(expireDate)];
  return (
    <Status tone={TONE[status]}>
      {t(`awards.status.${expireDate ? status : (UNDATED[status] ?? status)}`, { date })}
    </Status>
  );
};
