import { disciplineOf } from '@rrr/contract';
import { Track, useFormats, usePath } from '@rrr/kit/base';
import { usePlace } from '../../pieces/use-place.js';
import { FirstSteps } from './FirstSteps.js';
import { useRecentEventsQuery } from './home.api.js';
import { Ranks } from './Ranks.js';
import { useHomeWords } from './words/use-words.js';

const MOST = 5;

/** The latest races and what riders earned there. */
export const RecentEvents = () => {
  const [words, formats, path, place] = [useHomeWords(), useFormats(), usePath(), usePlace()];
  const answer = useRecentEventsQuery({ query: { limit: MOST } });
  return (
    <Ranks
      title={words('recent.title')}
      all={{ to: path('/events'), label: words('recent.all') }}
      answer={answer}
      ranks={answer.currentData?.events.map((event) => ({
        _id: event._id,
        to: path(`/event/${event._id}`),
        name: event.title,
        about: [formats.shortDate(event.startDate), place(event)].filter(Boolean).join(' · '),
        side: words('recent.awards', { count: event.earned.count }),
        mark: (
          <span className="admin-track">
            <Track id={event._id} discipline={disciplineOf(event.type)} />
          </span>
        ),
        amount: event.earned.amount,
      }))}
      empty={<FirstSteps />}
    />
  );
};
