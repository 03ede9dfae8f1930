import type { RaceClass } from '@rrr/core/events';
import type { ResultView } from '@rrr/core/results';
import type { Currency } from '@rrr/core/shared';
import type { Translator } from '../words/translator.js';
import type { Column } from '../sheets/sheet-of.js';

/** An event's results for admins and its promoter, with match, earnings and reasons. */
export const resultColumns = (
  classes: readonly Pick<RaceClass, 'id' | 'name'>[],
  currency: Currency,
  translator: Translator,
): readonly Column<ResultView>[] => {
  const names = new Map(classes.map((raceClass) => [raceClass.id, raceClass.name]));
  return [
    ['class', 26, (result) => names.get(result.classId) ?? null],
    ['place', 8, (result, as) => as.count(result.place)],
    ['status', 12, (result) => (result.type === 'finished' ? null : result.type)],
    ['rider', 26, (result) => result.riderName],
    ['number', 10, (result) => result.number],
    ['amaNumber', 14, (result) => result.amaNumber],
    ['email', 28, (result) => result.email],
    ['hometown', 20, (result) => result.hometown],
    ['bike', 24, (result) => result.bike],
    ['matchedTo', 26, (result) => result.matchedName],
    [['earned', currency], 12, (result, as) => as.amount(result.verdict.earns?.amount ?? null)],
    [
      'reason',
      44,
      ({ verdict }) => {
        const reasons = [...verdict.reasons, ...(verdict.earns && verdict.rest ? [verdict.rest] : [])];
        return reasons.length === 0 ? null : reasons.map((reason) => translator.reason(reason)).join(' ');
      },
    ],
  ];
};
