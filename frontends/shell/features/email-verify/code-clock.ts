import { useCallback, useEffect, useState } from 'react';

/** Seconds before another code may be sent: mail takes a while, and each new code ends the one before. */
export const WAIT_SECONDS = 60;
const VALID_SECONDS = 10 * 60;

const keyOf = (accountId: string) => `rrr-code-sent-${accountId}`;
const storedTime = (accountId: string): number | null => {
  try {
    const at = Number(sessionStorage.getItem(keyOf(accountId)));
    return Number.isFinite(at) && at > 0 ? at : null;
  } catch {
    return null;
  }
};

/** Remembers that a code was just sent, for the page that takes it. */
export const noteCodeSent = (accountId: string, at = Date.now()): void => {
  try {
    sessionStorage.setItem(keyOf(accountId), String(at));
  } catch {
    // then a reload forgets it, and the API still limits
  }
};

/** When this tab last sent a code to the account, also after a reload: how long to wait, and whether it has expired. */
export const useCodeClock = (accountId: string) => {
  const [sentAt, setSentAt] = useState(() => storedTime(accountId));
  const [now, setNow] = useState(Date.now);
  const age = sentAt === null ? null : Math.max(0, Math.floor((now - sentAt) / 1000));
  const running = age !== null && age <= VALID_SECONDS;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const sent = useCallback(() => {
    const at = Date.now();
    setNow(at);
    setSentAt(at);
    noteCodeSent(accountId, at);
  }, [accountId]);
  return {
    sent,
    secondsToWait: age === null ? 0 : Math.max(0, WAIT_SECONDS - age),
    expired: age !== null && age > VALID_SECONDS,
  };
};

/** "0:45" */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
