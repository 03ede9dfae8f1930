import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import type { Host } from './host.js';

interface ApiSlice {
  reducerPath: string;
  reducer: Reducer;
  middleware: Middleware;
}

/** A remote's own store: its RTK Query API, and slices if it has any. The host is the thunk extra. */
export const remoteStore = (host: Host, api: ApiSlice, slices: Record<string, Reducer> = {}) =>
  configureStore({
    reducer: { ...slices, [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      // Files travel in mutation arguments and cannot be serialized; money and lists can, and are checked.
      defaults({
        thunk: { extraArgument: host },
        serializableCheck: { ignoredPaths: [`${api.reducerPath}.mutations`] },
      }).concat(api.middleware),
  });
