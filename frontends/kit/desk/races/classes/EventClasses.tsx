import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { EventScreen } from '../EventScreen.js';
import type { RaceScreen } from '../race-screen.js';
import { ClassesEditor } from './ClassesEditor.js';
import type { ClassListOptions } from './use-class-list.js';
import { useClassWords } from './words/use-words.js';

export interface EventClassesProps extends RaceScreen, Pick<ClassListOptions, 'reload' | 'purseAlone'> {
  /** a promoter's: what pays is for an administrator to change, or to approve */
  paysFixed: boolean;
  /** why classes cannot be changed now */
  locked?: (event: EventDetail) => ReactNode;
}

/** All classes of an event with what each pays, saved together. */
export const EventClasses = (props: EventClassesProps) => {
  const { eventId, answer, refresh, reload, paysFixed, locked, purseAlone } = props;
  const [words, path] = [useClassWords(), usePath()];
  return (
    <EventScreen
      eventId={eventId}
      answer={answer}
      title={words('title')}
      primary={() => (
        <Link className="button" to={path(`/event/${eventId}/upload-classes`)}>
          {words('upload')}
        </Link>
      )}
      {...(locked ? { locked } : {})}
    >
      {(event) => (
        <ClassesEditor
          event={event}
          reload={reload}
          refresh={refresh}
          paysFixed={paysFixed && !event.paying}
          proposes={paysFixed && event.paying}
          purseAlone={event.paying ? purseAlone : undefined}
        />
      )}
    </EventScreen>
  );
};
