import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { GarageBike } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { Empty, Section, lazyDialog } from '@rrr/kit/desk';
import { NoValidBike } from '../../../NoValidBike.js';
import { useProfileWords } from '../words/use-words.js';
import { BikeCard } from './BikeCard.js';
import { RemoveBike } from './RemoveBike.js';

/** Most look at their bikes, and add none. */
const BikeForm = lazyDialog(() => import('./BikeForm.js').then((loaded) => loaded.BikeForm));

interface Props {
  /** the rider's, two letters */
  country: string;
  bikes: readonly GarageBike[];
  /** the shell led here, because no bike has a verified VIN */
  led: boolean;
}

/** The garage. The form stands in the address: `?tab=bikes&bike=new`, or a bike's id. */
export const BikesPart = ({ country, bikes, led }: Props) => {
  const [t, path] = [useProfileWords(), usePath()];
  const { session } = useHost();
  const [params, setParams] = useSearchParams();
  const [removing, setRemoving] = useState<GarageBike>();
  const asked = params.get('bike');
  const edited = bikes.find((bike) => bike._id === asked);
  const open = (bike?: string) => setParams(bike ? { tab: 'bikes', bike } : { tab: 'bikes' });
  const earns = (bike: GarageBike) => bike.vinStatus === 'verified' && bike.holdsVin;
  // The shell holds the session as it was when the page was loaded: a whole load lets this rider in.
  const justReady = bikes.some(earns) && !session.user.bikes.some(({ valid }) => valid) && !session.proxyHost;
  if (asked === 'new' || edited)
    return (
      <BikeForm
        key={asked}
        country={country}
        {...(edited ? { bike: edited } : {})}
        onDone={() => open()}
        onCancel={() => open()}
      />
    );
  return (
    <Section
      title={t('bikes.title')}
      side={
        <button type="button" className="button primary" onClick={() => open('new')}>
          {t('bikes.add')}
        </button>
      }
    >
      <p>{t('bikes.lead')}</p>
      {asked !== null && (
        <p className="alert wait" role="status">
          {t('bikes.gone')}
        </p>
      )}
      {justReady && (
        <div className="alert good" role="status">
          <strong>{t('bikes.ready')}</strong>
          <div>
            <a className="button" href={path('/')}>
              {t('bikes.goOn')}
            </a>
          </div>
        </div>
      )}
      {led && <NoValidBike bikes={bikes} here />}
      {led && !justReady && bikes.length > 0 && (
        <p>
          {t('bikes.in')} <Link to={path('/')}>{t('bikes.toHome')}</Link>
        </p>
      )}
      {bikes.length === 0 ? (
        <Empty text={t('bikes.empty')} />
      ) : (
        <ul className="rider-rows">
          {bikes.map((bike) => (
            <li key={bike._id} className="rider-row-plain">
              <BikeCard bike={bike} onEdit={() => open(bike._id)} onRemove={() => setRemoving(bike)} />
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <RemoveBike
          bike={removing}
          isLast={earns(removing) && bikes.filter(earns).length === 1}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Section>
  );
};
