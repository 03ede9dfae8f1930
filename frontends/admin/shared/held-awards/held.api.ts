import {
  askLogoPhotosAgain,
  decideHeldAwards,
  heldAwards,
  undoHeldAwards,
  type HELD_OUTCOMES,
  type HeldAward,
  type Response,
} from '@rrr/contract';
import { ApiError, call, type HttpClient, problemOf } from '@rrr/kit/base';
import { api } from '../../api.js';

export const { useHeldAwardsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ heldAwards: build.query({ ...call(heldAwards), providesTags: ['record', 'money'] }) }),
});

export const DECISIONS = ['release', 'refuse'] as const;
export type Decision = (typeof DECISIONS)[number];
type UndoOutcome = Response<typeof undoHeldAwards>['outcomes'][number]['outcome'];
const DONE = { release: 'released', refuse: 'refused' } as const;

/** Why an award was not decided. */
export type Why = Record<Exclude<(typeof HELD_OUTCOMES)[number], 'released' | 'refused'>, string>;

interface Deciding {
  decision: Decision;
  awards: readonly Pick<HeldAward, '_id'>[];
  reason: string;
  key: string;
  /** photos of the logos that were looked at */
  photoIds?: string[];
  /** what to tell of those that were not decided */
  why: Why;
}

/** Decides held awards; gives back why each that was not decided was not, by its id. */
export const decideHeld = async (
  http: HttpClient,
  { decision, awards, reason, key, photoIds, why }: Deciding,
): Promise<Readonly<Record<string, string>>> => {
  const { outcomes } = await http.call(decideHeldAwards, {
    body: { decision, resultIds: awards.map(({ _id }) => _id), reason, ...(photoIds ? { photoIds } : {}) },
    idempotencyKey: key,
  });
  return Object.fromEntries(
    outcomes.flatMap(({ resultId, outcome }) =>
      outcome === DONE[decision] || outcome === 'released' || outcome === 'refused' ? [] : [[resultId, why[outcome]]],
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

/** Holds an award again that was just decided; why it was not is a refusal. */
export const undoOne = async (
  http: HttpClient,
  resultId: string,
  why: (outcome: Exclude<UndoOutcome, 'undone'>) => string,
): Promise<void> => {
  const [done] = (await http.call(undoHeldAwards, { body: { resultIds: [resultId] } })).outcomes;
  const outcome = done?.outcome ?? 'changed';
  if (outcome !== 'undone')
    throw new ApiError({ status: 409, code: 'UNDO_REFUSED', detail: why(outcome), requestId: '' });
};

/** Photos of an award that nobody has decided about. */
export const openPhotos = ({ photos }: HeldAward): string[] =>
  (photos?.sent ?? []).flatMap(({ _id, status }) => (status === 'sent' ? [_id] : []));

/** Asks for the photos of refused awards again, one after the other; gives back why one was not, by its id. */
export const askPhotosAgain = async (
  http: HttpClient,
  { awards, reason }: { awards: readonly HeldAward[]; reason: string },
): Promise<Readonly<Record<string, string>>> => {
  const failed: Record<string, string> = {};
  for (const award of awards)
    try {
      await http.call(askLogoPhotosAgain, {
        params: { resultId: award._id },
        // those that came in time stay; where all came, somebody refused the award for what they show
        body: { photoIds: award.photos?.complete ? openPhotos(award) : [], reason },
      });
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      failed[award._id] = problem.detail;
    }
  return failed;
};
