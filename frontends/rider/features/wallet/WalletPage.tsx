import { Balance, FilterChoice, Page, ProblemNote, Skeleton, useTab } from '@rrr/kit/desk';
import { useRiderQuery } from '../../api.js';
import { useMe } from '../../use-me.js';
import { useWords } from '../../words/use-words.js';
import { NoBalance } from './NoBalance.js';
import { AwardsTab } from './AwardsTab.js';
import { LedgerTab } from './LedgerTab.js';
import { RedemptionsTab } from './RedemptionsTab.js';

const TABS = ['awards', 'redemptions', 'ledger'] as const;

export const WalletPage = () => {
  const [t, params] = [useWords(), useMe()];
  const [tab, open] = useTab(TABS);
  const { data, error, isFetching, refetch } = useRiderQuery({ params });
  const balances = data?.rider.balances ?? [];
  return (
    <Page title={t('wallet.title')} lead={t('wallet.lead')}>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={1} height={150} />}
      {data && (
        <div className="rider-balances">
          {balances.map((it) => (
            <div key={it.available.currency} className="desk-card">
              <Balance
                balance={it}
                {...(balances.length > 1 ? { label: t('wallet.balance', { currency: it.available.currency }) } : {})}
              />
            </div>
          ))}
          {balances.length === 0 && <NoBalance />}
        </div>
      )}
      <FilterChoice
        label={t('wallet.tabs')}
        value={tab}
        choices={TABS.map((value) => ({ value, label: t(`wallet.tab.${value}`) }))}
        onChange={open}
      />
      {tab === 'awards' && <AwardsTab />}
      {tab === 'redemptions' && <RedemptionsTab />}
      {tab === 'ledger' && <LedgerTab currencies={balances.map((it) => it.available.currency)} />}
    </Page>
  );
};
