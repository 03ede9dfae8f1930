import type { Award, riderAwards } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, List, Plate, useList, type Column } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { AwardState } from './AwardState.js';
import { useAwardsQuery } from '../../shared/rider/rider.api.js';

export const AwardsTab = ({ riderId }: { riderId: string }) => {
  const [t, formats, path, list] = [useWords(), useFormats(), usePath(), useList<typeof riderAwards>()];
  const answer = useAwardsQuery({
    params: { role: 'admin', riderId },
    query: list.query,
  });
  const columns: Column<Award>[] = [
    {
      key: 'what',
      title: t('awards.what'),
      mark: (award) => award.place !== null && <Plate place={award.place} />,
      cell: (award) => award.event?.title ?? award.label ?? t('awards.bonus'),
      below: (award) =>
        [
          award.className,
          (award.type !== 'bonus' || award.event || award.label) && t(`awards.types.${award.type}`),
          award.takenAsCredit &&
            t(award.type === 'cash' ? 'awards.asCredit' : 'awards.inPlaceOfCash', {
              amount: formats.money(award.takenAsCredit),
            }),
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      key: 'awarded',
      title: t('awards.awarded'),
      cell: (award) => <span className="number">{formats.day(award.awardedDate, { short: true })}</span>,
    },
    { key: 'state', title: t('awards.state'), phone: 'under', cell: (award) => <AwardState award={award} /> },
    {
      key: 'redeemed',
      title: t('awards.redeemed'),
      phoneTitle: (award) => (award.redeemDate ? t('awards.redeemed') : undefined),
      cell: ({ redeemDate, refundDate, refundedBy }) =>
        redeemDate && (
          <span className="admin-two-lines">
            <span className="number">{formats.day(redeemDate, { short: true })}</span>
            {refundDate && (
              <span className="desk-muted">
                {t('awards.refunded', { date: formats.day(refundDate, { short: true }), name: refundedBy ?? '' })}
              </span>
            )}
          </span>
        ),
    },
    {
      key: 'value',
      title: t('awards.value'),
      align: 'right',
      phone: 'none',
      cell: (award) => <Amount money={award.initialValue} />,
    },
    {
      key: 'left',
      title: t('awards.left'),
      align: 'right',
      phone: 'side',
      cell: (award) => (
        <strong>
          <Amount money={award.currentValue} />
        </strong>
      ),
    },
    {
      key: 'balance',
      title: t('awards.balance'),
      align: 'right',
      // the ledger has it on a phone
      phone: 'none',
      cell: ({ previousBalance, newBalance }) =>
        previousBalance &&
        newBalance && (
          <span className="admin-two-lines">
            <Amount money={newBalance} />
            <span className="desk-muted number">{t('awards.before', { amount: formats.money(previousBalance) })}</span>
          </span>
        ),
    },
  ];
  return (
    <List
      dense
      label={t('rider.tab.awards')}
      columns={columns}
      items={answer.data?.awards}
      pagination={answer.data?.pagination}
      answer={answer}
      list={list}
      href={({ event }) => (event ? path(`/event/${event._id}`) : undefined)}
      empty={{ text: t('awards.empty') }}
    />
  );
};
