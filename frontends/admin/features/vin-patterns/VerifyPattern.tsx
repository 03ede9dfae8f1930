import { unverifyVinPattern, verifyVinPattern, type VinPattern } from '@rrr/contract';
import { ActProblem, useAct, useHost } from '@rrr/kit/base';
import { useRefresh } from '../../use-refresh.js';
import { useVinPatternsWords } from './words/use-words.js';

/** Verifies one pattern, which is undone from its notice; `name` is how the list calls it. */
export const VerifyPattern = ({ pattern: { _id, pattern }, name }: { pattern: VinPattern; name: string }) => {
  const { http } = useHost();
  const [words, refresh] = [useVinPatternsWords(), useRefresh('vin')];
  const body = { pattern: _id };
  const act = useAct({
    send: () => http.call(verifyVinPattern, { body }),
    undo: () => http.call(unverifyVinPattern, { body }),
    refresh,
    notice: () => words('verifiedOne', { pattern }),
  });
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={words('verifyOf', { pattern: name })}
        aria-busy={act.state.phase === 'sending'}
        onClick={() => void act.run(undefined)}
      >
        {words('verify')}
      </button>
      <ActProblem act={act} />
    </>
  );
};
