/** The account that was led to its bikes since it logged in; also for the tabs, and the installed portal, that open later. */
const KEY = 'rrr.bikes';
// a browser that keeps nothing leads there once for each load
let led = '';

/** Whether a rider without a verified bike was led to the bikes since logging in; then the area is open. */
export const wasLedToBikes = (accountId: string): boolean => {
  if (led === accountId) return true;
  try {
    return localStorage.getItem(KEY) === accountId;
  } catch {
    return false;
  }
};

export const ledToBikes = (accountId: string): void => {
  led = accountId;
  try {
    localStorage.setItem(KEY, accountId);
  } catch {
    // kept for this load
  }
};

/** After a log-in the bikes come first again. */
export const forgetLed = (): void => {
  led = '';
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
};
