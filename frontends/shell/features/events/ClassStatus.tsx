import type { EventClass, EventDetail } from '@rrr/contract';
import { Status, useFormats, today } from '@rrr/kit/base';
import { classState } from './class-status.js';
import { useEventWords } from './words/use-event-words.js';

/** How a class stands, in words. Amber only while its results are awaited. */
export const ClassStatus = ({ inClass, event }: { inClass: EventClass; event: EventDetail }) => {
  const [t, formats] = [useEventWords(), useFormats()];
  const state = classState(inClass, event, today());
  switch (state.is) {
    case 'results':
      return <Status tone="good">{t('status.results', { count: state.count })}</Status>;
    case 'tooSmall':
      return <Status tone="bad">{t('status.tooSmall', { count: state.started, needed: state.needed })}</Status>;
    case 'fewer':
      return (
        <Status tone="plain">
          {t('status.fewer', { count: state.started, paid: state.paid, places: state.places })}
        </Status>
      );
    case 'due':
      return <Status tone="wait">{t('status.due', { date: formats.date(state.date) })}</Status>;
    case 'overdue':
      return <Status tone="bad">{t('status.overdue', { date: formats.date(state.date) })}</Status>;
    case 'ahead':
    case 'canceled':
    case 'noPay':
      return <Status tone="plain">{t(`status.${state.is}`)}</Status>;
  }
};
