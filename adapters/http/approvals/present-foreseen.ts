import type { ForeseenMoney, ForeseenResult } from '@rrr/contract';
import { type Reason, REASONS } from '@rrr/core/eligibility';
import type { Foreseen, Moved } from '@rrr/core/events';
import type { Currency } from '@rrr/core/shared';
import { money } from '../present/money.js';
import type { Translator } from '../words/translator.js';

const MOST_RESULTS = 100;

export const presentForeseen = ({ riders, ...moved }: Moved, currency: Currency): ForeseenMoney => ({
  issued: money(moved.issued, currency),
  reversed: money(moved.reversed, currency),
  overpaid: money(moved.overpaid, currency),
  riders,
});

const isReason = (item: { readonly code: string }): item is Reason => REASONS.some((code) => code === item.code);

/** The results that would earn something else, with why in the reader's language. */
export const presentForeseenResults = (
  results: Foreseen['results'],
  currency: Currency,
  translator: Translator,
): ForeseenResult[] =>
  results.slice(0, MOST_RESULTS).map((result) => ({
    _id: result.resultId,
    riderName: result.riderName,
    className: result.className,
    before: money(result.before, currency),
    after: money(result.after, currency),
    reasons: result.reasons.filter(isReason).map((why) => ({ code: why.code, detail: translator.reason(why) })),
  }));
