const KEY = 'rrr.reloaded';
const WINDOW = 60_000;
const PROBE_LIMIT = 5_000;

/**
 * Whether the server of this page answers now. A reload while it does not puts the browser's own error in place of the
 * page.
 */
const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_LIMIT),
    });
    return status < 500;
  } catch {
    return false;
  }
};

export interface ReloadOptions {
  reachable?: () => Promise<boolean>;
  reload?: () => void;
}

/** Reloads the page when the server answers; false when it does not and the page stays. */
export const reloadWhenReachable = async ({
  reachable = isReachable,
  reload = () => location.reload(),
}: ReloadOptions = {}): Promise<boolean> => {
  if (!(await reachable())) return false;
  reload();
  return true;
};

const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return Date.now();
  }
};

/** False where nothing can be stored: without a memory of the last reload a page could reload for ever. */
const rememberReload = (): boolean => {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/** Reloads the page once a minute at most, and only when the server answers; says whether it did. */
export const reloadOnce = async ({ reachable = isReachable, reload }: ReloadOptions = {}): Promise<boolean> => {
  if (Date.now() - lastReload() < WINDOW) return false;
  return reloadWhenReachable({ reachable: async () => (await reachable()) && rememberReload(), reload });
};
