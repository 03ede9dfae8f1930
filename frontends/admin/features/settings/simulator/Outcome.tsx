import { useEffect, useRef } from 'react';
import { ProblemNote, Skeleton, Verdict } from '@rrr/kit/desk';
import type { Body } from './simulation.js';
import { useSimulationQuery } from './simulator.api.js';
import { useSimulatorWords } from './words/use-words.js';

interface Props {
  body: Body;
  /** after a calculation, because the form that had the focus is drawn anew */
  takesFocus: boolean;
}

/** What the result would earn, or every rule that refuses it. */
export const Outcome = ({ body, takesFocus }: Props) => {
  const t = useSimulatorWords();
  const { currentData, isFetching, error, refetch } = useSimulationQuery({ body });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={frame} className="admin-part" role="status" tabIndex={-1}>
      {error !== undefined && !isFetching ? (
        <ProblemNote error={error} onRetry={() => void refetch()} />
      ) : currentData ? (
        <>
          <Verdict verdict={currentData.verdict} />
          <p className="desk-muted">{t('inTime')}</p>
        </>
      ) : (
        <Skeleton lines={3} />
      )}
    </div>
  );
};
