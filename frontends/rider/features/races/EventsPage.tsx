import type { Response, roleEvents } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { List, Page, useList, type Column } from '@rrr/kit/desk';
import { useEventColumns } from './event-columns.js';
import { FavouriteButton } from './FavouriteButton.js';
import { RacesNav } from './RacesNav.js';
import { useRoleEventsQuery } from './races.api.js';
import { useRacesWords } from './words/use-words.js';

type Listed = Response<typeof roleEvents>['events'][number];
const FILTERS = ['upcoming', 'all', 'waiting', 'done'] as const;
const MINE = ['favourites', 'raced'] as const;

/** All events, the next ones first; those raced or kept as favourites are one choice away. */
export const EventsPage = () => {
  const [t, path] = [useRacesWords(), usePath()];
  const list = useList<typeof roleEvents>({
    filters: [
      { key: 'query', kind: 'text', label: t('events.search') },
      {
        key: 'filter',
        kind: 'tabs',
        label: t('events.when'),
        choices: FILTERS.map((value) => ({ value, label: t(`events.filters.${value}`) })),
      },
      {
        key: 'mine',
        kind: 'select',
        label: t('events.mine'),
        choices: MINE.map((value) => ({ value, label: t(`events.mines.${value}`) })),
      },
      { key: 'state', kind: 'text', label: t('events.state'), max: 50 },
    ],
  });
  const answer = useRoleEventsQuery({
    params: { role: 'rider' },
    query: { ...list.query, sort: list.query.filter === 'upcoming' ? 'ascending' : 'descending' },
  });
  const columns: readonly Column<Listed>[] = [
    ...useEventColumns<Listed>(),
    {
      key: 'favourite',
      title: t('favourite.column'),
      actions: true,
      cell: ({ _id, title, mine }) => (
        <FavouriteButton kind="event" id={_id} name={title} favourite={mine?.favourite ?? false} />
      ),
    },
  ];
  return (
    <Page title={t('events.title')}>
      <RacesNav />
      <List
        label={t('events.title')}
        list={list}
        answer={answer}
        items={answer.data?.events}
        pagination={answer.data?.pagination}
        columns={columns}
        href={({ _id }) => path(`/event/${_id}`)}
        empty={{ text: t('events.none') }}
      />
    </Page>
  );
};
