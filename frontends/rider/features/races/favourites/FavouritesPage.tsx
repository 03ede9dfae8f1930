import { useFormats, usePath } from '@rrr/kit/base';
import { FilterChoice, List, Page, useList, useTab, type Column } from '@rrr/kit/desk';
import type { Favourite, riderFavourites } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { useMe } from '../../../use-me.js';
import { FavouriteButton } from '../FavouriteButton.js';
import { RacesNav } from '../RacesNav.js';
import { useFavouritesQuery } from '../races.api.js';
import { useRacesWords } from '../words/use-words.js';
import { FindDealer } from './FindDealer.js';

const KINDS = ['event', 'dealer'] as const;

const Kept = ({ kind }: { kind: (typeof KINDS)[number] }) => {
  const [t, formats, path, params] = [useRacesWords(), useFormats(), usePath(), useMe()];
  const list = useList<typeof riderFavourites>();
  const answer = useFavouritesQuery({ params, query: { ...list.query, kind } });
  const columns: readonly Column<Favourite>[] = [
    {
      key: 'name',
      title: t(`favourite.kinds.${kind}`),
      cell: (favourite) => favourite.name,
      below: ({ city, state, country }) => [city, state, country].filter(Boolean).join(', '),
    },
    ...(kind === 'event'
      ? [{ key: 'date', title: t('event.date'), cell: (favourite: Favourite) => formats.date(favourite.startDate) }]
      : []),
    {
      key: 'remove',
      title: t('favourite.column'),
      actions: true,
      cell: ({ _id, name }) => <FavouriteButton kind={kind} id={_id} name={name} favourite />,
    },
  ];
  return (
    <List
      label={t(`favourite.kinds.${kind}`)}
      list={list}
      answer={answer}
      items={answer.currentData?.favourites}
      pagination={answer.currentData?.pagination}
      columns={columns}
      href={({ _id }) => (kind === 'event' ? path(`/event/${_id}`) : undefined)}
      empty={{
        text: t(`favourite.none.${kind}`),
        action: kind === 'event' && (
          <Link className="button" to={path('/events')}>
            {t('events.title')}
          </Link>
        ),
      }}
    />
  );
};

/** The events and dealers that the rider keeps at hand. */
export const FavouritesPage = () => {
  const t = useRacesWords();
  const [kind, open] = useTab(KINDS);
  return (
    <Page title={t('favourite.title')}>
      <RacesNav />
      <FilterChoice
        label={t('favourite.parts')}
        value={kind}
        choices={KINDS.map((value) => ({ value, label: t(`favourite.kinds.${value}`) }))}
        onChange={open}
      />
      <Kept key={kind} kind={kind} />
      {kind === 'dealer' && <FindDealer />}
    </Page>
  );
};
