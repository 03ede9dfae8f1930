import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { getStandingsBonuses, PlannedBonus, Response, SeriesDetail } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, lazyDialog, List, Section, Status, type Column } from '@rrr/kit/desk';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

const GiveBonusesDialog = lazyDialog(() => import('./GiveBonusesDialog.js').then((loaded) => loaded.GiveBonusesDialog));

interface Props {
  series: SeriesDetail;
  shown: Response<typeof getStandingsBonuses>;
}

const TONES = { given: 'good', ready: 'wait', refused: 'bad' } as const;

/** What the first places of a class get, who is refused and why, and the act that gives it. */
export const StandingsBonuses = ({ series, shown }: Props) => {
  const [words, formats, path] = [useSeriesWords(), useFormats(), usePath()];
  const [asked, setAsked] = useState(false);
  const { bonuses, total, expireDate, openRounds, approvalId } = shown;
  const ready = bonuses.filter((bonus) => bonus.state === 'ready').length;
  const changed = bonuses.some((bonus) =>
    bonus.reasons.some(({ code }) => code === 'PLACE_PAID' || code === 'RIDER_PAID'),
  );
  /** why nothing can be given now */
  const why = () => {
    if (shown.rules.amounts.every((amount) => amount.amount === 0)) return words('standings.noAmounts');
    if (expireDate === null) return words('standings.noLastDay');
    if (openRounds > 0) return words('standings.open', { count: openRounds });
    return undefined;
  };
  const hindrance = why();
  const columns: Column<PlannedBonus & { _id: string }>[] = [
    {
      key: 'rider',
      title: words('standings.rider'),
      mark: (item) => <span className="number">{formats.place(item.rank)}</span>,
      cell: (item) => item.name,
      below: (item) => words('standings.pointsOf', { count: item.points }),
    },
    {
      key: 'state',
      title: words('state'),
      phone: 'under',
      cell: (item) => (
        <span className="admin-two-lines">
          <Status tone={TONES[item.state]}>{words(`standings.states.${item.state}`)}</Status>
          {item.reasons.map(({ code, round }) => (
            <span key={code} className="desk-muted">
              {words(`standings.reasons.${code}`, {
                round: round ?? '',
                name: item.paid?.name ?? '',
                amount: item.paid ? formats.money(item.paid.amount) : '',
              })}
            </span>
          ))}
        </span>
      ),
    },
    { key: 'amount', title: words('standings.amount'), align: 'right', cell: (item) => <Amount money={item.amount} /> },
  ];
  return (
    <Section title={words('standings.bonuses')}>
      {hindrance !== undefined && (
        <div className="alert wait">
          <strong>{hindrance}</strong>{' '}
          <Link
            to={path(
              expireDate === null && shown.rules.amounts.length > 0
                ? `/serie/${series._id}/edit`
                : `/serie/${series._id}/standings`,
            )}
          >
            {words(expireDate === null && shown.rules.amounts.length > 0 ? 'edit' : 'standings.rules')}
          </Link>
        </div>
      )}
      {changed && (
        <div className="alert wait">
          <strong>{words('standings.changed')}</strong> {words('standings.changedLead')}
        </div>
      )}
      {approvalId !== null && (
        <div className="alert wait">
          <strong>{words('standings.waiting')}</strong>{' '}
          <Link to={`${path('/inbox')}?group=approvals&item=${approvalId}`}>{words('standings.toRequest')}</Link>
        </div>
      )}
      {bonuses.length > 0 && (
        <List<PlannedBonus & { _id: string }>
          label={words('standings.bonuses')}
          dense
          items={bonuses.map((bonus, at) => ({ ...bonus, _id: `${at}` }))}
          columns={columns}
          href={(item) => (item.riderId === null ? undefined : path(`/rider/${item.riderId}`))}
          empty={{ text: words('standings.none') }}
        />
      )}
      {hindrance === undefined && ready > 0 && approvalId === null && (
        <div>
          <button type="button" className="button primary" onClick={() => setAsked(true)}>
            {words('standings.give', { count: ready, amount: formats.money(total) })}
          </button>
        </div>
      )}
      {asked && <GiveBonusesDialog series={series} shown={shown} onClose={() => setAsked(false)} />}
    </Section>
  );
};
