import type { Corrected as Shown, ResultRecord } from '@rrr/contract';
import type { Corrected, EvaluatedResult, MoneyMoved, ResultView } from '@rrr/core/results';
import type { Currency } from '@rrr/core/shared';
import { money } from './money.js';
import { presentVerdict } from './verdict.js';
import type { Translator } from '../words/translator.js';

/** The fields of a result for admins and the event's promoter, without its rider. */
export const presentResultFields = (
  result: EvaluatedResult,
  currency: Currency,
  translator: Translator,
): Omit<ResultRecord, 'rider'> => ({
  _id: result.id,
  classId: result.classId,
  place: result.place,
  resultType: result.type,
  riderName: result.riderName,
  number: result.number,
  hometown: result.hometown,
  bike: result.bike,
  email: result.email,
  amaNumber: result.amaNumber,
  verdict: presentVerdict(result.verdict, currency, translator, 'with-signals'),
});

export const presentResultRecord = (result: ResultView, currency: Currency, translator: Translator): ResultRecord => ({
  ...presentResultFields(result, currency, translator),
  rider: result.riderId === null ? null : { _id: result.riderId, fullName: result.matchedName ?? result.riderName },
});

export const presentMoneyMoved = ({ issued, reversed, overpaid }: MoneyMoved, currency: Currency) => ({
  issued: money(issued, currency),
  reversed: money(reversed, currency),
  overpaid: money(overpaid, currency),
});

/** The effect of a correction. */
export const presentCorrected = (corrected: Corrected, translator: Translator): Shown => ({
  applied: corrected.applied,
  results: corrected.results.map((result) => presentResultRecord(result, corrected.currency, translator)),
  removed: corrected.removed,
  money: presentMoneyMoved(corrected.money, corrected.currency),
  outcome: corrected.outcome,
  ...(corrected.needsReason === true ? { needsReason: true } : {}),
});
