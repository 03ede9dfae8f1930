import type { EventClass, EventDetail, PayoutStep } from '@rrr/contract';
import { inEachLanguage } from '@rrr/records/languages';
import { useFormats } from '../language/locale-context.js';
import { kitWordsHook } from '../language/use-words.js';
import { en } from './words/steps-en.js';

const useWords = kitWordsHook(inEachLanguage(en));

/** What a class pays by its size, fewest riders first; its own steps, or those of the event's season. */
export const payoutSteps = (
  inClass: Pick<EventClass, 'payoutSteps'>,
  { payoutSteps: usual, minimumStarters = 1 }: Pick<EventDetail, 'payoutSteps' | 'minimumStarters'>,
): readonly PayoutStep[] => inClass.payoutSteps ?? usual ?? [{ riders: minimumStarters, places: null }];

/** How many places a class pays of which so many started: 0 is none, null all. */
export const placesPaid = (steps: readonly PayoutStep[], started: number): number | null => {
  const reached = steps.findLast(({ riders }) => started >= riders);
  return reached ? reached.places : 0;
};

/** "3 to 6 starters: the first 2 places are paid; 7 starters or more: all places are paid", in the reader's language. */
export const useStepsSaying = (): ((steps: readonly PayoutStep[]) => string) => {
  const [words, formats] = [useWords(), useFormats()];
  const ridersOf = (from: number, next: number | undefined): string => {
    if (next === undefined) return words('more', { from: formats.count(from) });
    if (next === from + 1) return words('exactly', { count: from });
    return words('between', { from: formats.count(from), to: formats.count(next - 1) });
  };
  return (steps) =>
    steps
      .map(({ riders, places }, at) =>
        words('step', {
          riders: ridersOf(riders, steps[at + 1]?.riders),
          pays: places === null ? words('all') : words('first', { count: places }),
        }),
      )
      .join(words('join'));
};
