import { createContext, useContext } from 'react';

const Context = createContext<unknown>(undefined);

/** Gives a route's error screen the error, whichever router the page has. */
export const RouteErrorProvider = Context.Provider;
export const useFailure = (): unknown => useContext(Context);
