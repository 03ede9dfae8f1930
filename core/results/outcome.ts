import { checkOf } from '../eligibility/index.js';
import { PreviewOutdated } from '../imports/index.js';
import { type Digest, runSync, type Step } from '../shared/index.js';
import type { EvaluatedResult } from './result.js';
import { contentOf } from './import-trail.js';
import type { LinkedEvent } from './evaluate-correction.js';

const verdictOf = ({ verdict }: EvaluatedResult): unknown => [
  verdict.earns,
  verdict.reasons.map((reason) => reason.code),
  checkOf(verdict)?.amount ?? 0,
  verdict.signals ?? [],
];

/**
 * A fingerprint of everything that confirming a preview would do (domain.md §11): results added, changed and removed,
 * verdicts, and awards issued and reversed. Ids that are generated anew each time are excluded.
 */
export const outcomeOf = (evaluated: Outcome, digest: Digest, more: unknown = null): string =>
  runSync(outcomeInSteps(evaluated, digest, more));

type Outcome = LinkedEvent & { readonly linked?: LinkedEvent };

/** The same as a generator that yields after each result, so that other requests can run in between. */
export const outcomeInSteps = function* (
  { correction: { event, before, after }, results, targets, money, linked }: Outcome,
  digest: Digest,
  more: unknown = null,
): Generator<Step, string> {
  const earlier = new Map(before.results.map((result) => [result.id, result]));
  const stay = new Set(results.map((result) => result.id));
  const textOf = (result: EvaluatedResult, id = result.id): string =>
    `${contentOf({ ...result, id })} ${JSON.stringify(verdictOf(result))}`;
  // texts are made one by one, because many at once keep others waiting
  const changed: string[] = [];
  for (const result of results) {
    yield;
    const was = earlier.get(result.id);
    const [then, now] = [was ? textOf(was) : 'new', textOf(result, was?.id ?? '')];
    if (then !== now) changed.push(`${then} ${now}`);
  }
  const removed = before.results.flatMap((result) => (stay.has(result.id) ? [] : [textOf(result)]));
  const awards: string[] = [];
  for (const { wallet, classId, type, worth, existing } of targets) {
    yield;
    const [id, initial] = [existing?.id ?? null, existing?.initial ?? 0];
    awards.push(JSON.stringify([wallet.riderId, wallet.currency, classId, type, id, initial, worth]));
  }
  yield 'pause';
  const texts = [changed, removed, awards.toSorted()].map((list) => digest(list.join('\n')));
  yield 'pause';
  const started = after.classes.map((raceClass) => [raceClass.id, raceClass.entrants]);
  return digest(
    JSON.stringify([
      event.id,
      event.currency,
      texts,
      money,
      started,
      more,
      ...(linked ? [outcomeOf(linked, digest)] : []),
    ]),
  );
};

/** @throws PreviewOutdated when somebody confirms a preview and something else would happen now */
export const assertPreviewed = (confirmed: string | null | undefined, outcome: string): void => {
  if (typeof confirmed === 'string' && confirmed !== outcome) throw new PreviewOutdated();
};
