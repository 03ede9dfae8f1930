import type { Award, riderAwards } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, List, Plate, useList, type Column } from '@rrr/kit/desk';
import { Fold } from '../../Fold.js';
import { useMe } from '../../use-me.js';
import { usePublicPath } from '../../use-public-path.js';
import { useWords } from '../../words/use-words.js';
import { AwardState } from './AwardState.js';
import { lotsOf } from './lots.js';
import { useAwardsQuery } from './wallet.api.js';

/** A year of awards on one page, so that what can be spent stands before all that is gone. */
const LIMIT = 100;

const useColumns = (): readonly Column<Award>[] => {
  const [t, formats] = [useWords(), useFormats()];
  return [
    {
      key: 'what',
      title: t('awards.what'),
      mark: (award) => award.place !== null && <Plate place={award.place} />,
      cell: (award) => award.event?.title ?? award.label ?? t('awards.bonus'),
      below: (award) =>
        [
          award.className,
          t(`awards.types.${award.type}`),
          award.takenAsCredit && award.type !== 'cash' && t('awards.inPlaceOfCash'),
          award.takenAsCredit &&
            award.type === 'cash' &&
            award.status !== 'converted' &&
            t('awards.asCredit', { amount: formats.money(award.takenAsCredit) }),
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      key: 'awarded',
      title: t('awards.awarded'),
      phone: 'none',
      cell: (award) => (
        <time className="rider-whole" dateTime={award.awardedDate}>
          {formats.day(award.awardedDate)}
        </time>
      ),
    },
    {
      key: 'state',
      title: t('awards.state'),
      phone: 'under',
      cell: (award) => (
        <span className="rider-two-lines">
          <AwardState award={award} />
          {award.redeemDate && (
            <time className="desk-muted small" dateTime={award.redeemDate}>
              {t('awards.redeemed', { date: formats.day(award.redeemDate).replaceAll(' ', '\u00a0') })}
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
          <span className="rider-two-lines">
            <Amount money={newBalance} />
            <span className="desk-muted number">{t('awards.before', { amount: formats.money(previousBalance) })}</span>
          </span>
        ),
    },
  ];
};

const Gone = ({ kind, awards }: { kind: 'cash' | 'gone'; awards: readonly Award[] }) => {
  const [t, path, columns] = [useWords(), usePublicPath(), useColumns()];
  const label = t(`awards.lots.${kind}`);
  if (awards.length === 0) return null;
  return (
    <Fold title={label} side={t('awards.count', { count: awards.length })}>
      <List
        label={label}
        items={awards}
        columns={columns}
        href={({ event }) => (event ? path(`/events/event/${event._id}`) : undefined)}
        empty={{ text: t('awards.empty') }}
      />
    </Fold>
  );
};

/** Credit to spend in sight; cash, and what was redeemed or has lapsed, one tap away. */
export const AwardsTab = () => {
  const [t, params, path, columns] = [useWords(), useMe(), usePublicPath(), useColumns()];
  const list = useList<typeof riderAwards>({ limit: LIMIT });
  const answer = useAwardsQuery({ params, query: list.query });
  const { awards, pagination } = answer.data ?? {};
  const lots = awards && lotsOf(awards);
  return (
    <div className="rider-lots">
      <h2>{t('awards.lots.toSpend')}</h2>
      <List
        label={t('awards.lots.toSpend')}
        list={list}
        answer={answer}
        items={lots?.toSpend}
        pagination={pagination && pagination.totalPages > 1 ? pagination : undefined}
        columns={columns}
        href={({ event }) => (event ? path(`/events/event/${event._id}`) : undefined)}
        empty={{ text: t(awards?.length ? 'awards.noneToSpend' : 'awards.empty') }}
      />
      {lots && <Gone kind="cash" awards={lots.cash} />}
      {lots && <Gone kind="gone" awards={lots.gone} />}
    </div>
  );
};
