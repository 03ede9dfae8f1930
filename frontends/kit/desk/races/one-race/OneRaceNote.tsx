import { Link } from 'react-router-dom';
import type { EventDetail } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { useOneRaceWords } from './words/use-words.js';

/** That an event is the same race as another, for those who see its awards. */
export const OneRaceNote = ({ event: { sameRace } }: { event: EventDetail }) => {
  const [words, path] = [useOneRaceWords(), usePath()];
  if (!sameRace) return null;
  return (
    <div className="alert">
      <strong>{words('note', { other: sameRace.title })}</strong>
      <div>
        <Link to={path(`/event/${sameRace._id}`)}>{words('open')}</Link>
      </div>
    </div>
  );
};
