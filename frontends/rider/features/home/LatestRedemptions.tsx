import type { Redemption } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, Empty, Section } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useWords } from '../../words/use-words.js';
import { Code } from '../wallet/Code.js';

export const LatestRedemptions = ({ redemptions }: { redemptions: readonly Redemption[] }) => {
  const [t, formats, path] = [useWords(), useFormats(), usePath()];
  return (
    <Section title={t('home.redemptions')}>
      {redemptions.length === 0 ? (
        <Empty text={t('home.noRedemptions')} />
      ) : (
        <>
          <ul className="rider-rows">
            {redemptions.map((it) => (
              <li key={it._id} className="rider-row-plain">
                <div>
                  <strong>{it.dealer.name}</strong>
                  <div className="desk-muted">{formats.day(it.redeemedAt)}</div>
                </div>
                <div className="rider-row-end">
                  <strong>
                    <Amount money={it.amount} />
                  </strong>
                  <Code value={it.code} />
                </div>
              </li>
            ))}
          </ul>
          <Link className="rider-more" to={`${path('/redemptions')}?tab=redemptions`}>
            {t('home.allRedemptions')}
          </Link>
        </>
      )}
    </Section>
  );
};
