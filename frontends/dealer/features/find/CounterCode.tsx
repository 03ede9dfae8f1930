import { useEffect, useState } from 'react';
import { useHost } from '@rrr/kit/base';
import { ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useCounterCodeQuery } from '../../api.js';
import { useCodeWords } from './words/use-code-words.js';

/** Whole seconds until a moment of this device's own clock, which may differ from the server's; undefined: no moment. */
const useSecondsTo = (until: number | undefined): number | undefined => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? undefined : Math.ceil((until - now) / 1_000);
};

/** In two parts, to be read across a counter. */
const readable = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/**
 * The code that a rider who redeems on their own phone reads off this screen. It renews itself; an old one is never left
 * standing. Admins who act as the dealer are not at the counter and see none.
 */
export const CounterCode = () => {
  const { session } = useHost();
  const words = useCodeWords();
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useCounterCodeQuery(undefined, {
    skip: session.proxyHost !== null,
  });
  const until = data && fulfilledTimeStamp ? fulfilledTimeStamp + data.secondsLeft * 1_000 : undefined;
  const left = useSecondsTo(until);
  const isOver = left !== undefined && left <= 0;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  if (session.proxyHost !== null) return null;
  const failed = error !== undefined && !isFetching;
  return (
    <Section title={words('title')}>
      {failed && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!failed && (!data || isOver) && <Skeleton lines={1} height={88} />}
      {!failed && data && !isOver && (
        <p className="dealer-counter-code">
          <strong>{readable(data.code)}</strong>
          <span className="desk-muted">{words('left', { count: Math.min(left ?? 60, data.secondsLeft) })}</span>
        </p>
      )}
      <p className="desk-muted">{words('help')}</p>
    </Section>
  );
};
