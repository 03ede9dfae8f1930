import { useState, type ReactNode } from 'react';
import type { EventDetail } from '@rrr/contract';
import { ImportWizard } from '../../wizard/ImportWizard.js';
import { EventScreen } from '../EventScreen.js';
import type { RaceScreen } from '../race-screen.js';
import { useClassResults, type ClassResultsOptions } from './use-class-results.js';
import { useClassFileWords } from './words/use-words.js';

const Wizard = (options: ClassResultsOptions) => <ImportWizard kind={useClassResults(options)} />;

export interface ClassFileProps extends RaceScreen {
  /** the class of the address; it can be changed */
  asked: string;
  /** why results cannot be sent now */
  locked: (event: EventDetail) => ReactNode;
}

/**
 * The results of one class by file: class and file → what they would store and pay → stored. Nothing is written before
 * the confirmation.
 */
export const ClassFile = ({ eventId, answer, asked, refresh, locked }: ClassFileProps) => {
  const words = useClassFileWords();
  const [classId, setClassId] = useState(asked);
  const inClass = ({ classes }: EventDetail) => classes.find(({ _id }) => _id === classId);
  return (
    <EventScreen
      eventId={eventId}
      answer={answer}
      title={words('title')}
      lead={(event) => [inClass(event)?.name, event.title].filter(Boolean).join(' · ')}
      locked={locked}
    >
      {(event) => <Wizard event={event} inClass={inClass(event)} onClass={setClassId} refresh={refresh} />}
    </EventScreen>
  );
};
