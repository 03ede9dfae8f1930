import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  acceptLateResults,
  cancelEvent,
  decidePaying,
  deleteEvent,
  restoreEvent,
  undoPaying,
  type EventDetail,
  type Response,
} from '@rrr/contract';
import { useAct, useFormats, useHost, usePath } from '@rrr/kit/base';
import { ActDialog, earnedAt } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useEventActsWords } from './words/use-words.js';

export type EventAct = 'cancel' | 'restore' | 'delete' | 'acceptLate' | 'refuseLate' | 'stopLate' | 'pay' | 'noPay';
const REASONS = ['weather', 'venue', 'entries'] as const;

interface Props {
  kind: EventAct;
  event: EventDetail;
  onDone?: () => void;
  onClose: () => void;
}

/** What the act does to this event, in figures. */
const useConsequence = () => {
  const [words, formats] = [useEventActsWords(), useFormats()];
  return (kind: EventAct, event: EventDetail): string => {
    const count = event.classes.reduce((sum, { results }) => sum + results.length, 0);
    switch (kind) {
      case 'cancel':
        return count === 0
          ? words('cancel.bare')
          : words('cancel.lead', { count, amount: formats.money(earnedAt(event)) });
      case 'restore':
        return words('restore.lead', { count, reason: event.cancelReason ?? '' });
      case 'delete':
        return words('delete.lead', { count: event.classes.length });
      case 'pay':
        return event.classes.length === 0
          ? words('pay.bare')
          : words('pay.lead', { count: event.classes.length, amount: formats.money(event.contingencyAmount) });
      case 'noPay':
        return words('noPay.lead');
      case 'stopLate':
        return words(event.promoter ? 'stopLate.lead' : 'stopLate.bare');
      case 'acceptLate':
      case 'refuseLate':
        return words(`${kind}.lead`, { date: formats.date(event.resultsDueDate) });
    }
  };
};

type Answer = Partial<Response<typeof cancelEvent>> | void;

/** What it did to awards, one sentence each. */
const useMoved = () => {
  const [words, formats] = [useEventActsWords(), useFormats()];
  return (answer: Answer): string[] =>
    (['reversed', 'overpaid', 'issued'] as const).flatMap((what) => {
      const amount = answer?.money?.[what];
      return amount && amount.amount > 0 ? [words(`moved.${what}`, { amount: formats.money(amount) })] : [];
    });
};

/** Asks before an act on the whole event, then does it. */
export const EventActDialog = ({ kind, event, onDone, onClose }: Props) => {
  const { http } = useHost();
  const [words, path, navigate, dispatch] = [useEventActsWords(), usePath(), useNavigate(), useDispatch()];
  const consequence = useConsequence();
  const params = { eventId: event._id };
  const moved = useMoved();
  const act = useAct<string, Answer>({
    send: async (reason) => {
      switch (kind) {
        case 'cancel':
          return await http.call(cancelEvent, { params, body: { reason } });
        case 'restore':
          return await http.call(restoreEvent, { params, body: { reason } });
        case 'delete':
          return await http.call(deleteEvent, { params });
        case 'pay':
        case 'noPay':
          return await http.call(decidePaying, {
            params,
            body: { version: event.version, paying: kind === 'pay', reason: reason === '' ? null : reason },
          });
        case 'acceptLate':
        case 'refuseLate':
          return await http.call(acceptLateResults, { params, body: { accepted: kind === 'acceptLate' } });
        case 'stopLate':
          return await http.call(acceptLateResults, { params, body: { accepted: false, reason } });
      }
    },
    // An event that is gone is not asked for again; a refusal tells that what is on the page was out of date.
    refresh: ({ phase }) => {
      if (kind !== 'delete' || phase !== 'done') dispatch(api.util.invalidateTags(['event', 'series', 'money']));
    },
    notice: (answer) => [words(`${kind}.done`, { title: event.title }), ...moved(answer)].join(' '),
    ...(kind === 'pay' || kind === 'noPay' ? { undo: () => http.call(undoPaying, { params }) } : {}),
    onDone: () => {
      onClose();
      onDone?.();
      if (kind === 'delete') void navigate(path('/events'), { replace: true });
    },
  });
  const tellsPromoter = kind === 'noPay' || (kind === 'stopLate' && event.promoter !== null);
  const asksWhy = ['cancel', 'restore', 'noPay', 'stopLate'].includes(kind);
  return (
    <ActDialog
      title={words(`${kind}.title`, { title: event.title })}
      consequence={consequence(kind, event)}
      act={act}
      command={(reason) => reason}
      confirm={words(`${kind}.confirm`)}
      keep={words(`${kind}.keep`)}
      {...(asksWhy
        ? {
            reason: {
              label: words('reason'),
              required: words(tellsPromoter ? 'noPay.reasonRequired' : 'reasonRequired'),
              ...(kind === 'cancel' ? { suggestions: REASONS.map((reason) => words(`suggestions.${reason}`)) } : {}),
            },
          }
        : {})}
      onClose={onClose}
    />
  );
};
