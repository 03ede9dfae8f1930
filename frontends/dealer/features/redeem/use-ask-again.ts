import { useEffect, useState } from 'react';
import { isUnknown, useOnline, type Act } from '@rrr/kit/base';

/** Seconds to wait before each try; after the last one the person decides. */
const PAUSES = [3, 5, 10, 20, 30] as const;

/**
 * Asks by itself what became of an act whose answer was lost, while the device is online. The same request goes out with
 * the same key, so nothing happens twice. @returns whether it will still ask
 */
export const useAskAgain = ({ state, again }: Pick<Act<never, unknown>, 'state' | 'again'>): boolean => {
  const online = useOnline();
  const [tries, setTries] = useState(0);
  const unknown = isUnknown(state);
  // a new act starts anew
  const [wasUnknown, setWasUnknown] = useState(unknown);
  if (wasUnknown !== unknown) {
    setWasUnknown(unknown);
    setTries(0);
  }
  const waiting = state.phase === 'unknown';
  const pause = PAUSES[tries];
  useEffect(() => {
    if (!waiting || !online || pause === undefined) return undefined;
    const timer = setTimeout(() => {
      setTries((before) => before + 1);
      void again();
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [waiting, online, pause, again]);
  return unknown && online && (pause !== undefined || !waiting);
};
