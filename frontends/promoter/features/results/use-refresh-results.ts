import { useRefresh } from '../../use-refresh.js';

/** What is out of date once results moved is asked for anew. */
export const useRefreshResults = () => useRefresh('event', 'result', 'import');
