import type { Currency, getConfig, Response } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useSheetWords } from './words/use-words.js';

type Program = Response<typeof getConfig>['program'];

const STEPS = ['find', 'amount', 'id', 'pin'] as const;
const CASES = ['pin', 'noPin', 'lost', 'mistake'] as const;

/** The lines of the cheat-sheet, of which the offline page shows the same. */
export const useSheet = () => {
  const [t, formats] = [useSheetWords(), useFormats()];
  return ({ limits, dealerRefundDays, creditMonths }: Program, { currency }: { readonly currency: Currency }) => {
    const sums = {
      once: formats.money({ amount: limits.redemption, currency }),
      day: formats.money({ amount: limits.redeemedPerDay, currency }),
    };
    return {
      steps: STEPS.map((step) => ({ term: t(`steps.${step}`), text: t(`steps.${step}How`, sums) })),
      cases: CASES.map((scene) => ({
        term: t(`cases.${scene}`),
        text:
          scene === 'mistake' && limits.undoDays
            ? t('cases.mistakeSoon', { count: limits.undoDays })
            : t(`cases.${scene}Do`),
      })),
      money: [
        t('moneyIs.refund', { count: dealerRefundDays }),
        t('moneyIs.statement'),
        t('moneyIs.currency', { currency }),
        t('moneyIs.expiry', { count: creditMonths }),
      ],
    };
  };
};
