import { endpoints, type Endpoint } from '@rrr/contract';
import { expectedAnswer } from './expected-answer.js';
import type { Parts } from '../base/http/build-request.js';
import { requestFaults } from '../base/testing/contract-faults.js';
import { recordedCall } from '../base/testing/recorded-call.js';
import type { Recording } from './recordings.js';
import { sentRequest } from './sent-request.js';
import type { CallStates, Stand, State, States, With } from './states.js';
import { partsOf, variantOf } from './variants.js';

const rulesOf = (rules: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(rules).map(([path, value]) => [path, { combine: 'AND', matchers: [value] }]));
const json = (content: unknown, contentType: string, rules: Readonly<Record<string, unknown>>) => ({
  headers: { 'Content-Type': [contentType] },
  body: { content, contentType: 'application/json', encoded: false },
  matchingRules: { body: rulesOf(rules) },
});
const answerTo = (endpoint: Endpoint, status: number) => {
  const expected = expectedAnswer(endpoint);
  return { status, ...(expected ? json(expected.content, 'application/json', expected.rules) : {}) };
};
const LIKE = { match: 'type' };
const refusalOf = (status: number, code: string) => ({
  status,
  ...json({ status, code, title: 'text', detail: 'text', requestId: 'text' }, 'application/problem+json', {
    '$.title': LIKE,
    '$.detail': LIKE,
    '$.requestId': LIKE,
  }),
});

const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
/** The first of each kind, in an order that does not depend on which test ran first. */
const distinct = (endpoint: Endpoint, recordings: readonly Recording[]): Recording[] => {
  const sorted = [...recordings].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  const first = new Map<string, Recording>();
  for (const recording of sorted) {
    const variant = variantOf(endpoint, recording);
    if (!first.has(variant)) first.set(variant, recording);
  }
  return [...first].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
};

/**
 * An act after its preview repeats the preview's digest, which only the API can make. With that of a test it is refused
 * once all else is read and understood, unless the states give the digest of their own.
 */
const repeatsDigest = (endpoint: Endpoint, call: Recording): boolean =>
  /\boutcome:string\b/.test(variantOf(endpoint, call));
const givesOutcome = ({ query, body }: With<Endpoint> = {}): boolean =>
  'outcome' in { ...(query as object | undefined), ...(body as object | undefined) };

type Answer = { readonly status: number };
interface Made {
  readonly interactions: readonly object[];
  /** what is missing or too much, one sentence each */
  readonly faults: readonly string[];
}

/** The interactions of one call. */
const interactionsOf = (endpoint: Endpoint, always: readonly State[], states: CallStates, all: Recording[]): Made => {
  const made = (
    description: string,
    recording: Recording,
    { given = [], with: values = {} }: Stand,
    answer: Answer,
  ) => {
    const asked = partsOf(endpoint, recording) as never;
    const stated = [...always, ...(typeof given === 'function' ? given(asked) : given)];
    return {
      type: 'Synchronous/HTTP',
      description,
      pending: false,
      providerStates: stated.map(([name, params]) => (params ? { name, params } : { name })),
      request: sentRequest(endpoint, recording, typeof values === 'function' ? values(asked) : values),
      response: answer,
    };
  };
  const successes = distinct(
    endpoint,
    all.filter((recording) => recording.code === undefined),
  );
  const [first] = successes;
  if (!first) return { interactions: [], faults: [`${endpoint.id} succeeds in no test`] };
  const stands = (recording: Recording) => {
    const values = typeof states.with === 'function' ? states.with(partsOf(endpoint, recording) as never) : states.with;
    return repeatsDigest(endpoint, recording) && !givesOutcome(values)
      ? refusalOf(409, 'PREVIEW_OUTDATED')
      : answerTo(endpoint, recording.status);
  };
  const refused = Object.entries(states.refused ?? {}).map(([code, stand]) => {
    const tested = distinct(
      endpoint,
      all.filter((recording) => recording.code === code),
    );
    const other = tested.find((recording) => recording.status !== stand.status);
    const asked = (tested.length > 0 ? tested : successes).find(
      (success) => stand.of?.(partsOf(endpoint, success) as never) ?? true,
    );
    return {
      interaction: made(`${endpoint.id} refused: ${code}`, asked ?? first, stand, refusalOf(stand.status, code)),
      faults: other
        ? [`${endpoint.id} is refused ${code} with ${other.status} in ${other.test}: not ${stand.status}`]
        : [],
    };
  });
  return {
    interactions: [
      ...(states.succeeds === false ? [] : successes).map((success, at) =>
        made(`${endpoint.id}${at === 0 ? '' : ` (${at + 1})`}`, success, states, stands(success)),
      ),
      ...refused.map(({ interaction }) => interaction),
    ],
    faults: refused.flatMap((item) => item.faults),
  };
};

/** The calls that no test makes, as if one did. */
const unseenCalls = ({ unseen = {} }: States): { readonly calls: Recording[]; readonly faults: string[] } => {
  const all = Object.entries(unseen).map(([id, request]) => [byId.get(id)!, request as Parts] as const);
  return {
    calls: all.map(([endpoint, parts]) => ({ ...recordedCall(endpoint, parts), test: 'states.ts' })),
    faults: all.flatMap(([endpoint, parts]) =>
      requestFaults(endpoint, parts).map((requestFault) => `${endpoint.id}: ${requestFault}`),
    ),
  };
};

/** What a remote's screens ask of the API and on which states it stands, with what is missing or too much. */
export const interactionsFrom = (recorded: readonly Recording[], states: States): Made => {
  const { always, calls } = states;
  const written = unseenCalls(states);
  const seen = written.calls.filter(({ id }) =>
    recorded.some((recording) => recording.id === id && recording.code === undefined),
  );
  const recordings = [...recorded, ...written.calls];
  const ids = [...new Set(recordings.map(({ id }) => id))].filter((id) => !byId.get(id)?.produces).sort();
  const made = ids.map((id) => {
    const all = recordings.filter((recording) => recording.id === id);
    const endpoint = byId.get(id);
    const stand = (calls as Record<string, CallStates | readonly State[]>)[id];
    if (!endpoint || !stand)
      return {
        interactions: [],
        faults: [`${id} has no states: recorded by ${[...new Set(all.map((recording) => recording.test))].join(', ')}`],
      };
    return interactionsOf(
      endpoint,
      always,
      Array.isArray(stand) ? { given: stand as State[] } : (stand as CallStates),
      all,
    );
  });
  const unused = Object.keys(calls).filter((id) => !ids.includes(id));
  return {
    interactions: made.flatMap((item) => item.interactions),
    faults: [
      ...made.flatMap((item) => item.faults),
      ...unused.map((id) => `${id} has states, but no test records it`),
      ...written.faults,
      ...seen.map(({ id }) => `${id} is not unseen any more: a test makes it`),
    ],
  };
};
