import { disciplineOf, type recentEvents, type Response } from '@rrr/contract';
import { Emblem, useFormats, usePath } from '@rrr/kit/base';
import { Status } from '@rrr/kit/desk';
import { usePlace } from '../../pieces/use-place.js';
import { FirstSteps } from './FirstSteps.js';
import { useRecentEventsQuery } from './home.api.js';
import { Ranks } from './Ranks.js';
import { useHomeWords } from './words/use-words.js';

const MOST = 5;

type Recent = Response<typeof recentEvents>['events'][number];

/** What its results still need; how many awards they gave where they need nothing. */
const State = ({ of: { paying, classCount, classesWithResults, unmatched, earned } }: { of: Recent }) => {
  const words = useHomeWords();
  if (!paying) return <Status tone="plain">{words('recent.notPaying')}</Status>;
  if (classCount === 0) return <Status tone="wait">{words('recent.noClasses')}</Status>;
  if (classesWithResults < classCount) return <Status tone="wait">{words('recent.due')}</Status>;
  if (unmatched > 0) return <Status tone="wait">{words('recent.unmatched', { count: unmatched })}</Status>;
  return <Status tone="good">{words('recent.awards', { count: earned.count })}</Status>;
};

/** The latest races, where their results stand, and what riders earned there. */
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
        side: <State of={event} />,
        mark: (
          <span className="admin-emblem">
            <Emblem discipline={disciplineOf(event.type)} />
          </span>
        ),
        amount: event.earned.amount,
      }))}
      empty={<FirstSteps />}
    />
  );
};
