import { createContext, useContext } from 'react';
import type { listSavedViews, removeView, saveView, shareView } from '@rrr/contract';

/** The calls that keep views of lists on the account. Only an area whose people may make them gives them. */
export interface ViewCalls {
  list: typeof listSavedViews;
  save: typeof saveView;
  share: typeof shareView;
  remove: typeof removeView;
}

/** Without a provider no list offers views. */
const Calls = createContext<ViewCalls | undefined>(undefined);
export const ViewCallsProvider = Calls.Provider;
export const useViewCalls = (): ViewCalls | undefined => useContext(Calls);
