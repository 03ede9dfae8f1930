import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { DetailPage, lazyPart, Section, type Act } from '@rrr/kit/desk';
import { History } from '../../shared/promoters/History.js';
import type { OneKind } from '../../shared/promoters/one-act.js';
import { PromoterStatus } from './PromoterStatus.js';
import { usePromoterQuery } from '../../shared/promoters/promoters.api.js';
import { usePromoterPairs } from '../../shared/promoters/use-promoter-pairs.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

const OneDialog = lazyPart(() => import('../../shared/promoters/OneDialog.js').then((loaded) => loaded.OneDialog));

/** One application: what they wrote, who they are, what was decided so far, and the decision. */
export const ApplicationPage = () => {
  const { promoterId = '' } = useParams();
  const [t, formats, path, navigate] = [usePromoterWords(), useFormats(), usePath(), useNavigate()];
  const [asked, setAsked] = useState<OneKind>();
  const answer = usePromoterQuery({ params: { role: 'admin', id: promoterId } });
  const promoter = answer.currentData?.promoter;
  const pairs = usePromoterPairs(promoter);
  const [pending, decided] = [
    promoter?.status === 'pending',
    promoter?.decisions?.some((decision) => decision.undoneAt === null) ?? false,
  ];
  const owns = (promoter?.events ?? 0) + (promoter?.series ?? 0) > 0;
  const acts: Act[] = [
    ...(pending ? [{ key: 'reject', label: t('one.reject.confirm'), run: () => setAsked('reject') }] : []),
    {
      key: 'undo',
      label: t('one.undo.confirm'),
      run: () => setAsked('undo'),
      ...(decided ? {} : { why: t('why.nothingDecided') }),
    },
    { key: 'edit', label: t('edit'), to: path(`/promoter/${promoterId}/edit`) },
    {
      key: 'delete',
      label: t('one.delete.confirm'),
      run: () => setAsked('delete'),
      ...(owns ? { why: t('why.owns') } : {}),
    },
  ];
  return (
    <DetailPage
      title={promoter?.name ?? t('applications.one')}
      back={{ to: path('/promoter-applications'), label: t('applications.title') }}
      answer={answer}
      lead={
        promoter && (
          <span className="admin-states">
            <PromoterStatus {...promoter} />
            <span>
              {promoter.appliedAt
                ? t('appliedOn', { date: formats.instant(promoter.appliedAt) })
                : promoter.status === 'approved' && t('addedHere')}
            </span>
          </span>
        )
      }
      primary={
        pending ? (
          <button type="button" className="button primary" onClick={() => setAsked('approve')}>
            {t('one.approve.confirm')}
          </button>
        ) : (
          <Link className="button" to={path(`/promoter/${promoterId}`)}>
            {t('open')}
          </Link>
        )
      }
      acts={acts}
    >
      <Section title={t('message')}>
        {promoter?.message ? (
          <p lang="" className="admin-written">
            {promoter.message}
          </p>
        ) : (
          <p className="desk-muted">{t('noMessage')}</p>
        )}
      </Section>
      <Section title={t('facts')}>
        <dl className="desk-summary">
          {pairs
            .filter(([, value]) => Boolean(value))
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </Section>
      {promoter && <History decisions={promoter.decisions} status={promoter.status} />}
      {asked && promoter && (
        <OneDialog
          kind={asked}
          promoter={promoter}
          {...(asked === 'delete' ? { onDone: () => void navigate(path('/promoter-applications')) } : {})}
          onClose={() => setAsked(undefined)}
        />
      )}
    </DetailPage>
  );
};
