import type { ReactNode } from 'react';
import type { EventDetail } from '@rrr/contract';
import { ImportWizard } from '../../wizard/ImportWizard.js';
import { EventScreen } from '../EventScreen.js';
import type { RaceScreen } from '../race-screen.js';
import { useAllResults } from './use-all-results.js';
import { useUploadResultsWords } from './words/use-words.js';

const Wizard = ({ event, refresh }: { event: EventDetail; refresh: () => void }) => (
  <ImportWizard kind={useAllResults(event, refresh)} />
);

export interface EventFileProps extends RaceScreen {
  /** why results cannot be sent now */
  locked: (event: EventDetail) => ReactNode;
}

/** Results of several classes in one file: what they would store and pay → saved. */
export const EventFile = ({ eventId, answer, refresh, locked }: EventFileProps) => {
  const words = useUploadResultsWords();
  return (
    <EventScreen eventId={eventId} answer={answer} title={words('title')} locked={locked}>
      {(event) => <Wizard event={event} refresh={refresh} />}
    </EventScreen>
  );
};
