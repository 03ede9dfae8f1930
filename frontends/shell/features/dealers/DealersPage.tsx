import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { listPlaces } from '@rrr/contract';
import { Empty, Pager, useCountryName, useListState } from '@rrr/kit/base';
import { askLocation, MapList, milesBetween, nearestFirst, type Point } from '@rrr/kit/base/map';
import { LoadFailed } from '../../app/LoadFailed.js';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';
import { useTitle } from '../../app/use-title.js';
import { SearchField } from '../../list/SearchField.js';
import { DealerActs } from './DealerActs.js';
import { DealerHeadline } from './DealerHeadline.js';
import { DealerSearch } from './DealerSearch.js';
import { placeOf } from './dealer-places.js';
import { FILTERS, queryOf, readFilters, wider, type Filters, radiusIn, unitOf } from './search.js';
import { useDealers } from './use-dealers.js';
import { useDealerWords } from './words/use-words.js';
import './dealers.css';

const SHOWN_AT_ONCE = 10;

/** The reader's own location: it is measured from in the browser and sent to nobody. */
const useOwnLocation = () => {
  const [state, setState] = useState<{ is: 'off' | 'asking' | 'none' } | { is: 'on'; at: Point }>({ is: 'off' });
  return {
    state: state.is,
    at: state.is === 'on' ? state.at : undefined,
    ask: () => {
      setState({ is: 'asking' });
      void askLocation().then((at) => setState(at ? { is: 'on', at } : { is: 'none' }));
    },
    forget: () => setState({ is: 'off' }),
  };
};

/** Which dealer stands out, kept in the address so that it can be shared. */
const useChosen = () => {
  const [params, setParams] = useSearchParams();
  const choose = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('dealer', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('dealer') ?? undefined, choose] as const;
};

export const DealersPage = () => {
  const [words, { to, locale }, countryName] = [useDealerWords(), useShell(), useCountryName()];
  useTitle();
  const list = useListState({ filters: FILTERS });
  const asked = readFilters(list.filters);
  const own = useOwnLocation();
  const [chosen, choose] = useChosen();
  const nearReader = own.at !== undefined && !asked.zipcode;
  const { data, error, fresh, retry, more, complete } = useDealers(queryOf(asked, list.page), nearReader);
  const regions = useCall(listPlaces, { query: { lang: locale } }).data?.regions;
  const regionName = (code: string) =>
    [...(regions?.US ?? []), ...(regions?.CA ?? [])].find((item) => item.code === code)?.name ?? code;

  const around = data?.around;
  const center = useMemo(
    () => (nearReader ? own.at : around ? { lat: around.lat, lng: around.lon } : undefined),
    [nearReader, own.at, around],
  );
  const radius = nearReader ? Number(asked.zipDistance) : 0;
  const places = useMemo(() => {
    const all = [...(data?.dealers ?? []), ...(more ?? [])].map((dealer) =>
      placeOf(dealer, dealer.dealerId ? words('number', { number: dealer.dealerId }) : ''),
    );
    if (!radius || !center) return all;
    return all.filter(({ at }) => at && milesBetween(center, at) <= radius);
  }, [data, more, radius, center, words]);

  const near = nearReader ? nearestFirst(places, center)[0]?.dealer.country : undefined;
  const unit = unitOf(asked, near, locale);
  const change = (filters: Partial<Filters>) => {
    if (filters.zipcode) own.forget();
    list.setFilters(filters);
  };
  const place = asked.zipcode
    ? [around?.city, [around?.state, asked.zipDistance === '0' ? '' : around?.zipcode].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', ')
    : [asked.state && regionName(asked.state), asked.country && countryName(asked.country)].filter(Boolean).join(', ');
  const total = !data || !complete ? undefined : nearReader ? places.length : (data.pagination.total ?? places.length);
  const unknownZip = data && asked.zipcode !== '' && !around;
  const measured = asked.zipcode !== '' || nearReader;
  const next = measured && !unknownZip ? wider(asked.zipDistance) : undefined;

  return (
    <>
      <section className="dealer-panel">
        <div className="dealer-panel-in">
          <DealerHeadline
            count={total}
            current={fresh}
            miles={asked.zipDistance}
            unit={unit}
            zip={asked.zipcode}
            place={place}
            nearReader={nearReader}
            name={asked.name}
          />
          <DealerSearch
            filters={asked}
            unit={unit}
            states={(data?.distinctStates ?? []).map((code) => ({ code, name: regionName(code) }))}
            countries={data?.distinctCountry ?? []}
            location={own.state}
            onChange={change}
            onLocate={() => {
              own.ask();
              if (asked.zipcode) list.setFilters({ zipcode: '' });
            }}
            onForget={own.forget}
          />
        </div>
      </section>
      <div className="page dealer-page">
        {error && (
          <LoadFailed title={words('failed')} detail={error.detail} retryLabel={words('retry')} onRetry={retry} />
        )}
        {unknownZip && (
          <p className="alert wait" role="alert">
            {words('unknownZip', { zip: asked.zipcode })}
          </p>
        )}
        {!data && !error && <div className="skeleton block late dealer-skeleton" aria-busy="true" />}
        {data && complete && (places.length > 0 || asked.name !== '') && (
          <MapList
            label={words('list')}
            places={places}
            step={SHOWN_AT_ONCE}
            unit={unit}
            chosen={chosen}
            onChoose={choose}
            {...(center ? { here: center } : {})}
            acts={({ dealer }) => <DealerActs dealer={dealer} />}
            above={
              <>
                <SearchField
                  value={asked.name}
                  onSearch={(name) => list.setFilters({ name })}
                  label={words('name')}
                  placeholder={words('name')}
                />
                <span className="muted small dealer-order">{words(measured ? 'nearest' : 'byName')}</span>
              </>
            }
          />
        )}
        {data && complete && places.length === 0 && !data.pagination.pastEnd && (
          <Empty
            text={words(list.filtered || measured ? 'none' : 'noneYet')}
            action={
              list.filtered || measured ? (
                <>
                  {next && (
                    <button type="button" className="button" onClick={() => list.setFilters({ zipDistance: next })}>
                      {words(`widen.${unit}`, { far: radiusIn(unit, next) })}
                    </button>
                  )}
                  <Link className="button" to={to('/dealers')} onClick={own.forget}>
                    {words('showAll')}
                  </Link>
                </>
              ) : undefined
            }
          />
        )}
        {data && !nearReader && <Pager pagination={data.pagination} linkTo={list.pageLink} />}
        {places.length > 0 && <p className="muted small">{words('bring')}</p>}
      </div>
    </>
  );
};
