import type { getSummary, Response } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';

type Summary = Response<typeof getSummary>;

export const Figures = ({ summary }: { summary: Summary }) => {
  const [t, formats] = [useWords(), useFormats()];
  const { available, earned, redeemed, redemptionRate, earnRate, riders, events } = summary;
  const figures = [
    ['available', formats.money(available)],
    ['earned', formats.money(earned)],
    ['redeemed', formats.money(redeemed)],
    ['redemptionRate', formats.percent(redemptionRate)],
    ['earnRate', formats.percent(earnRate)],
    ['riders', formats.count(riders)],
    ['events', formats.count(events)],
  ] as const;
  return (
    <dl className="admin-figures">
      {figures.map(([key, value]) => (
        <div key={key} data-money={key === 'available' || key === 'earned' || key === 'redeemed' || undefined}>
          <dt>{t(`home.figures.${key}`)}</dt>
          <dd>{value}</dd>
          <dd className="desk-muted">{t(`home.help.${key}`)}</dd>
        </div>
      ))}
    </dl>
  );
};
