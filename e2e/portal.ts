import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { desk, openBrowser, type Visitor, visit } from './browser.js';
import { type RunningServer, type Start, startServer } from './running-server.js';

/** The password of every demo account. */
export const PASSWORD = 'RedRider2026';

/** `admin2`: the second administrator, who decides what the first sent or asked for. */
type Role = 'admin' | 'admin2' | 'rider' | 'dealer' | 'promoter';

interface Visit {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: 'en-US' | 'fr-CA';
  /** whether the site's worker may run; default block */
  readonly serviceWorkers?: 'allow' | 'block';
}

/** The product on a server of its own, and a browser to visit it with. */
export interface Portal {
  readonly server: RunningServer;
  visit(how?: Visit): Promise<Visitor>;
  /** a visitor with the session of a demo account, without the login form */
  logIn(who: Role, how?: Visit): Promise<Visitor>;
}

/**
 * Starts before the first test of a file, and is closed after the last. `start`: database and settings, asked for when
 * it starts.
 */
export const usePortal = (start: () => Start = () => ({})): Portal => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(start()), openBrowser()]);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const portal: Portal = {
    get server() {
      return server;
    },
    visit: async ({ viewport = desk, locale = 'en-US', serviceWorkers } = {}) => {
      return await visit(browser, server.url, viewport, locale, serviceWorkers);
    },
    logIn: async (who, how) => {
      const visitor = await portal.visit(how);
      const answer = await visitor.context.request.post('/api/login', {
        data: { email: `${who}@example.com`, password: PASSWORD },
        headers: { origin: server.url },
      });
      expect(answer.status()).toBe(200);
      return visitor;
    },
  };
  return portal;
};
