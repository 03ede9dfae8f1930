import { useEffect, useRef, useState } from 'react';
import { identifyVin, type Response } from '@rrr/contract';
import type { HttpClient } from '../http/http-client.js';
import { isAcceptable, plainVin, readVin } from './read-vin.js';

export type VinFacts = Response<typeof identifyVin>;

/**
 * What the program reads from a complete VIN: for the rider to confirm. `onRead` hears it once for each VIN;
 * `isFirst`: it is the VIN that the form began with. What cannot be asked is not known, and is typed.
 */
export const useVinFacts = (
  http: HttpClient,
  typed: string,
  onRead: (facts: VinFacts, isFirst: boolean) => void,
): VinFacts | undefined => {
  const vin = plainVin(typed);
  const complete = isAcceptable(readVin(vin, null));
  const [read, setRead] = useState<{ vin: string; facts: VinFacts }>();
  const first = useRef(vin);
  const hear = useRef(onRead);
  hear.current = onRead;
  useEffect(() => {
    if (!complete) return undefined;
    const aborter = new AbortController();
    http.call(identifyVin, { body: { vin }, signal: aborter.signal }).then(
      (facts) => {
        setRead({ vin, facts });
        hear.current(facts, first.current === vin);
      },
      () => {},
    );
    return () => aborter.abort();
  }, [http, vin, complete]);
  return read?.vin === vin ? read.facts : undefined;
};
