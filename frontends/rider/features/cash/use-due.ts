import { useFormats } from '@rrr/kit/base';
import { daysBetween, today } from '../../today.js';
import { useCashWords } from './words/use-words.js';

/** Days before a deadline from which the rest is counted. */
const SOON = 60;

/** A deadline in words: with the days that are left, or that it has passed. */
export const useDue = () => {
  const [t, formats] = [useCashWords(), useFormats()];
  return (date: string, day = today()): string => {
    const [left, shown] = [daysBetween(day, date), formats.date(date)];
    if (left < 0) return t('due.past', { date: shown });
    if (left === 0) return t('due.today');
    return left > SOON ? t('due.by', { date: shown }) : t('due.in', { date: shown, count: left });
  };
};
