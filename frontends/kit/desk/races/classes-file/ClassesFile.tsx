import type { ReactNode } from 'react';
import type { EventDetail } from '@rrr/contract';
import { ImportWizard } from '../../wizard/ImportWizard.js';
import { EventScreen } from '../EventScreen.js';
import type { RaceScreen } from '../race-screen.js';
import { useClassesImport } from './use-classes-import.js';
import { useUploadClassesWords } from './words/use-words.js';

export interface ClassesFileProps extends RaceScreen {
  /** why classes cannot be changed now */
  locked?: (event: EventDetail) => ReactNode;
}

/** Classes and payout places by file: what they would change → saved. Nothing is written before the confirmation. */
export const ClassesFile = ({ eventId, answer, refresh, locked }: ClassesFileProps) => {
  const [words, kind] = [useUploadClassesWords(), useClassesImport(eventId, refresh)];
  return (
    <EventScreen eventId={eventId} answer={answer} title={words('title')} {...(locked ? { locked } : {})}>
      {() => <ImportWizard kind={kind} />}
    </EventScreen>
  );
};
