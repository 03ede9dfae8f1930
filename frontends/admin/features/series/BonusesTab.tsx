import { useState } from 'react';
import type { LeanRider, Response, SeriesDetail, seriesBonuses } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, lazyDialog, List, RiderSearch, Section, Status, useList, type Column } from '@rrr/kit/desk';
import { useSeriesBonusesQuery } from '../../shared/series/series.api.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

const IssueDialog = lazyDialog(() => import('./IssueDialog.js').then((loaded) => loaded.IssueDialog));
const RevokeDialog = lazyDialog(() => import('./RevokeDialog.js').then((loaded) => loaded.RevokeDialog));

type Bonus = Response<typeof seriesBonuses>['bonuses'][number];
const isRevoked = (bonus: Bonus): boolean => bonus.initialValue.amount === 0;

/** Who has the bonus of a series, and the ways to issue one and to take one back. */
export const BonusesTab = ({ series }: { series: SeriesDetail }) => {
  const [words, formats, path] = [useSeriesWords(), useFormats(), usePath()];
  const [chosen, setChosen] = useState<LeanRider>();
  const [revoking, setRevoking] = useState<Bonus>();
  const list = useList<typeof seriesBonuses>();
  const answer = useSeriesBonusesQuery({ params: { seriesId: series._id }, query: list.query });
  const columns: Column<Bonus>[] = [
    {
      key: 'rider',
      title: words('bonuses.rider'),
      cell: (bonus) => bonus.rider.fullName,
      beside: (bonus) => isRevoked(bonus) && <Status tone="plain">{words('bonuses.revoked')}</Status>,
    },
    {
      key: 'at',
      title: words('bonuses.at'),
      phoneTitle: words('bonuses.at'),
      cell: (bonus) => formats.day(bonus.awardedDate, { short: true }),
    },
    {
      key: 'until',
      title: words('bonuses.until'),
      phoneTitle: words('bonuses.until'),
      cell: (bonus) => formats.shortDate(bonus.expireDate),
    },
    {
      key: 'value',
      title: words('bonuses.value'),
      align: 'right',
      cell: (bonus) => <Amount money={bonus.initialValue} />,
    },
    {
      key: 'left',
      title: words('bonuses.left'),
      align: 'right',
      phone: 'none',
      cell: (bonus) => <Amount money={bonus.currentValue} />,
    },
  ];
  return (
    <>
      {series.bonus && series.initialValue ? (
        <Section title={words('bonuses.issue')}>
          <p className="desk-muted">
            {words('bonuses.lead', {
              amount: formats.money(series.initialValue),
              date: formats.date(series.expirationDate),
            })}
          </p>
          <RiderSearch onChoose={setChosen} />
        </Section>
      ) : (
        <div className="alert">
          <strong>{words('bonuses.noBonus')}</strong>
        </div>
      )}
      <List<Bonus>
        label={words('bonuses.title')}
        dense
        list={list}
        answer={answer}
        items={answer.data?.bonuses}
        pagination={answer.data?.pagination}
        columns={columns}
        menu={{
          name: (bonus) => bonus.rider.fullName,
          acts: (bonus) =>
            isRevoked(bonus)
              ? []
              : [{ key: 'revoke', label: words('bonuses.revoke'), destructive: true, run: () => setRevoking(bonus) }],
        }}
        href={(bonus) => path(`/rider/${bonus.rider._id}`)}
        empty={{ text: words('bonuses.none') }}
      />
      {chosen && <IssueDialog series={series} rider={chosen} onClose={() => setChosen(undefined)} />}
      {revoking && <RevokeDialog series={series} bonus={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
};
