import { useHost, usePath } from '@rrr/kit/base';
import { Link, useLocation } from 'react-router-dom';
import type { GarageBike } from '@rrr/contract';
import { useRiderQuery } from './api.js';
import { useMe } from './use-me.js';
import { useWords } from './words/use-words.js';

interface Props {
  bikes: readonly Pick<GarageBike, 'vinStatus'>[];
  /** on the page of the bikes, which has the buttons */
  here?: boolean;
}

/** What it costs a rider to have no verified bike, and who has to do something about it. */
export const NoValidBike = ({ bikes, here = false }: Props) => {
  const [t, path] = [useWords(), usePath()];
  if (bikes.some((it) => it.vinStatus === 'verified')) return null;
  const state = bikes.length === 0 ? 'none' : bikes.some((it) => it.vinStatus === 'unverified') ? 'checking' : 'wrong';
  return (
    <div className="alert wait" role="status">
      <strong>{t(`noBike.${state}`)}</strong>
      <p>{t(`noBike.${state}Lead`)}</p>
      {!here && (
        <div>
          <Link className="button" to={path(state === 'none' ? '/profile?tab=bikes&bike=new' : '/profile?tab=bikes')}>
            {t(state === 'none' ? 'noBike.add' : 'noBike.open')}
          </Link>
        </div>
      )}
    </div>
  );
};

/** The same above every page of such a rider, but for the dashboard, which says it itself, and the profile. */
export const NoValidBikeAbove = () => {
  const [{ session, basePath }, params, { pathname }] = [useHost(), useMe(), useLocation()];
  const known = session.user.bikes;
  const page = pathname.slice(basePath.length).replaceAll('/', ' ').trim();
  const shows = !known.some((it) => it.valid) && page !== '' && !page.startsWith('profile');
  const { data } = useRiderQuery({ params }, { skip: !shows });
  if (!shows) return null;
  return <NoValidBike bikes={data?.rider.bikes ?? known.map(() => ({ vinStatus: 'unverified' }))} />;
};
