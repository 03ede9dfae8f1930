import { Link } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { TakenPart, type Answer } from './TakenPart.js';
import { useSimulatorWords } from './words/use-words.js';

interface Props {
  answer: Answer<{ event: EventDetail }>;
  asked: boolean;
  onInvent: () => void;
}

/** The stored event, or the way to one. */
export const StoredRace = ({ answer, asked, onInvent }: Props) => {
  const [t, formats, path] = [useSimulatorWords(), useFormats(), usePath()];
  const event = answer.currentData?.event;
  if (!asked)
    return (
      <p className="desk-muted">
        {t('stored.raceHelp')} <Link to={path('/events')}>{t('stored.events')}</Link>
      </p>
    );
  return (
    <TakenPart
      label={t('groups.race')}
      answer={answer}
      name={event?.title}
      about={event ? formats.dates(event.startDate, event.endDate) : ''}
      to={path(`/event/${event?._id}`)}
      invent={t('stored.inventRace')}
      onInvent={onInvent}
    />
  );
};
