import { test } from '@jest/globals';
import { whatIsOpen } from './browser.js';

/** Long enough for a journey on a busy machine; each of its steps fails much sooner. */
const A_JOURNEY = 15 * 60_000;

type Act = () => unknown;

/**
 * A journey of a person, told in steps. Each step begins where the one before it ended, so all of them are one test,
 * which nothing can run in another order. A failure names its step.
 * @returns what adds a step
 */
export const journey = (name: string): ((title: string, act: Act) => void) => {
  const steps: (readonly [title: string, act: Act])[] = [];
  test(
    name,
    async () => {
      for (const [title, act] of steps)
        try {
          await act();
        } catch (cause) {
          throw new Error(`Step failed: ${title}\nOpen were:\n${await whatIsOpen()}`, { cause });
        }
    },
    A_JOURNEY,
  );
  return (title, act) => void steps.push([title, act]);
};
