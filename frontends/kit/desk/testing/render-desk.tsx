import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HostProvider, LocaleProvider, NotifyProvider, ReportProvider } from '@rrr/kit/base';
import { fakeHost, type FakeHost } from '@rrr/kit/base/testing';

interface Options {
  host?: FakeHost;
  /** the address in the router */
  at?: string;
}

/** Renders a part of the kit in a router, under a host, in the host's language. */
export const renderDesk = (piece: ReactNode, { host = fakeHost(), at = host.basePath }: Options = {}) => {
  const router = createMemoryRouter([{ path: '*', element: piece }], { initialEntries: [at] });
  const view = render(
    <HostProvider value={host}>
      <ReportProvider value={host.report}>
        <NotifyProvider value={host.notify}>
          <LocaleProvider value={host.locale}>
            <RouterProvider router={router} />
          </LocaleProvider>
        </NotifyProvider>
      </ReportProvider>
    </HostProvider>,
  );
  return { host, router, ...view };
};
