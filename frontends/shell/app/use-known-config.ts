import { useShell, type Config } from './shell-context.js';
import { startData } from './start-data.js';
import { usePromise } from './use-promise.js';

/** The program's settings: at once where the server wrote them into the page, else once they are loaded. */
export const useKnownConfig = (): Config | undefined => {
  const loaded = usePromise(useShell().config());
  return loaded ?? startData().config;
};
