import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { lazyDialog, ProblemNote, Skeleton, Summary } from '@rrr/kit/desk';
import { useRiderQuery } from '../../shared/rider/rider.api.js';
import type { Settling } from '../../shared/vin-report/SettleDialog.js';
import { DecisionBar } from './DecisionBar.js';
import type { ItemProps } from './item-props.js';
import type { Dispute } from './use-groups.js';
import { useInboxWords } from './words/use-words.js';

const SettleDialog = lazyDialog(() =>
  import('../../shared/vin-report/SettleDialog.js').then((loaded) => loaded.SettleDialog),
);

const Side = ({
  rider,
  title,
  vin,
  claimed,
}: {
  rider: Dispute['heldBy'];
  title: string;
  vin: string;
  claimed?: string;
}) => {
  const [words, formats, path] = [useInboxWords(), useFormats(), usePath()];
  const answer = useRiderQuery({ params: { role: 'admin', riderId: rider._id } });
  const record = answer.currentData?.rider;
  const held = record?.record?.bikes.find((garageBike) => garageBike.vin === vin);
  const bike = claimed ?? (held && [held.year, held.make, held.model].join(' '));
  const from = [record?.hometown, record?.state].filter(Boolean).join(', ');
  return (
    <section className="desk-card" aria-label={title}>
      <h3>{title}</h3>
      <p>
        <Link to={path(`/rider/${rider._id}`)}>{rider.fullName}</Link>
      </p>
      {!record && answer.error && <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {!record && !answer.error && <Skeleton lines={3} height={40} />}
      {record && (
        <Summary
          pairs={[
            [words('disputes.bike'), bike ?? words('none')],
            ...(held ? [[words('disputes.status'), words(`disputes.statuses.${held.vinStatus}`)] as const] : []),
            [words('disputes.from'), from || words('none')],
            [words('disputes.enrolled'), formats.instant(record.personal?.enrolledAt ?? null)],
            [words('disputes.results'), formats.count(record.record?.results ?? 0)],
          ]}
        />
      )}
    </section>
  );
};

/** One VIN and the two riders who say that it is theirs, side by side; or a VIN in doubt with its rider. */
export const DisputeItem = ({ item, next }: ItemProps<Dispute>) => {
  const [words, formats] = [useInboxWords(), useFormats()];
  const [outcome, setOutcome] = useState<Settling['outcome']>();
  const { vin, heldBy, claimedBy, claimed, at, reason, runSize = 1 } = item;
  const said = { holder: heldBy.fullName, claimant: claimedBy.fullName, count: runSize };
  const bike = [claimed.year, claimed.make, claimed.model].join(' ');
  return (
    <>
      <p className="desk-muted">{words('disputes.since', { when: formats.instant(at) })}</p>
      <h2 tabIndex={-1} className="number">
        {vin}
      </h2>
      {reason && <p>{words(`disputes.reasons.${reason}`, said)}</p>}
      <div className="admin-inbox-evidence">
        <Side rider={heldBy} title={words('disputes.holder')} vin={vin} {...(reason ? { claimed: bike } : {})} />
        {!reason && <Side rider={claimedBy} title={words('disputes.claimant')} vin={vin} claimed={bike} />}
      </div>
      <DecisionBar
        approve={words(reason ? 'disputes.verify' : 'disputes.moves', said)}
        onApprove={() => setOutcome(reason ? 'verified' : 'moves')}
        refuse={words(reason ? 'disputes.refuse' : 'disputes.stays', said)}
        onRefuse={() => setOutcome(reason ? 'refused' : 'stays')}
        onSkip={next}
      >
        {reason && runSize > 1 && (
          <button type="button" className="button large" onClick={() => setOutcome('refusedAll')}>
            {words('disputes.refuseAll', said)}
          </button>
        )}
      </DecisionBar>
      {outcome && (
        <SettleDialog
          dispute={item}
          outcome={outcome}
          onDone={() => {
            setOutcome(undefined);
            next();
          }}
          onClose={() => setOutcome(undefined)}
        />
      )}
    </>
  );
};
