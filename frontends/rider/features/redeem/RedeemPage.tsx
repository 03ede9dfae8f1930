import { useHost, usePath } from '@rrr/kit/base';
import { Page, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useConfigQuery, useRiderQuery } from '../../api.js';
import { useMe } from '../../use-me.js';
import { RedeemForm } from './RedeemForm.js';
import { useRedeemWords } from './words/use-words.js';

/** The rider redeems on their own phone, at a counter whose code they read. */
export const RedeemPage = () => {
  const [t, path, params, { session }] = [useRedeemWords(), usePath(), useMe(), useHost()];
  const [answer, config] = [useRiderQuery({ params }), useConfigQuery()];
  const rider = answer.data?.rider;
  const limit = config.data?.program.limits.redemption;
  const failed = [answer, config].find((item) => item.error !== undefined && !item.isFetching);
  const proxied = session.proxyHost !== null;
  const hasCredit = rider?.balances.some((balance) => balance.available.amount > 0);
  return (
    <Page title={t('title')} lead={t('lead')} back={{ to: path('/redemptions'), label: t('back') }}>
      {failed && <ProblemNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(rider && limit !== undefined) && <Skeleton lines={6} height={56} />}
      {rider &&
        limit !== undefined &&
        (!proxied && rider.hasPin && hasCredit ? (
          <Section>
            <RedeemForm rider={rider} limit={limit} />
          </Section>
        ) : (
          <p className="alert wait" role="status">
            <strong>{t(proxied ? 'proxy' : hasCredit ? 'noPin' : 'nothing')}</strong>
            {!proxied && hasCredit && <Link to={path('/profile?redirect=pin')}>{t('setPin')}</Link>}
          </p>
        ))}
    </Page>
  );
};
