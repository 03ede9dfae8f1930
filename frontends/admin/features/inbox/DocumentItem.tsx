import { useState } from 'react';
import { Link } from 'react-router-dom';
import { decideDocument, undoDocument, viewDocument } from '@rrr/contract';
import { ActProblem, buildRequest, useFormats, useHost, useLocale, usePath } from '@rrr/kit/base';
import { ActDialog, Amount, ProblemNote, Skeleton, Summary } from '@rrr/kit/desk';
import { useWaitingCashQuery } from '../../shared/cash-out/cash-out.api.js';
import { useRiderQuery } from '../../shared/rider/rider.api.js';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import { TaxStated } from './TaxStated.js';
import { useDecision } from './use-decision.js';
import type { WaitingDocument } from './use-groups.js';
import { useLastDay } from '../../pieces/use-last-day.js';
import { useInboxWords } from './words/use-words.js';

type Kind = WaitingDocument['kind'];
/** a reason refuses it; otherwise it is verified, with the treaty rate that was read on it */
type Decided = { reason: string } | { treatyPercent?: number; expiresOn?: string };

const Picture = ({ document, onDrawn }: { document: WaitingDocument; onDrawn: () => void }) => {
  const [words, locale] = [useInboxWords(), useLocale()];
  const [failed, setFailed] = useState(false);
  const [turns, setTurns] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const { url } = buildRequest(viewDocument, { params: { role: 'admin', documentId: document._id } }, locale);
  if (failed)
    return (
      <div className="alert bad" role="alert">
        <strong>{words('documents.failed')}</strong>
        <div>
          <button type="button" className="button" onClick={() => setFailed(false)}>
            {words('retry')}
          </button>
        </div>
      </div>
    );
  return (
    <figure className="admin-inbox-picture">
      <a href={url} target="_blank" rel="noreferrer" data-turns={turns} data-zoomed={zoomed}>
        <img
          src={url}
          alt={words(`documents.alt.${document.kind}`, { name: document.rider.fullName })}
          onLoad={onDrawn}
          onError={() => setFailed(true)}
        />
      </a>
      <figcaption>
        <button type="button" className="button" onClick={() => setTurns((turns + 1) % 4)}>
          {words('documents.turn')}
        </button>
        <button type="button" className="button" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
          {words('documents.zoom')}
        </button>
        <span className="desk-muted">{words('documents.look')}</span>
      </figcaption>
    </figure>
  );
};

/** What the account says, to be compared with the picture; a licence proves another part of it than a tax form. */
const Account = ({ riderId, kind }: { riderId: string; kind: Kind }) => {
  const [words, formats] = [useInboxWords(), useFormats()];
  const answer = useRiderQuery({ params: { role: 'admin', riderId } });
  const cash = useWaitingCashQuery({ query: { riderId, limit: 100 } }).currentData?.awards ?? [];
  const rider = answer.currentData?.rider;
  if (!rider)
    return answer.error ? (
      <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />
    ) : (
      <Skeleton lines={4} height={40} />
    );
  const { personal, record } = rider;
  const town = [personal?.city, rider.state, personal?.zipcode].filter(Boolean).join(', ');
  const address = [personal?.addressLine1, personal?.addressLine2, town, rider.country].filter(Boolean).join(' · ');
  const none = words('none');
  const born = personal?.dateOfBirth ? formats.date(personal.dateOfBirth) : none;
  const other = record?.documents.find((document) => document.kind !== kind);
  return (
    <>
      <Summary
        pairs={[
          [words('documents.name'), rider.fullName],
          ...(kind === 'licence' ? [[words('documents.born'), born] as const] : []),
          [words('documents.address'), address || none],
          ...(kind === 'licence'
            ? []
            : [[words('documents.tax'), <TaxStated key="tax" record={record} kind={kind} />] as const]),
          [words('documents.other'), other ? words(`documents.states.${other.status}`) : words('documents.notSent')],
        ]}
      />
      {cash.length > 0 && (
        <>
          <h3>{words('documents.waitingCash')}</h3>
          <ul className="admin-inbox-cash">
            {cash.map((waiting) => (
              <li key={waiting._id}>
                <Amount money={waiting.amount} /> {waiting.label},{' '}
                {words('documents.due', { date: formats.date(waiting.dueDate) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** A licence or a tax form beside the data it proves. */
export const DocumentItem = ({ item, next }: ItemProps<WaitingDocument>) => {
  const { http } = useHost();
  const [words, path, formats] = [useInboxWords(), usePath(), useFormats()];
  const [refusing, setRefusing] = useState(false);
  /** the document whose picture is on the screen: nothing is approved unseen */
  const [seen, setSeen] = useState<string>();
  const { _id, rider, kind, uploadedAt } = item;
  const document = words(`documents.kinds.${kind}`);
  const record = useRiderQuery({ params: { role: 'admin', riderId: rider._id } }).currentData?.rider.record;
  const treaty =
    kind === 'w8ben' && record?.taxStatus === 'non-resident-alien' ? (record.tax?.treaty?.percent ?? null) : null;
  const lastDay = useLastDay(_id);
  const act = useDecision({
    send: (to: Decided) =>
      http.call(decideDocument, {
        params: { documentId: _id },
        body: 'reason' in to ? { status: 'refused', ...to } : { status: 'verified', ...to },
      }),
    notice: (to) => words('reason' in to ? 'documents.refused' : 'documents.approved', { name: rider.fullName }),
    undo: () => http.call(undoDocument, { params: { documentId: _id } }),
    onDone: next,
  });
  return (
    <>
      <p className="desk-muted">
        {document} · {words('documents.sent', { when: formats.instant(uploadedAt) })}
      </p>
      <h2 tabIndex={-1}>
        <Link to={path(`/rider/${rider._id}`)}>{rider.fullName}</Link>
      </h2>
      <div className="admin-inbox-evidence">
        <Picture key={_id} document={item} onDrawn={() => setSeen(_id)} />
        <section aria-label={words('documents.account')}>
          <h3>{words('documents.account')}</h3>
          <Account riderId={rider._id} kind={kind} />
          {kind === 'licence' && seen === _id && lastDay.field}
        </section>
      </div>
      <p className="alert">{words(seen === _id ? 'documents.consequence' : 'documents.unseen')}</p>
      {!refusing && <ActProblem act={act} />}
      <DecisionBar
        approve={
          seen === _id
            ? words(treaty === null ? 'documents.approve' : 'documents.approveUsual', { document })
            : undefined
        }
        onApprove={() => void act.run(lastDay.decided)}
        refuse={words('documents.refuse')}
        onRefuse={() => setRefusing(true)}
        onSkip={next}
        state={act.state}
      >
        {treaty !== null && seen === _id && act.state.phase !== 'sending' && (
          <button type="button" className="button large" onClick={() => void act.run({ treatyPercent: treaty })}>
            {words('documents.approveTreaty', { document, percent: formats.percent(treaty / 100) })}
          </button>
        )}
      </DecisionBar>
      {refusing && (
        <ActDialog
          title={words('documents.refuseTitle', { document, name: rider.fullName })}
          consequence={words('documents.refuseLead')}
          act={act}
          command={(reason: string): Decided => ({ reason })}
          confirm={words('documents.refuse')}
          keep={words('back')}
          reason={{
            label: words('reason'),
            required: words('documents.reasonRequired'),
            suggestions: (['unreadable', 'cut', 'name', 'expired'] as const).map((text) =>
              words(`documents.reasons.${text}`),
            ),
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
};
