import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export const PARTS = ['you', 'bikes', 'documents', 'login', 'data'] as const;
export type Part = (typeof PARTS)[number];

/** Of the sections of a part, one is open at a time. */
export const FOLD = 'profile';

/** The part that lacks what the shell led here for (requirements §2). */
const LED: Readonly<Record<string, Part>> = { vin: 'bikes', pin: 'login' };

/** The part of the profile in the address: `?tab=bikes`, or `?redirect=vin` from the shell; Back leads to the last one. */
export const useProfilePart = () => {
  const [params, setParams] = useSearchParams();
  const led = params.get('redirect');
  const asked = params.get('tab') ?? LED[led ?? ''];
  const part = PARTS.find((candidate) => candidate === asked) ?? 'you';
  const open = useCallback((next: Part) => setParams(next === 'you' ? {} : { tab: next }), [setParams]);
  return { part, open, led };
};
