import { useState } from 'react';
import type { LeanRider, Response, SeriesDetail, seriesBonuses } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, lazyDialog, List, RiderSearch, Section, Status, useList, type Column } from '@rrr/kit/desk';
import { useSeriesBonusesQuery } from '../../shared/series/series.api.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

const IssueDialog = lazyDialog(() => import('./IssueDialog.js').then((it) => it.IssueDialog));
const RevokeDialog = lazyDialog(() => import('./RevokeDialog.js').then((it) => it.RevokeDialog));

type Bonus = Response<typeof seriesBonuses>['bonuses'][number];
const isRevoked = (it: Bonus): boolean => it.initialValue.amount === 0;

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
      cell: (it) => it.rider.fullName,
      beside: (it) => isRevoked(it) && <Status tone="plain">{words('bonuses.revoked')}</Status>,
    },
    {
      key: 'at',
      title: words('bonuses.at'),
      phoneTitle: words('bonuses.at'),
      cell: (it) => formats.day(it.awardedDate, { short: true }),
    },
    {
      key: 'until',
      title: words('bonuses.until'),
      phoneTitle: words('bonuses.until'),
      cell: (it) => formats.shortDate(it.expireDate),
    },
    {
      key: 'value',
      title: words('bonuses.value'),
      align: 'right',
      cell: (it) => <Amount money={it.initialValue} />,
    },
    {
      key: 'left',
      title: words('bonuses.left'),
      align: 'right',
      phone: 'none',
      cell: (it) => <Amount money={it.currentValue} />,
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
          name: (it) => it.rider.fullName,
          acts: (it) =>
            isRevoked(it)
              ? []
              : [{ key: 'revoke', label: words('bonuses.revoke'), destructive: true, run: () => setRevoking(it) }],
        }}
        href={(it) => path(`/rider/${it.rider._id}`)}
        empty={{ text: words('bonuses.none') }}
      />
      {chosen && <IssueDialog series={series} rider={chosen} onClose={() => setChosen(undefined)} />}
      {revoking && <RevokeDialog series={series} bonus={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
};
