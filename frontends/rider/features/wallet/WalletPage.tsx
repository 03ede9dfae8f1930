import { useFormats, usePath } from '@rrr/kit/base';
import { Balance, FilterChoice, Page, ProblemNote, Skeleton, useTab } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useRiderQuery } from '../../api.js';
import { KeepBalance } from '../../KeepBalance.js';
import { useMe } from '../../use-me.js';
import { useWords } from '../../words/use-words.js';
import { useCashQuery } from '../cash/cash.api.js';
import { owedOf } from '../cash/owed.js';
import { PhotosAwaited } from '../photos/PhotosAwaited.js';
import { AwardsTab } from './AwardsTab.js';
import { CounterCode } from './CounterCode.js';
import { LedgerTab } from './LedgerTab.js';
import { NoBalance } from './NoBalance.js';
import { RedemptionsTab } from './RedemptionsTab.js';
import { useWalletWords } from './words/use-words.js';
import './wallet.css';

const TABS = ['awards', 'redemptions', 'ledger'] as const;

/** What can be spent, how, and what became of the rest. */
export const WalletPage = () => {
  const [t, words, formats, path, params] = [useWords(), useWalletWords(), useFormats(), usePath(), useMe()];
  const [tab, open] = useTab(TABS);
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useRiderQuery({ params });
  const { data: cash, isLoading: cashLoads } = useCashQuery({ params });
  const balances = data?.rider.balances ?? [];
  const owed = cash ? owedOf(cash, data?.payoutClaims ?? [], data?.rider.record ?? null) : [];
  return (
    <Page title={t('wallet.title')} lead={t('wallet.lead')}>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {data && <KeepBalance balances={balances} at={fulfilledTimeStamp} />}
      <PhotosAwaited />
      {((!data && isFetching) || cashLoads) && <Skeleton lines={1} height={240} />}
      {data && !cashLoads && (
        <div className="rider-balances desk-no-print">
          <div className="rider-balance-cards">
            {balances.map((balance) => (
              <div key={balance.available.currency} className="desk-card ink">
                <Balance
                  balance={balance}
                  label={
                    balances.length > 1
                      ? t('wallet.balance', { currency: balance.available.currency })
                      : t('awards.lots.toSpend')
                  }
                />
              </div>
            ))}
            {balances.length === 0 && <NoBalance />}
            {owed.length > 0 && (
              <div className="desk-card desk-reach rider-wallet-cash">
                <ul>
                  {owed.flatMap((item) => [
                    item.owed.amount > 0 && (
                      <li key={`${item.currency}owed`}>{words('cash.owed', { amount: formats.money(item.owed) })}</li>
                    ),
                    item.paidBy && (
                      <li key={`${item.currency}requested`}>
                        {words('cash.requested', {
                          amount: formats.money(item.requested),
                          date: formats.date(item.paidBy),
                        })}
                      </li>
                    ),
                  ])}
                </ul>
                <Link to={path('/cashout')}>{words('cashOut')}</Link>
              </div>
            )}
          </div>
          {balances.some((balance) => balance.available.amount > 0) && <CounterCode hasPin={data.rider.hasPin} />}
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
      {tab === 'ledger' && <LedgerTab currencies={balances.map((balance) => balance.available.currency)} />}
    </Page>
  );
};
