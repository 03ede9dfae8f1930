import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Remote } from '../remote.js';
import { fakeHost, type FakeHost } from './fake-host.js';

/** A whole remote in a memory router, at a path inside it (`/redemptions`). */
export const renderRemote = (remote: Remote, path = '', host: FakeHost = fakeHost()) => {
  const router = createMemoryRouter([{ path: host.basePath, children: remote.register(host) }], {
    initialEntries: [host.basePath + path],
  });
  return { host, router, ...render(<RouterProvider router={router} />) };
};
