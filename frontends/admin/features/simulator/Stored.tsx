import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { ProblemNote, RiderSearch, Skeleton } from '@rrr/kit/desk';
import { useRiderQuery } from '../rider/rider.api.js';
import { useSimulatorWords } from './words/use-words.js';

interface Answer<T> {
  currentData?: T;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Taken {
  label: string;
  answer: Answer<unknown>;
  name: string | undefined;
  about: string;
  to: string;
  /** the way back to fields */
  invent: string;
  onInvent: () => void;
}

/** A race or rider of the program in the place of fields. */
const TakenPart = ({ label, answer, name, about, to, invent, onInvent }: Taken) => (
  <div className="admin-chosen" role="group" aria-label={label}>
    {answer.error !== undefined && !answer.isFetching && (
      <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />
    )}
    {name === undefined && answer.isFetching && <Skeleton lines={1} />}
    {name !== undefined && (
      <div>
        <Link to={to}>{name}</Link>
        <div className="desk-muted">{about}</div>
      </div>
    )}
    <button type="button" className="button" onClick={onInvent}>
      {invent}
    </button>
  </div>
);

interface RaceProps {
  answer: Answer<{ event: EventDetail }>;
  asked: boolean;
  onInvent: () => void;
}

/** The stored event, or the way to one. */
export const StoredRace = ({ answer, asked, onInvent }: RaceProps) => {
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

interface RiderProps {
  /** empty: the rider is invented */
  riderId: string;
  onChoose: (riderId: string) => void;
}

/** The stored rider with all their bikes, or a search for one. */
export const StoredRider = ({ riderId, onChoose }: RiderProps) => {
  const [t, path] = [useSimulatorWords(), usePath()];
  const [searching, setSearching] = useState(false);
  const answer = useRiderQuery({ params: { role: 'admin', riderId } }, { skip: riderId === '' });
  const rider = answer.currentData?.rider;
  if (riderId !== '')
    return (
      <TakenPart
        label={t('groups.rider')}
        answer={answer}
        name={rider?.fullName}
        about={rider ? t('stored.bikes', { count: rider.record?.bikes.length ?? 0 }) : ''}
        to={path(`/rider/${riderId}`)}
        invent={t('stored.inventRider')}
        onInvent={() => onChoose('')}
      />
    );
  return (
    <>
      <div>
        <button type="button" className="button" aria-expanded={searching} onClick={() => setSearching(!searching)}>
          {t('stored.takeRider')}
        </button>
      </div>
      {searching && (
        <RiderSearch
          onChoose={({ _id }) => {
            setSearching(false);
            onChoose(_id);
          }}
        />
      )}
    </>
  );
};
