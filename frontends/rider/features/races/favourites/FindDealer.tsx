import { useState } from 'react';
import { TextField } from '@rrr/kit/base';
import { Empty, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useMe } from '../../../use-me.js';
import { usePublicPath } from '../../../use-public-path.js';
import { FavouriteButton } from '../FavouriteButton.js';
import { useDealersQuery, useFavouritesQuery } from '../races.api.js';
import { useRacesWords } from '../words/use-words.js';

const SHOWN = 10;

/** Finds a dealer by name, to keep it. */
export const FindDealer = () => {
  const [t, path, params] = [useRacesWords(), usePublicPath(), useMe()];
  const [name, setName] = useState('');
  const kept = useFavouritesQuery({ params, query: { page: 1, limit: 100, kind: 'dealer' } }).data?.favourites ?? [];
  const { currentData, error, isFetching, refetch } = useDealersQuery(
    { query: { name, limit: SHOWN } },
    { skip: name === '' },
  );
  return (
    <Section title={t('dealer.find')} side={<a href={path('/dealers')}>{t('dealer.map')}</a>}>
      <form
        className="rider-form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setName(String(new FormData(event.currentTarget).get('name') ?? '').trim());
        }}
      >
        <TextField name="name" label={t('dealer.name')} maxLength={100} required={false} autoComplete="off" />
        <div>
          <button className="button">{t('dealer.search')}</button>
        </div>
      </form>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!currentData && isFetching && <Skeleton lines={3} height={48} />}
      {currentData?.dealers.length === 0 && <Empty text={t('dealer.none', { name })} />}
      {currentData && currentData.dealers.length > 0 && (
        <ul className="rider-rows" aria-label={t('dealer.found')}>
          {currentData.dealers.map((lean) => (
            <li key={lean._id} className="rider-row-plain">
              <div>
                <strong>{lean.name}</strong>
                <div className="desk-muted">{[lean.city, lean.state].filter(Boolean).join(', ')}</div>
              </div>
              <FavouriteButton
                kind="dealer"
                id={lean._id}
                name={lean.name}
                favourite={kept.some((dealer) => dealer._id === lean._id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
