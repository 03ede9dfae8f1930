import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { PayoutClaim, PayoutClaimDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { DetailPage, lazyDialog, type Pair, Status, type Tone } from '@rrr/kit/desk';
import { useClaimQuery } from './claim.api.js';
import { ClaimCheques } from './ClaimCheques.js';
import { ClaimLines } from './ClaimLines.js';
import { OrderSection } from './OrderSection.js';
import { CLAIM_ACTS, nextAct, possible, type ClaimAct } from './possible.js';
import { TimelineSection } from '../../../shared/timeline/TimelineSection.js';
import { useClaimWords } from './words/use-words.js';

const ClaimDialog = lazyDialog(() => import('./ClaimDialog.js').then((loaded) => loaded.ClaimDialog));
const MethodDialog = lazyDialog(() => import('./MethodDialog.js').then((loaded) => loaded.MethodDialog));

const TONE: Record<PayoutClaim['state'], Tone> = { pending: 'wait', sent: 'good', canceled: 'plain' };

const useFacts = () => {
  const [words, formats] = [useClaimWords(), useFormats()];
  return (claim: PayoutClaimDetail): Pair[] => [
    [words('facts.method'), words(`methods.${claim.method}`)],
    [
      words('facts.requested'),
      words('facts.by', { when: formats.instant(claim.requestedAt), name: claim.requestedBy }),
    ],
    [words('facts.due'), formats.date(claim.dueDate)],
    [
      words('facts.sent'),
      claim.sent && words('facts.sentBy', { date: formats.date(claim.sent.date), name: claim.sent.by }),
    ],
    [words('facts.reference'), claim.sent?.reference],
    [words('facts.canceled'), claim.canceledAt && formats.instant(claim.canceledAt)],
  ];
};

/** One payout claim: what it pays, where it stands, and the one act that moves it on. */
export const ClaimPage = () => {
  const { claimId = '' } = useParams();
  const [words, formats, path, facts] = [useClaimWords(), useFormats(), usePath(), useFacts()];
  const [doing, setDoing] = useState<ClaimAct>();
  const answer = useClaimQuery({ params: { role: 'admin', id: claimId } });
  const claim = answer.currentData?.payoutClaim;
  const [next, can] = [claim && nextAct(claim), claim && possible(claim)];
  const labelOf = (act: ClaimAct) => words(act === 'method' ? 'method.label' : `acts.${act}.label`);
  const close = () => setDoing(undefined);
  return (
    <DetailPage
      title={claim ? words('of', { name: claim.rider.fullName }) : words('title')}
      back={{ to: path('/cash-out-report'), label: words('back') }}
      answer={answer}
      lead={
        claim && (
          <span className="admin-states">
            <Status tone={TONE[claim.state]}>{words(`states.${claim.state}`)}</Status>
            {claim.overdue && <Status tone="wait">{words('overdue', { date: formats.date(claim.dueDate) })}</Status>}
            <Link to={path(`/rider/${claim.rider._id}?tab=cash`)}>{words('openRider')}</Link>
          </span>
        )
      }
      primary={
        next && (
          <button type="button" className="button primary" onClick={() => setDoing(next)}>
            {labelOf(next)}
          </button>
        )
      }
      acts={
        can
          ? CLAIM_ACTS.filter((act) => act !== next).map((act) => ({
              key: act,
              label: labelOf(act),
              run: () => setDoing(act),
              ...(can[act] ? { why: words(`why.${can[act]}`) } : {}),
            }))
          : []
      }
      summary={claim ? facts(claim) : []}
    >
      {claim && (
        <>
          <section className="ink admin-hero" aria-label={words('net')}>
            <div>
              <p className="desk-muted">{words('net')}</p>
              <p className="admin-hero-figure">{formats.money(claim.net)}</p>
            </div>
          </section>
          {claim.outdated && claim.state === 'pending' && (
            <div className="alert wait" role="status">
              <strong>{words('outdated')}</strong>
            </div>
          )}
          <ClaimLines claim={claim} />
          <OrderSection claim={claim} />
          <ClaimCheques cheques={claim.cheques} />
          <TimelineSection type="payout-claim" id={claimId} />
          {doing === 'method' && <MethodDialog claim={claim} onClose={close} />}
          {doing && doing !== 'method' && <ClaimDialog claim={claim} act={doing} onClose={close} />}
        </>
      )}
    </DetailPage>
  );
};
