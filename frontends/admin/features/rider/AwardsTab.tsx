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
      mark: (it) => it.place !== null && <Plate place={it.place} />,
      cell: (it) => it.event?.title ?? it.label ?? t('awards.bonus'),
      below: (it) =>
        [
          it.className,
          (it.type !== 'bonus' || it.event || it.label) && t(`awards.types.${it.type}`),
          it.takenAsCredit &&
            t(it.type === 'cash' ? 'awards.asCredit' : 'awards.inPlaceOfCash', {
              amount: formats.money(it.takenAsCredit),
            }),
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      key: 'awarded',
      title: t('awards.awarded'),
      cell: (it) => <span className="number">{formats.day(it.awardedDate, { short: true })}</span>,
    },
    { key: 'state', title: t('awards.state'), phone: 'under', cell: (it) => <AwardState award={it} /> },
    {
      key: 'redeemed',
      title: t('awards.redeemed'),
      phoneTitle: (it) => (it.redeemDate ? t('awards.redeemed') : undefined),
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
      cell: (it) => <Amount money={it.initialValue} />,
    },
    {
      key: 'left',
      title: t('awards.left'),
      align: 'right',
      phone: 'side',
      cell: (it) => (
        <strong>
          <Amount money={it.currentValue} />
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
