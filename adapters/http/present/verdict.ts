import type { Money, Verdict as Shown } from '@rrr/contract';
import { checkOf, type Verdict } from '@rrr/core/eligibility';
import type { Reader } from '../words/text-formatter.js';
import type { Translator } from '../words/translator.js';
import { money } from './money.js';

export const presentSignals = ({ signals = [] }: Verdict, translator: Translator) =>
  signals.map((code) => ({ code, detail: translator.signal(code) }));

/**
 * A verdict with its reasons in the reader's language. `signals`: whether the reader may know why an award is held; the
 * rider only learns that it is. `reader`: the rider whose result it is reads “you”.
 */
export const presentVerdict = (
  verdict: Verdict,
  currency: Money['currency'],
  translator: Translator,
  signals: 'with-signals' | 'without-signals' = 'without-signals',
  reader: Reader = 'others',
): Shown => {
  const { earns, reasons } = verdict;
  const check = checkOf(verdict);
  return {
    earns: earns && money(earns.amount, currency),
    type: earns && earns.type,
    reasons: [...reasons, ...(verdict.earns && verdict.rest ? [verdict.rest] : [])].map((reason) => ({
      code: reason.code,
      detail: translator.reason(reason, reader),
    })),
    ...(verdict.tie && {
      tie: {
        others: verdict.tie.others,
        firstPlace: verdict.tie.first,
        lastPlace: verdict.tie.last,
        detail: translator.tie(verdict.tie),
      },
    }),
    ...(check && {
      check: {
        state: check.state,
        amount: money(check.amount, currency),
        ...(check.photos && { photos: { asked: check.photos.asked } }),
        signals: signals === 'with-signals' ? presentSignals(verdict, translator) : [],
      },
    }),
  };
};
