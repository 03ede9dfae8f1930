import type { ReactNode } from 'react';
import type { EventDetail } from '@rrr/contract';
import { useForeseenChange } from '../../correct/use-foreseen-change.js';
import { useOneRaceWords } from './words/use-words.js';

interface Dates {
  startDate: string | null;
  endDate: string | null;
}

/**
 * Before other dates of an event with results are saved: what they change for riders, in money. `ask` answers whether to
 * go on; `shown` is the dialog.
 */
export const useForeseenDates = (
  event: EventDetail | undefined,
): { ask: (whole: Dates) => Promise<boolean>; shown: ReactNode } => {
  const words = useOneRaceWords();
  const { ask, shown } = useForeseenChange(event?._id ?? '', {
    title: words('foresee'),
    lead: words('foreseeLead'),
    waits: words('foreseeAsk'),
    confirm: words('move'),
  });
  const raced = event?.classes.some(({ results }) => results.length > 0) ?? false;
  return {
    ask: ({ startDate, endDate }) => {
      const same = event?.startDate === startDate && event.endDate === (endDate ?? startDate);
      return !raced || !event?.paying || same ? Promise.resolve(true) : ask({ dates: { startDate, endDate } });
    },
    shown,
  };
};
