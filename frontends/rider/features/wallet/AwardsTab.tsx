import type { Award, riderAwards } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, List, Plate, useList, type Column } from '@rrr/kit/desk';
import { useMe } from '../../use-me.js';
import { usePublicPath } from '../../use-public-path.js';
import { useWords } from '../../words/use-words.js';
import { AwardState } from './AwardState.js';
import { useAwardsQuery } from './wallet.api.js';

export const AwardsTab = () => {
  const [t, formats, params, path] = [useWords(), useFormats(), useMe(), usePublicPath()];
  const list = useList<typeof riderAwards>();
  const answer = useAwardsQuery({ params, query: list.query });
  const columns: Column<Award>[] = [
    {
      key: 'what',
      title: t('awards.what'),
      mark: (it) => it.place !== null && <Plate place={it.place} />,
      cell: (it) => it.event?.title ?? it.label ?? t('awards.bonus'),
      below: (it) =>
        [
          it.className,
          t(`awards.types.${it.type}`),
          it.takenAsCredit && it.type !== 'cash' && t('awards.inPlaceOfCash'),
          it.takenAsCredit &&
            it.type === 'cash' &&
            it.status !== 'converted' &&
            t('awards.asCredit', { amount: formats.money(it.takenAsCredit) }),
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      key: 'awarded',
      title: t('awards.awarded'),
      phone: 'none',
      cell: (it) => (
        <time className="rider-whole" dateTime={it.awardedDate}>
          {formats.day(it.awardedDate)}
        </time>
      ),
    },
    {
      key: 'state',
      title: t('awards.state'),
      phone: 'under',
      cell: (it) => (
        <span className="rider-two-lines">
          <AwardState award={it} />
          {it.redeemDate && (
            <time className="desk-muted small" dateTime={it.redeemDate}>
              {t('awards.redeemed', { date: formats.day(it.redeemDate) })}
            </time>
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
          <span className="rider-two-lines">
            <Amount money={newBalance} />
            <span className="desk-muted number">{t('awards.before', { amount: formats.money(previousBalance) })}</span>
          </span>
        ),
    },
  ];
  return (
    <List
      label={t('awards.list')}
      list={list}
      answer={answer}
      items={answer.data?.awards}
      pagination={answer.data?.pagination}
      columns={columns}
      href={({ event }) => (event ? path(`/events/event/${event._id}`) : undefined)}
      empty={{ text: t('awards.empty') }}
    />
  );
};
