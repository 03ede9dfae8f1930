import { useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { DetailPage, lazyPart } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { ActAs } from './ActAs.js';
import { RiderFacts } from './RiderFacts.js';
import { RiderStates } from './RiderStates.js';
import { useRiderQuery } from './rider.api.js';

const AwardsTab = lazyPart(() => import('./AwardsTab.js').then((it) => it.AwardsTab));
const LedgerTab = lazyPart(() => import('./LedgerTab.js').then((it) => it.LedgerTab));
const RedemptionsTab = lazyPart(() => import('./RedemptionsTab.js').then((it) => it.RedemptionsTab));
const ResultsTab = lazyPart(() => import('./ResultsTab.js').then((it) => it.ResultsTab));
const UndoneTab = lazyPart(() => import('./UndoneTab.js').then((it) => it.UndoneTab));

export const RiderPage = () => {
  const [t, path, { riderId = '' }] = [useWords(), usePath(), useParams()];
  const answer = useRiderQuery({ params: { role: 'admin', riderId } });
  const rider = answer.currentData?.rider;
  const held = rider?.balances.map((it) => it.available.currency) ?? [];
  return (
    <DetailPage
      title={rider?.fullName ?? t('riders.title')}
      back={{ to: path('/riders'), label: t('rider.back') }}
      answer={answer}
      lead={rider && <RiderStates rider={rider} />}
      primary={<ActAs riderId={riderId} />}
      tabs={{
        label: t('rider.parts'),
        items: [
          { key: 'awards', label: t('rider.tab.awards'), content: () => <AwardsTab riderId={riderId} /> },
          { key: 'results', label: t('rider.tab.results'), content: () => <ResultsTab riderId={riderId} /> },
          { key: 'ledger', label: t('rider.tab.ledger'), content: () => <LedgerTab riderId={riderId} held={held} /> },
          {
            key: 'redemptions',
            label: t('rider.tab.redemptions'),
            content: () => <RedemptionsTab riderId={riderId} />,
          },
          { key: 'undone', label: t('rider.tab.undone'), content: () => <UndoneTab riderId={riderId} /> },
        ],
      }}
    >
      {rider && <RiderFacts rider={rider} />}
    </DetailPage>
  );
};
