import type { Award } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Status, type Tone } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useRequested } from '../earnings/use-requested.js';

const TONE: Record<Award['status'], Tone> = {
  current: 'good',
  earned: 'wait',
  funded: 'good',
  spent: 'plain',
  expired: 'plain',
  reversed: 'plain',
  converted: 'plain',
};
/** What is said of an award without a last day; cash has none, and lapses when an administrator decides so. */
const UNDATED: Partial<Record<Award['status'], 'open' | 'expiredUndated'>> = {
  current: 'open',
  expired: 'expiredUndated',
};

/** What became of an award, or until when it can be redeemed. */
export const AwardState = ({ award }: { award: Award }) => {
  const { status, expireDate } = award;
  const [t, formats, isRequested] = [useWords(), useFormats(), useRequested()];
  // in a narrow column the line breaks before the date, never within it
  const date = formats.date(expireDate).replaceAll(' ', '\u00a0');
  const key = isRequested(award) ? 'requested' : status;
  return (
    <Status tone={TONE[status]}>{t(`awards.status.${expireDate ? key : (UNDATED[status] ?? key)}`, { date })}</Status>
  );
};
