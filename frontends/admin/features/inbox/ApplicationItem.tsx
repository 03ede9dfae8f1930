import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PromoterCard } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { lazyDialog, ProblemNote, Skeleton, Summary } from '@rrr/kit/desk';
import { History } from '../../shared/promoters/History.js';
import { usePromoterQuery } from '../../shared/promoters/promoters.api.js';
import { usePromoterPairs } from '../../shared/promoters/use-promoter-pairs.js';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import { useInboxWords } from './words/use-words.js';

const OneDialog = lazyDialog(() => import('../../shared/promoters/OneDialog.js').then((loaded) => loaded.OneDialog));

/** Somebody who wants to be a promoter: what they wrote, who they are, and what was decided before. */
export const ApplicationItem = ({ item, next }: ItemProps<PromoterCard>) => {
  const [words, formats, path] = [useInboxWords(), useFormats(), usePath()];
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const answer = usePromoterQuery({ params: { role: 'admin', id: item._id } });
  const promoter = answer.currentData?.promoter;
  const pairs = usePromoterPairs(promoter);
  return (
    <>
      {item.personal?.appliedAt && (
        <p className="desk-muted">{words('applications.since', { when: formats.instant(item.personal.appliedAt) })}</p>
      )}
      <h2 tabIndex={-1}>
        <Link to={path(`/promoter-applications/${item._id}`)}>{item.name}</Link>
      </h2>
      {!promoter && answer.error && <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {!promoter && !answer.error && <Skeleton lines={4} height={40} />}
      {promoter && (
        <div className="admin-inbox-evidence">
          <section aria-label={words('applications.message')}>
            <h3>{words('applications.message')}</h3>
            {promoter.message ? (
              <blockquote lang="" className="admin-inbox-message admin-written">
                {promoter.message}
              </blockquote>
            ) : (
              <p className="desk-muted">{words('applications.noMessage')}</p>
            )}
            <History decisions={promoter.decisions} status={promoter.status} />
          </section>
          <section aria-label={words('applications.facts')}>
            <h3>{words('applications.facts')}</h3>
            <Summary pairs={pairs.filter(([, value]) => Boolean(value))} />
          </section>
        </div>
      )}
      <DecisionBar
        approve={promoter && words('applications.approve')}
        onApprove={() => setAsked('approve')}
        refuse={promoter && words('applications.reject')}
        onRefuse={() => setAsked('reject')}
        onSkip={next}
      />
      {asked && promoter && (
        <OneDialog kind={asked} promoter={promoter} onDone={next} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
};
