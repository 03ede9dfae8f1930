import { useFormats } from '@rrr/kit/base';
import { Status } from '@rrr/kit/desk';
import { daysBetween, today } from '../../due.js';
import { useWords } from '../../words/use-words.js';

/** How long is left for the results of an event. */
export const DueDate = ({ date }: { date: string | null }) => {
  const [words, formats] = [useWords(), useFormats()];
  if (date === null) return <Status tone="plain">{words('home.noDue')}</Status>;
  const left = daysBetween(today(), date);
  if (left < 0) return <Status tone="bad">{words('home.overdue', { count: -left, date: formats.date(date) })}</Status>;
  const text = left === 0 ? words('home.dueToday') : words('home.dueIn', { count: left, date: formats.date(date) });
  return <Status tone={left <= 7 ? 'wait' : 'plain'}>{text}</Status>;
};
