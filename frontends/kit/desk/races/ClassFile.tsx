import { useState, type ReactNode } from 'react';
import type { EventDetail } from '@rrr/contract';
import { ImportWizard } from '../wizard/ImportWizard.js';
import { EventScreen } from './EventScreen.js';
import type { RaceScreen } from './race-screen.js';
import { useAllResults } from './event-file/use-all-results.js';
import { ofAllClasses, type AllResultsReading } from './event-file/send-all-results.js';
import { useClassResults, type ClassResultsOptions } from './class-file/use-class-results.js';
import { useClassFileWords } from './class-file/words/use-words.js';

const Wizard = (options: ClassResultsOptions) => <ImportWizard kind={useClassResults(options)} />;
const AllClasses = ({ event, refresh, begin }: Pick<ClassResultsOptions, 'event' | 'refresh'> & { begin: Begin }) => (
  <ImportWizard kind={useAllResults(event, refresh)} begin={begin} />
);

export interface ClassFileProps extends RaceScreen {
  /** the class of the address; it can be changed */
  asked: string;
  /** why results cannot be sent now */
  locked: (event: EventDetail) => ReactNode;
}

interface Begin {
  file: File;
  fields: AllResultsReading;
}

/**
 * The results of one class by file: class and file → what they would store and pay → stored. Nothing is written before
 * the confirmation. A file that has several classes may go on as a file of all of them.
 */
export const ClassFile = ({ eventId, answer, asked, refresh, locked }: ClassFileProps) => {
  const words = useClassFileWords();
  const [classId, setClassId] = useState(asked);
  const [several, setSeveral] = useState<Begin>();
  const inClass = ({ classes }: EventDetail) => classes.find(({ _id }) => _id === classId);
  return (
    <EventScreen
      eventId={eventId}
      answer={answer}
      title={words('title')}
      lead={(event) => [!several && inClass(event)?.name, event.title].filter(Boolean).join(' · ')}
      locked={locked}
    >
      {(event) =>
        several ? (
          <AllClasses event={event} refresh={refresh} begin={several} />
        ) : (
          <Wizard
            event={event}
            inClass={inClass(event)}
            onClass={setClassId}
            onAllClasses={(file, fields) => setSeveral({ file, fields: ofAllClasses(fields) })}
            refresh={refresh}
          />
        )
      }
    </EventScreen>
  );
};
