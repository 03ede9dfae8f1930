import { useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { FilterChoice, Page, ProblemNote, Skeleton, useTab } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { ActAs } from './ActAs.js';
import { AwardsTab } from './AwardsTab.js';
import { LedgerTab } from './LedgerTab.js';
import { RedemptionsTab } from './RedemptionsTab.js';
import { ResultsTab } from './ResultsTab.js';
import { RiderFacts } from './RiderFacts.js';
import { RiderStates } from './RiderStates.js';
import { UndoneTab } from './UndoneTab.js';
import { useRiderQuery } from './rider.api.js';

const TABS = ['awards', 'results', 'ledger', 'redemptions', 'undone'] as const;

export const RiderPage = () => {
  const [t, path] = [useWords(), usePath()];
  const { riderId = '' } = useParams();
  const [tab, open] = useTab(TABS);
  const { currentData: data, error, isFetching, refetch } = useRiderQuery({ params: { role: 'admin', riderId } });
  const rider = data?.rider;
  return (
    <Page
      title={rider?.fullName ?? t('riders.title')}
      back={{ to: path('/riders'), label: t('rider.back') }}
      lead={rider && <RiderStates rider={rider} />}
      primary={rider && <ActAs riderId={riderId} />}
    >
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={3} height={140} />}
      {rider && (
        <>
          <RiderFacts rider={rider} />
          <FilterChoice
            label={t('rider.parts')}
            value={tab}
            choices={TABS.map((value) => ({ value, label: t(`rider.tab.${value}`) }))}
            onChange={open}
          />
          {tab === 'awards' && <AwardsTab riderId={riderId} />}
          {tab === 'results' && <ResultsTab riderId={riderId} />}
          {tab === 'ledger' && <LedgerTab riderId={riderId} held={rider.balances.map((it) => it.available.currency)} />}
          {tab === 'redemptions' && <RedemptionsTab riderId={riderId} />}
          {tab === 'undone' && <UndoneTab riderId={riderId} />}
        </>
      )}
    </Page>
  );
};
