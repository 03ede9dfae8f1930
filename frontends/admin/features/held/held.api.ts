import { decideHeldAwards, heldAwards, type HeldAward } from '@rrr/contract';
import { ApiError, call, type HttpClient } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useHeldAwardsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ heldAwards: build.query({ ...call(heldAwards), providesTags: ['record', 'money'] }) }),
});

export const DECISIONS = ['release', 'refuse'] as const;
export type Decision = (typeof DECISIONS)[number];
const DONE = { release: 'released', refuse: 'refused' } as const;

interface Deciding {
  decision: Decision;
  awards: readonly Pick<HeldAward, '_id'>[];
  reason: string;
  key: string;
  /** what to tell of those that were not decided */
  why: Record<'not-held' | 'entered-by-you', string>;
}

/** Decides held awards; gives back why each that was not decided was not, by its id. */
export const decideHeld = async (
  http: HttpClient,
  { decision, awards, reason, key, why }: Deciding,
): Promise<Readonly<Record<string, string>>> => {
  const { outcomes } = await http.call(decideHeldAwards, {
    body: { decision, resultIds: awards.map(({ _id }) => _id), reason },
    idempotencyKey: key,
  });
  return Object.fromEntries(
    outcomes.flatMap(({ resultId, outcome }) =>
      outcome === DONE[decision] ? [] : [[resultId, outcome === 'entered-by-you' ? why[outcome] : why['not-held']]],
    ),
  );
};

/** The same for one, where nothing decided is a refusal. */
export const decideOne = async (
  http: HttpClient,
  { award, ...deciding }: Omit<Deciding, 'awards'> & { award: Pick<HeldAward, '_id'> },
): Promise<void> => {
  const detail = (await decideHeld(http, { ...deciding, awards: [award] }))[award._id];
  if (detail !== undefined) throw new ApiError({ status: 409, code: 'NOT_DECIDED', detail, requestId: '' });
};
