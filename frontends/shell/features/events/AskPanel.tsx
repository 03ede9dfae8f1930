import { askForResults, type EventDetail } from '@rrr/contract';
import { AskForResults } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';

interface Props {
  event: EventDetail;
  asked: NonNullable<EventDetail['resultsAsked']>;
  onAsked: () => void;
}

/** Lets a rider ask the promoter for missing results. */
export const AskPanel = ({ event, asked, onAsked }: Props) => {
  const { http } = useShell();
  return (
    <AskForResults
      asked={asked}
      send={() => http.call(askForResults, { params: { eventId: event._id } })}
      refresh={onAsked}
    />
  );
};
