import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { listVinDisputes } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { lazyDialog, List, Status, useList, type Column } from '@rrr/kit/desk';
import { useVinDisputesQuery } from '../../shared/vin-patterns/vin-patterns.api.js';
import type { Dispute, Settling } from '../../shared/vin-report/SettleDialog.js';
import { useVinReportWords } from '../../shared/vin-report/words/use-words.js';

const SettleDialog = lazyDialog(() =>
  import('../../shared/vin-report/SettleDialog.js').then((loaded) => loaded.SettleDialog),
);

const OUTCOMES = ['stays', 'moves'] as const;
const OF_DOUBT = ['verified', 'refused'] as const;
const OF_RUN = [...OF_DOUBT, 'refusedAll'] as const;

const outcomesOf = ({ reason, runSize = 0 }: Dispute): readonly Settling['outcome'][] =>
  reason === undefined ? OUTCOMES : runSize > 1 ? OF_RUN : OF_DOUBT;

/**
 * VINs that a second rider claims: who has it, who wants it, and the two ways to settle it; and VINs in doubt, which are
 * verified or refused, those of a run also together.
 */
export const DisputesTab = () => {
  const [words, formats, path] = [useVinReportWords(), useFormats(), usePath()];
  const [settling, setSettling] = useState<Settling>();
  const list = useList<typeof listVinDisputes>({
    filters: [
      {
        key: 'open',
        kind: 'tabs',
        label: words('disputes.show'),
        choices: [
          { value: 'true', label: words('disputes.open') },
          { value: 'false', label: words('disputes.settled') },
        ],
      },
    ],
  });
  const answer = useVinDisputesQuery({ query: list.query });
  const rider = ({ _id, fullName }: Dispute['heldBy']) => <Link to={path(`/rider/${_id}`)}>{fullName}</Link>;
  const columns: Column<Dispute>[] = [
    {
      key: 'vin',
      title: words('vin'),
      cell: (dispute) => <span className="admin-vin-code">{dispute.vin}</span>,
      below: (dispute) => `${dispute.claimed.year} ${dispute.claimed.make} ${dispute.claimed.model}`,
    },
    { key: 'heldBy', title: words('disputes.heldBy'), cell: (dispute) => rider(dispute.heldBy) },
    {
      key: 'claimedBy',
      title: words('disputes.claimedBy'),
      cell: (dispute) =>
        dispute.reason
          ? words(`disputes.reasons.${dispute.reason}`, { count: dispute.runSize ?? 1 })
          : rider(dispute.claimedBy),
    },
    { key: 'at', title: words('disputes.at'), cell: (dispute) => formats.day(dispute.at, { short: true }) },
    {
      key: 'actions',
      title: words('actions'),
      actions: true,
      phone: 'side',
      cell: (dispute) =>
        dispute.settled ? (
          <Status tone="plain">
            {words('disputes.settledBy', {
              name: dispute.settled.by,
              date: formats.day(dispute.settled.at, { short: true }),
            })}
          </Status>
        ) : (
          <span className="admin-row-acts">
            {outcomesOf(dispute).map((outcome) => (
              <button
                key={outcome}
                type="button"
                className="button"
                aria-label={words(`disputes.${outcome}.of`, { vin: dispute.vin, count: dispute.runSize ?? 1 })}
                onClick={() => setSettling({ dispute, outcome })}
              >
                {words(`disputes.${outcome}.act`, { count: dispute.runSize ?? 1 })}
              </button>
            ))}
          </span>
        ),
    },
  ];
  return (
    <>
      <List<Dispute>
        label={words('tabs.disputes')}
        dense
        list={list}
        answer={answer}
        items={answer.data?.vinDisputes}
        pagination={answer.data?.pagination}
        columns={columns}
        empty={{ text: words(list.values.open === 'false' ? 'disputes.noneSettled' : 'disputes.none') }}
      />
      {settling && <SettleDialog {...settling} onClose={() => setSettling(undefined)} />}
    </>
  );
};
