import { Link } from 'react-router-dom';
import type { promoterEvents } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { Amount, List, Status, useList, type Column, type Tone } from '@rrr/kit/desk';
import { useEventsQuery } from '../../api.js';
import { stateOf, today, type EventState, type Listed as Row } from '../../due.js';
import { useWords } from '../../words/use-words.js';
import { ClassSlots } from './ClassSlots.js';
import { RidersAsking } from './RidersAsking.js';
import { useStanding } from './use-standing.js';

const FILTERS = ['all', 'waiting', 'upcoming', 'done', 'draft'] as const;
const TONE = {
  canceled: 'bad',
  draft: 'wait',
  undated: 'plain',
  upcoming: 'plain',
  waiting: 'wait',
  done: 'good',
} as const satisfies Record<EventState, Tone>;

export const MyEvents = () => {
  const { session } = useHost();
  const [words, formats, path, standing] = [useWords(), useFormats(), usePath(), useStanding()];
  const list = useList<typeof promoterEvents>({
    filters: [
      {
        key: 'filter',
        kind: 'tabs',
        label: words('home.filter'),
        choices: FILTERS.map((value) => ({ value, label: words(`home.filters.${value}`) })),
      },
      { key: 'query', kind: 'text', label: words('home.search') },
    ],
  });
  const answer = useEventsQuery({ params: { id: session.user._id }, query: list.query });
  const state = (item: Row) => {
    const now = stateOf(item, today());
    return (
      <span className="promoter-states">
        <Status tone={TONE[now]}>{words(`home.states.${now}`)}</Status>
        <RidersAsking riders={item.ridersAsking} />
      </span>
    );
  };
  const place = (item: Row) => [item.city, item.state].filter(Boolean).join(', ');
  const classes = (item: Row) => <ClassSlots done={item.classesWithResults} all={item.classCount} />;
  const columns: Column<Row>[] = [
    { key: 'event', title: words('home.event'), cell: (item) => item.title },
    { key: 'when', title: words('home.when'), cell: (item) => formats.dates(item.startDate, item.endDate) },
    { key: 'where', title: words('home.where'), cell: place },
    { key: 'state', title: words('home.state'), cell: state, phone: 'under' },
    { key: 'classes', title: words('home.classes'), phone: 'none', cell: classes },
    {
      key: 'pays',
      title: words('home.pays'),
      align: 'right',
      cell: (item) => <Amount money={item.contingencyAmount} />,
    },
  ];
  return (
    <section className="desk-list" aria-label={words('home.mine')}>
      <h2>{words('home.mine')}</h2>
      <List<Row>
        label={words('home.mine')}
        list={list}
        answer={answer}
        items={answer.data?.events}
        pagination={answer.data?.pagination}
        columns={columns}
        href={(item) => path(`/event/${item._id}`)}
        empty={{
          text: words('home.none'),
          action: (standing === undefined || standing === 'approved') && (
            <Link className="button" to={path('/event/new')}>
              {words('home.addEvent')}
            </Link>
          ),
        }}
      />
    </section>
  );
};
