import type { Earning } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Trail } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { wayOf, type WayStepKey } from './earning-way.js';

/** The trail of one result, each step with the fact that belongs to it. */
export const Way = ({ earning }: { earning: Earning }) => {
  const [t, formats] = [useWords(), useFormats()];
  const { verdict, award, receivedAt } = earning;

  const ofAward = (): string | undefined => {
    if (!award) return verdict.earns ? t('earnings.detail.waiting') : undefined;
    return award.status === 'reversed' ? t('earnings.detail.reversed') : formats.day(award.awardedDate);
  };
  const ofCredit = (): string | undefined => {
    if (!award) return undefined;
    const [date, amount] = [formats.date(award.expireDate), formats.money(award.currentValue)];
    if (award.status === 'spent') return t('earnings.detail.spent');
    if (award.status === 'expired') return t('earnings.detail.expired', { date });
    return award.expireDate
      ? t('earnings.detail.left', { amount, date })
      : t('earnings.detail.leftForever', { amount });
  };
  const detail: Record<WayStepKey, () => string | undefined> = {
    received: () => formats.day(receivedAt),
    matched: () =>
      verdict.reasons.some(({ code }) => code === 'RIDER_UNKNOWN') ? t('earnings.detail.notMatched') : undefined,
    checked: () =>
      verdict.earns
        ? t('earnings.detail.earns', { amount: formats.money(verdict.earns) })
        : t('earnings.detail.stopped'),
    awarded: ofAward,
    used: ofCredit,
    claimed: () =>
      award?.status === 'earned'
        ? t('earnings.detail.claim')
        : award?.status === 'expired'
          ? t('earnings.detail.expiredCash')
          : undefined,
    paid: () => (award?.status === 'funded' ? t('earnings.detail.sent') : t('earnings.detail.cashDays')),
  };
  return (
    <div className="rider-way" role="group" aria-label={t('earnings.way')}>
      <Trail
        steps={wayOf(earning).map(({ key, state }) => ({
          title: t(`earnings.steps.${key}`),
          state,
          detail: state === 'todo' && key !== 'paid' ? undefined : detail[key](),
        }))}
      />
    </div>
  );
};
