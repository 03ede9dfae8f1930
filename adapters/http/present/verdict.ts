import type { Money, Verdict as Shown } from '@rrr/contract';
import type { Verdict } from '@rrr/core/eligibility';
import type { Translator } from '../words/translator.js';
import { money } from './money.js';

/** A verdict with its reasons in the reader's language. */
export const presentVerdict = (
  { earns, reasons }: Verdict,
  currency: Money['currency'],
  translator: Translator,
): Shown => ({
  earns: earns && money(earns.amount, currency),
  type: earns && earns.type,
  reasons: reasons.map((it) => ({ code: it.code, detail: translator.reason(it) })),
});
