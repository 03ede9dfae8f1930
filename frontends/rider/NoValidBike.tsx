import { useHost, usePath } from '@rrr/kit/base';
import { Link, useLocation } from 'react-router-dom';
import type { GarageBike } from '@rrr/contract';
import { useRiderQuery } from './api.js';
import { useMe } from './use-me.js';
import { useWords } from './words/use-words.js';

type Bikes = readonly Pick<GarageBike, 'vinStatus'>[];

/** Why a rider has no verified bike, and where that ends; undefined: there is one. */
const useReason = (bikes: Bikes) => {
  const path = usePath();
  if (bikes.some((bike) => bike.vinStatus === 'verified')) return undefined;
  if (bikes.length === 0) return { why: 'none', link: 'noBike.add', to: path('/profile?tab=bikes&bike=new') } as const;
  const why = bikes.some((bike) => bike.vinStatus === 'unverified') ? 'checking' : 'wrong';
  return { why, link: 'noBike.open', to: path('/profile?tab=bikes') } as const;
};

interface Props {
  bikes: Bikes;
  /** on the page of the bikes, which has the buttons */
  here?: boolean;
}

/** What it costs a rider to have no verified bike, and who has to do something about it. */
export const NoValidBike = ({ bikes, here = false }: Props) => {
  const [t, reason] = [useWords(), useReason(bikes)];
  if (!reason) return null;
  return (
    <div className="alert wait" role="status">
      <strong>{t(`noBike.${reason.why}`)}</strong>
      <p>{t(`noBike.${reason.why}Lead`)}</p>
      {!here && (
        <div>
          <Link className="button" to={reason.to}>
            {t(reason.link)}
          </Link>
        </div>
      )}
    </div>
  );
};

/** The same in short above every page of such a rider, but for the dashboard and the profile, which say it themselves. */
export const NoValidBikeAbove = () => {
  const [{ session, basePath }, params, { pathname }] = [useHost(), useMe(), useLocation()];
  const [t, known] = [useWords(), session.user.bikes];
  const page = pathname.slice(basePath.length).replaceAll('/', ' ').trim();
  const shows = !known.some((item) => item.valid) && page !== '' && !page.startsWith('profile');
  const { data } = useRiderQuery({ params }, { skip: !shows });
  const reason = useReason(data?.rider.bikes ?? known.map(() => ({ vinStatus: 'unverified' })));
  if (!shows || !reason) return null;
  return (
    <p className="alert wait rider-above" role="status">
      <span>{t(`noBike.${reason.why}`)}</span>
      <Link to={reason.to}>{t(reason.link)}</Link>
    </p>
  );
};
