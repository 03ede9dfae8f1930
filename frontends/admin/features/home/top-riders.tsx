import type { proRiderStats, Response, topProRiders } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import type { Answer } from '@rrr/kit/desk';
import {
  useAmateurRiderStatsQuery,
  useProRiderStatsQuery,
  useTopAmateurRidersQuery,
  useTopProRidersQuery,
} from './home.api.js';
import { Ranks } from './Ranks.js';
import type { Year } from './use-year.js';
import { useHomeWords } from './words/use-words.js';

interface Props {
  group: 'pro' | 'amateur';
  of: Year;
  top: Answer & { currentData?: Response<typeof topProRiders> | undefined };
  stats: Response<typeof proRiderStats> | undefined;
}

const TopRiders = ({ group, of, top, stats }: Props) => {
  const [words, formats, path] = [useHomeWords(), useFormats(), usePath()];
  const asked = new URLSearchParams({ group, currency: of.currency, year: String(of.year) });
  return (
    <Ranks
      placed
      title={words(`top.${group}`, { year: of.year })}
      lead={
        stats
          ? words('top.says', {
              count: stats.riders,
              awards: formats.count(stats.awards),
              total: formats.money(stats.total),
            })
          : '\u00a0'
      }
      all={{ to: `${path('/rider-earnings')}?${asked}`, label: words('top.allRiders') }}
      answer={top}
      ranks={top.currentData?.riders.map((rider) => ({
        _id: rider._id,
        to: path(`/rider/${rider._id}?tab=awards`),
        name: rider.fullName,
        about: [rider.hometown, rider.state].filter(Boolean).join(', ') || '\u00a0',
        side: words('top.awards', { count: rider.count }),
        amount: rider.amount,
      }))}
      empty={words('top.noRiders', { year: of.year })}
    />
  );
};

const MOST = 5;

/** Riders who earned the most cash in a year. */
export const TopProRiders = ({ of }: { of: Year }) => {
  const { year, currency, period } = of;
  const top = useTopProRidersQuery({ query: { year, currency, limit: MOST } });
  const stats = useProRiderStatsQuery({ query: { currency, ...period } });
  return <TopRiders group="pro" of={of} top={top} stats={stats.currentData} />;
};

/** Riders who earned the most credit and bonuses in a year. */
export const TopAmateurRiders = ({ of }: { of: Year }) => {
  const { year, currency, period } = of;
  const top = useTopAmateurRidersQuery({ query: { year, currency, limit: MOST } });
  const stats = useAmateurRiderStatsQuery({ query: { currency, ...period } });
  return <TopRiders group="amateur" of={of} top={top} stats={stats.currentData} />;
};
