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
  const names = new Map(classes.map((it) => [it.id, it.name]));
  return [
    ['class', 26, (it) => names.get(it.classId) ?? null],
    ['place', 8, (it, as) => as.count(it.place)],
    ['status', 12, (it) => (it.type === 'finished' ? null : it.type)],
    ['rider', 26, (it) => it.riderName],
    ['number', 10, (it) => it.number],
    ['amaNumber', 14, (it) => it.amaNumber],
    ['email', 28, (it) => it.email],
    ['hometown', 20, (it) => it.hometown],
    ['bike', 24, (it) => it.bike],
    ['matchedTo', 26, (it) => it.matchedName],
    [['earned', currency], 12, (it, as) => as.amount(it.verdict.earns?.amount ?? null)],
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
