import type { uploadClassResult, Parsed } from '@rrr/contract';

/** The riders that a person chose by line, and why where the name is another. */
export const chosenIn = (choices: Parsed<typeof uploadClassResult>['body']['choices'] = []) => ({
  choices: new Map(choices.map((choice) => [choice.line, choice.riderId])),
  reasons: new Map(choices.flatMap(({ line, reason }) => (reason ? [[line, reason] as const] : []))),
});
