import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { DetailPage, lazyPart, Status, useRecordPairs } from '@rrr/kit/desk';
import { DEALER } from '@rrr/records';
import { PictureField } from '../../pieces/PictureField.js';
import { ProxyLink } from '../../pieces/ProxyLink.js';
import { useTrailActs } from '../../pieces/use-trail-acts.js';
import { DealerRedemptions } from './DealerRedemptions.js';
import { useDealerQuery } from '../../shared/dealers/dealers.api.js';
import { Owed } from './Owed.js';
import { useTimelineWords } from '../../shared/timeline/words/use-words.js';
import { useDealerWords } from './words/use-words.js';

const ActiveDialog = lazyPart(() => import('./ActiveDialog.js').then((loaded) => loaded.ActiveDialog));
const LoginsTab = lazyPart(() => import('./LoginsTab.js').then((loaded) => loaded.LoginsTab));

const Timeline = lazyPart(() => import('../../shared/timeline/Timeline.js').then((loaded) => loaded.Timeline));

export const DealerPage = () => {
  const { dealerId = '' } = useParams();
  const [t, path] = [useDealerWords(), usePath()];
  const [asking, setAsking] = useState(false);
  const answer = useDealerQuery({ params: { role: 'admin', dealerId } });
  const dealer = answer.currentData?.dealer;
  const pairs = useRecordPairs(DEALER, dealer, { view: 'desk', elsewhere: ['name', 'dealerId'] });
  const timeline = useTimelineWords();
  const trail = useTrailActs(dealerId, dealer?.email);
  return (
    <DetailPage
      title={dealer?.name ?? t('name')}
      back={{ to: path('/dealers'), label: t('back') }}
      answer={answer}
      lead={
        dealer && (
          <span className="admin-states">
            <Status tone={dealer.deActivated ? 'bad' : 'good'}>
              {t(dealer.deActivated ? 'actives.false' : 'actives.true')}
            </Status>
            <span>
              {t('number')} <span className="number">{dealer.dealerId}</span>
            </span>
          </span>
        )
      }
      primary={<ProxyLink type="dealer" id={dealerId} label={t('actAs')} />}
      acts={[
        { key: 'edit', label: t('edit'), to: path(`/dealer/${dealerId}/edit`) },
        {
          key: 'active',
          label: t(dealer?.deActivated ? 'activate.act' : 'deactivate.act'),
          run: () => setAsking(true),
        },
        ...trail,
      ]}
      summary={[...pairs, [t('currency'), dealer?.currency]]}
      tabs={{
        label: t('parts'),
        items: [
          {
            key: 'redemptions',
            label: t('tab.redemptions'),
            content: () => <DealerRedemptions redemptions={answer.currentData?.redemptions ?? []} />,
          },
          {
            key: 'logins',
            label: t('tab.logins'),
            content: () => dealer && <LoginsTab dealer={dealer} />,
          },
          {
            key: 'timeline',
            label: timeline('title'),
            content: () => <Timeline type="dealer" id={dealerId} />,
          },
          {
            key: 'picture',
            label: t('tab.picture'),
            content: () =>
              dealer && (
                <PictureField type="dealer" subjectId={dealerId} image={dealer.profileImage} help={t('picture')} />
              ),
          },
        ],
      }}
    >
      <Owed dealerId={dealerId} />
      {asking && dealer && <ActiveDialog dealer={dealer} onClose={() => setAsking(false)} />}
    </DetailPage>
  );
};
