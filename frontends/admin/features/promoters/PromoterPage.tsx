import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { DetailPage, lazyPart, Status, type Act } from '@rrr/kit/desk';
import { PictureField } from '../../pieces/PictureField.js';
import { ProxyLink } from '../../pieces/ProxyLink.js';
import { useTrailActs } from '../../pieces/use-trail-acts.js';
import { History } from '../../shared/promoters/History.js';
import type { OneKind } from '../../shared/promoters/one-act.js';
import { PromoterEvents } from './PromoterEvents.js';
import { PromoterStatus } from './PromoterStatus.js';
import { usePromoterQuery } from '../../shared/promoters/promoters.api.js';
import { usePromoterPairs } from '../../shared/promoters/use-promoter-pairs.js';
import { useResetWords } from '../../shared/reset-factor/words/use-words.js';
import { useTimelineWords } from '../../shared/timeline/words/use-words.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

const ResetFactorDialog = lazyPart(() =>
  import('../../shared/reset-factor/ResetFactorDialog.js').then((loaded) => loaded.ResetFactorDialog),
);
const OneDialog = lazyPart(() => import('../../shared/promoters/OneDialog.js').then((loaded) => loaded.OneDialog));

const Timeline = lazyPart(() => import('../../shared/timeline/Timeline.js').then((loaded) => loaded.Timeline));

export const PromoterPage = () => {
  const { promoterId = '' } = useParams();
  const [t, path, navigate] = [usePromoterWords(), usePath(), useNavigate()];
  const reset = useResetWords();
  const [asked, setAsked] = useState<OneKind>();
  const [resetting, setResetting] = useState(false);
  const answer = usePromoterQuery({ params: { role: 'admin', id: promoterId } });
  const promoter = answer.currentData?.promoter;
  const pairs = usePromoterPairs(promoter);
  const approved = promoter?.status === 'approved';
  const owns = (promoter?.events ?? 0) + (promoter?.series ?? 0) > 0;
  const ask = (kind: OneKind, why?: string): Act => ({
    key: kind,
    label: t(`one.${kind}.confirm`),
    run: () => setAsked(kind),
    ...(why === undefined ? {} : { why }),
  });
  const timeline = useTimelineWords();
  const trail = useTrailActs(promoterId, promoter?.email);
  return (
    <DetailPage
      title={promoter?.name ?? t('name')}
      back={{ to: path('/promoters'), label: t('title') }}
      answer={answer}
      lead={
        promoter && (
          <span className="admin-states">
            <PromoterStatus {...promoter} />
            {approved && !promoter.hasLogin && <Status tone="wait">{t('noLogin')}</Status>}
          </span>
        )
      }
      primary={
        approved ? (
          <ProxyLink type="promoter" id={promoterId} label={t('actAs')} />
        ) : (
          <Link className="button primary" to={path(`/promoter-applications/${promoterId}`)}>
            {t('decide')}
          </Link>
        )
      }
      acts={[
        { key: 'edit', label: t('edit'), to: path(`/promoter/${promoterId}/edit`) },
        ask('invite', promoter?.hasLogin ? t('why.hasLogin') : approved ? undefined : t('why.notApproved')),
        {
          key: 'factor',
          label: reset('act'),
          run: () => setResetting(true),
          ...(promoter?.twoStepEmail === undefined ? { why: reset('off') } : {}),
        },
        ask(promoter?.deActivated ? 'activate' : 'deactivate'),
        ask('delete', owns ? t('why.owns') : undefined),
        ...trail,
      ]}
      summary={pairs}
      tabs={{
        label: t('parts'),
        items: [
          { key: 'events', label: t('events'), content: () => <PromoterEvents promoterId={promoterId} /> },
          {
            key: 'history',
            label: t('history.title'),
            content: () => promoter && <History decisions={promoter.decisions} status={promoter.status} />,
          },
          {
            key: 'timeline',
            label: timeline('title'),
            content: () => <Timeline type="promoter" id={promoterId} />,
          },
          {
            key: 'picture',
            label: t('picture'),
            content: () =>
              promoter && (
                <PictureField
                  type="promoter"
                  subjectId={promoterId}
                  image={promoter.profileImage}
                  help={t('pictureHelp')}
                />
              ),
          },
        ],
      }}
    >
      {resetting && promoter?.twoStepEmail && (
        <ResetFactorDialog name={promoter.name} email={promoter.twoStepEmail} onClose={() => setResetting(false)} />
      )}
      {asked && promoter && (
        <OneDialog
          kind={asked}
          promoter={promoter}
          {...(asked === 'delete' ? { onDone: () => void navigate(path('/promoters')) } : {})}
          onClose={() => setAsked(undefined)}
        />
      )}
    </DetailPage>
  );
};
