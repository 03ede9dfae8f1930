import type { RiderCash, RiderDetail } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount } from '@rrr/kit/desk';
import { BigMoney } from '../../BigMoney.js';
import { useCashWords } from './words/use-words.js';

interface Props {
  cash: RiderCash['cash'][number];
  taxStatus: NonNullable<RiderDetail['record']>['taxStatus'];
}

/** What the rider will receive, and what is withheld of it, before anything is done. */
export const CashFigure = ({ cash: { gross, withholding, net, withholdingPercent, awards }, taxStatus }: Props) => {
  const [t, formats] = [useCashWords(), useFormats()];
  return (
    <section className="rider-cash-figure ink" aria-label={t('receive')}>
      <div>
        <h2>{t('receive')}</h2>
        <BigMoney money={net} />
      </div>
      <dl className="rider-cash-sums">
        <div>
          <dt>{t('earned', { count: awards.length })}</dt>
          <dd>
            <Amount money={gross} />
          </dd>
        </div>
        <div>
          <dt>{t('withheld', { percent: formats.percent(withholdingPercent / 100) })}</dt>
          <dd>
            <Amount money={withholding} />
          </dd>
        </div>
      </dl>
      <p className="desk-muted">
        {t(taxStatus === null ? 'tax.unknown' : taxStatus === 'us-person' ? 'tax.person' : 'tax.alien')}
      </p>
    </section>
  );
};
