import { useCallback, useEffect, useState } from 'react';
import { problemOf, useReport } from '@rrr/kit/base';

interface Read<T> {
  data?: T;
  error?: unknown;
  reading: boolean;
}

/** Reads once, and again on `again`; what was read stays on screen meanwhile. */
export const useRead = <T>(read: (signal: AbortSignal) => Promise<T>): Read<T> & { again: () => void } => {
  const report = useReport();
  const [state, setState] = useState<Read<T>>({ reading: true });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const asked = new AbortController();
    read(asked.signal).then(
      (data) => !asked.signal.aborted && setState({ data, reading: false }),
      (error: unknown) => {
        if (asked.signal.aborted) return;
        if (!problemOf(error)) report(error);
        setState((before) => ({ ...before, error, reading: false }));
      },
    );
    return () => asked.abort();
  }, [read, round, report]);
  const again = useCallback(() => {
    setState(({ error: _, ...before }) => ({ ...before, reading: true }));
    setRound((value) => value + 1);
  }, []);
  return { ...state, again };
};
