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
  const state = (it: Row) => {
    const now = stateOf(it, today());
    return (
      <span className="promoter-states">
        <Status tone={TONE[now]}>{words(`home.states.${now}`)}</Status>
        <RidersAsking riders={it.ridersAsking} />
      </span>
    );
  };
  const place = (it: Row) => [it.city, it.state].filter(Boolean).join(', ');
  const classes = (it: Row) => <ClassSlots done={it.classesWithResults} all={it.classCount} />;
  const columns: Column<Row>[] = [
    { key: 'event', title: words('home.event'), cell: (it) => it.title },
    { key: 'when', title: words('home.when'), cell: (it) => formats.dates(it.startDate, it.endDate) },
    { key: 'where', title: words('home.where'), cell: place },
    { key: 'state', title: words('home.state'), cell: state, phone: 'under' },
    { key: 'classes', title: words('home.classes'), phone: 'none', cell: classes },
    { key: 'pays', title: words('home.pays'), align: 'right', cell: (it) => <Amount money={it.contingencyAmount} /> },
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
        href={(it) => path(`/event/${it._id}`)}
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
