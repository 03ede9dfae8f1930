const KEY = 'rrr.reloaded';
const WINDOW = 60_000;

const remembered = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return Date.now();
  }
};

/** Reloads the page unless it was just reloaded for the same reason; says whether it did. */
export const reloadOnce = (reload = () => location.reload()): boolean => {
  if (Date.now() - remembered() < WINDOW) return false;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  reload();
  return true;
};
