import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Email, useCountryName, useFormats, usePath } from '@rrr/kit/base';
import { DetailPage, lazyPart, Status } from '@rrr/kit/desk';
import { PictureField } from '../../pieces/PictureField.js';
import { ProxyLink } from '../../pieces/ProxyLink.js';
import { useTrailActs } from '../../pieces/use-trail-acts.js';
import { WebSite } from '../../pieces/WebSite.js';
import { DealerRedemptions } from './DealerRedemptions.js';
import { useDealerQuery } from '../../shared/dealers/dealers.api.js';
import { Owed } from './Owed.js';
import { useTimelineWords } from '../../shared/timeline/words/use-words.js';
import { useDealerWords } from './words/use-words.js';

const ActiveDialog = lazyPart(() => import('./ActiveDialog.js').then((it) => it.ActiveDialog));
const LoginsTab = lazyPart(() => import('./LoginsTab.js').then((it) => it.LoginsTab));

const Timeline = lazyPart(() => import('../../shared/timeline/Timeline.js').then((it) => it.Timeline));

export const DealerPage = () => {
  const { dealerId = '' } = useParams();
  const [t, formats, path, country] = [useDealerWords(), useFormats(), usePath(), useCountryName()];
  const [asking, setAsking] = useState(false);
  const answer = useDealerQuery({ params: { role: 'admin', dealerId } });
  const dealer = answer.currentData?.dealer;
  const address =
    dealer &&
    [
      dealer.addressLine1,
      dealer.addressLine2,
      dealer.city,
      dealer.state,
      dealer.zipcode,
      dealer.country && country(dealer.country),
    ]
      .filter(Boolean)
      .join(', ');
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
      summary={[
        [t('address'), address],
        [t('phone'), dealer?.phone && <a href={`tel:${dealer.phone}`}>{formats.phone(dealer.phone)}</a>],
        [t('email'), dealer?.email && <Email address={dealer.email} link />],
        [t('website'), dealer?.websiteUrl && <WebSite url={dealer.websiteUrl} />],
        [t('currency'), dealer?.currency],
        [t('about'), dealer?.bio],
      ]}
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
                <PictureField
                  type="dealer"
                  subjectId={dealerId}
                  image={dealer.profileImage}
                  help={t('picture')}
                  tag="dealer"
                />
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
