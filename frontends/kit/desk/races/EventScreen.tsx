import type { ReactNode } from 'react';
import type { EventDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { ProblemNote } from '../list/ProblemNote.js';
import { Skeleton } from '../list/Skeleton.js';
import { Page } from '../pieces/Page.js';
import type { EventAnswer } from './race-screen.js';
import { useRaceWords } from './words/use-words.js';
import './races.css';

interface Props {
  eventId: string;
  answer: EventAnswer;
  title: string | ((event: EventDetail | undefined) => string);
  /** under the title, instead of the event's own */
  lead?: (event: EventDetail) => ReactNode;
  primary?: (event: EventDetail) => ReactNode;
  /** why nothing can be changed now; shown instead of the screen */
  locked?: (event: EventDetail) => ReactNode;
  children: (event: EventDetail) => ReactNode;
}

/** A screen of one event's data: its way back, and what stands there until the event is read or when it is locked. */
export const EventScreen = (props: Props) => {
  const { eventId, answer, title, lead, primary, locked, children } = props;
  const [words, path] = [useRaceWords(), usePath()];
  const event = answer.currentData?.event;
  const why = event && locked?.(event);
  const isOpen = event !== undefined && !why;
  return (
    <Page
      title={typeof title === 'string' ? title : title(event)}
      lead={event && (lead?.(event) ?? event.title)}
      back={{ to: path(`/event/${eventId}`), label: words('event.back') }}
      primary={isOpen && primary?.(event)}
    >
      {!event && answer.error !== undefined && !answer.isFetching && (
        <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {!event && answer.isFetching && <Skeleton lines={3} height={140} />}
      {why}
      {isOpen && children(event)}
    </Page>
  );
};
