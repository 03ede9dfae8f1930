import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { APIRequestContext, Page } from 'playwright-core';
import { emptyDatabase, type TestDatabase } from '../adapters/persistence/testing/databases.js';
import type { Visitor } from './browser.js';
import { contrastInJourneys, journeyDatabases } from './cases.js';
import { belowTheBar, counterOf, countMoney, riderWhoseVinWaits } from './counter-acts.js';
import { hiddenStops } from './focus.js';
import { handsOf } from './hands.js';
import { cutOff, findings, type Language, settle } from './inspect.js';
import { journey } from './journey.js';
import { PASSWORD, usePortal } from './portal.js';

const small = { width: 375, height: 667 };

/**
 * A counter and a rider's phone when something stands in the way: a VIN that nobody has verified, a lost connection, a
 * session that ended, another language. Money moves once, or not at all.
 */
describe.each(journeyDatabases)('credit at a dealer’s counter on %s', (kind) => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await emptyDatabase(kind);
  });
  const portal = usePortal(() => ({ env: { DATABASE_URL: made.url } }));
  afterAll(() => made.drop());

  let riley: APIRequestContext;
  let rileyId = '';
  beforeAll(async () => {
    riley = (await portal.logIn('rider')).context.request;
    const session = (await (await riley.get('/api/session')).json()) as { session: { user: { _id: string } } };
    rileyId = session.session.user._id;
  }, 300_000);

  const sound = async (visitor: Visitor, name: string, language: Language = 'en'): Promise<void> => {
    await settle(visitor.page);
    await visitor.see(`${name} ${kind}`);
    const wrong = await findings(visitor.page, language, contrastInJourneys);
    expect([...wrong, ...(await cutOff(visitor.page))]).toEqual([]);
  };
  const tell = (title: string, hands: ReturnType<typeof handsOf>): void =>
    void process.stdout.write(`\n${title} on ${kind}\n${hands.table()}\n`);

  describe('whose VIN waits', () => {
    const step = journey('a rider with credit is led to the bikes once, looks around, and redeems');
    const hands = handsOf();
    const { tap, enter } = hands;
    let rider: Visitor;
    let page: Page;
    let who = { _id: '', email: '' };
    let code = '';
    let redeemed = '';
    const openInMenu = async (name: string): Promise<void> => {
      await tap(page.getByRole('button', { name: 'Menu' }));
      await tap(page.getByRole('dialog').getByRole('link', { name, exact: true }));
    };

    step(
      'an admin credits a rider whose VIN nobody has verified; the rider logs in and is led to the bikes',
      async () => {
        const admin = (await portal.logIn('admin')).context.request;
        who = await riderWhoseVinWaits(admin);
        const headers = { origin: portal.server.url, 'idempotency-key': 'credit-of-a-waiting-vin' };
        const data = { amount: { amount: 80_00, currency: 'USD' }, reason: 'Won at the last open day' };
        const credited = await admin.post(`/api/admin/rider/${who._id}/adjust`, { headers, data });
        expect(credited.status()).toBe(201);

        rider = await portal.visit({ viewport: small });
        ({ page } = rider);
        hands.begin('log in, and be led to the bikes');
        await page.goto('/');
        await tap(page.getByRole('button', { name: 'Menu' }));
        await tap(page.getByRole('link', { name: 'Log In' }).first());
        await enter(page.getByLabel('E-mail'), who.email);
        await enter(page.getByLabel('Password'), PASSWORD);
        await tap(page.getByRole('button', { name: 'Log in' }));
        await page.waitForURL('**/auth/rider/profile?redirect=vin');
        await page.getByText('We are checking the VIN of your bike').waitFor();
        const pin = await rider.context.request.put('/api/rider/rider/pin', {
          headers: { origin: portal.server.url },
          data: { password: PASSWORD, pin: '2741' },
        });
        expect(pin.status()).toBe(204);
        await sound(rider, 'vin waits 1 bikes');
      },
    );

    step('then dashboard, wallet and code are open, and each says what waits', async () => {
      hands.begin('dashboard, wallet, code');
      await openInMenu('Dashboard');
      await page.waitForURL('**/auth/rider');
      await page.getByRole('status').getByText('We are checking the VIN of your bike').waitFor();
      await sound(rider, 'vin waits 2 dashboard');
      await openInMenu('My Wallet');
      await page.waitForURL('**/auth/rider/redemptions');
      await page.locator('.rider-above', { hasText: 'We are checking the VIN of your bike' }).waitFor();
      await page.getByText('$80.00').first().waitFor();
      await sound(rider, 'vin waits 3 wallet');
      // not even a page that is loaded again leads back to the bikes
      await page.reload();
      await page.locator('.rider-above').waitFor();
      expect(new URL(page.url()).pathname).toBe('/auth/rider/redemptions');
      await tap(page.getByRole('button', { name: 'Show my code' }));
      code = ((await page.locator('.rider-counter-text').textContent()) ?? '').replace('-', '');
    });

    step('the dealer opens the code and redeems; the receipt is in the rider’s wallet', async () => {
      hands.begin('the dealer redeems');
      const dealer = await portal.logIn('dealer', { viewport: small });
      const counter = counterOf(dealer.page, hands);
      await dealer.page.goto(`/auth/dealer?code=${code}`);
      await dealer.page.getByText('Available in USD').waitFor();
      await counter.fill('30', '2741');
      await counter.redeem();
      redeemed = await counter.code();
      expect(redeemed).toMatch(/^[0-9A-Z]{8}$/);
      hands.begin('the receipt in the wallet');
      await page.goto('/auth/rider/redemptions?tab=redemptions');
      await tap(page.getByRole('link', { name: redeemed }));
      await page.getByRole('heading', { level: 1, name: `Receipt ${redeemed}` }).waitFor();
      await sound(rider, 'vin waits 4 receipt');
      expect(await countMoney(dealer.context.request, rider.context.request, who._id)).toMatchObject({
        available: 50_00,
      });
      expect([rider, dealer].flatMap((it) => it.faults)).toEqual([]);
      tell('A rider whose VIN waits', hands);
    });
  });

  describe.each([
    ['the answer is lost', true],
    ['the request is lost', false],
  ])('when %s', (what, arrives) => {
    const step = journey('it is not confirmed yet; with the connection back, it was redeemed once');
    const hands = handsOf();
    let dealer: Visitor;
    let before: Awaited<ReturnType<typeof countMoney>>;
    const count = () => countMoney(dealer.context.request, riley, rileyId);

    step('the dealer taps Redeem, and the connection is gone', async () => {
      dealer = await portal.logIn('dealer', { viewport: small });
      const { page, context } = dealer;
      const counter = counterOf(page, hands);
      before = await count();
      hands.begin('find, fill, redeem');
      await counter.find('Ostrander');
      let asked = 0;
      await page.route('**/api/dealer/redeem**', async (route) => {
        asked += 1;
        if (asked > 1) return route.continue();
        if (arrives) await route.fetch();
        await context.setOffline(true);
        return route.abort('internetdisconnected');
      });
      await counter.fill('11.11');
      await counter.redeem();
      await page.getByText('Not confirmed yet').waitFor();
      await page.getByText('You are offline. Check again once the connection is back').waitFor();
      expect(await page.locator('.dealer-code').count()).toBe(0);
    });

    step('asked without a connection, it still does not know', async () => {
      const { page } = dealer;
      hands.begin('check again without a connection');
      await hands.tap(page.getByRole('button', { name: 'Check again' }));
      await page.getByText('Not confirmed yet').waitFor();
      await sound(dealer, `lost connection, ${what}`);
      expect(await page.locator('.dealer-code').count()).toBe(0);
    });

    step('asked with the connection back, the receipt shows, and the ledger has it once', async () => {
      const { page, context } = dealer;
      hands.begin('check again with it');
      await context.setOffline(false);
      const receipt = page.locator('.dealer-code');
      // after three seconds the page asks by itself
      await Promise.any([hands.tap(page.getByRole('button', { name: 'Check again' })), receipt.waitFor()]);
      await receipt.waitFor();
      const code = (await receipt.textContent()) ?? '';
      await sound(dealer, `after a lost connection, ${what}`);
      const lines = await page.locator('.dealer-receipt .dealer-last li').count();
      const expected = {
        redemptions: before.redemptions + 1,
        entries: before.entries + lines,
        available: before.available - 11_11,
      };
      expect(await count()).toEqual(expected);
      // a page that is loaded again sends nothing again
      await page.goto('/auth/dealer/redemptions');
      await page.getByText(code).first().waitFor();
      expect(await count()).toEqual(expected);
      expect(dealer.faults).toEqual([]);
      tell(`A lost connection: ${what}`, hands);
    });
  });

  describe('when the session ends', () => {
    const step = journey('the dealer logs in over the form, and what was typed is redeemed once');
    const hands = handsOf();

    step('a form is filled, the session ends in another tab, and Redeem asks for the password', async () => {
      const dealer = await portal.logIn('dealer', { viewport: small });
      const { page, context } = dealer;
      const [counter, count] = [counterOf(page, hands), () => countMoney(context.request, riley, rileyId)];
      const before = await count();
      hands.begin('find, fill, redeem');
      await counter.find('Ostrander');
      await counter.fill('12.34');
      const tab = await context.newPage();
      await tab.goto('/logout');
      await tab.waitForURL((it) => it.pathname === '/');
      await tab.close();
      await counter.redeem();
      hands.begin('log in again');
      const dialog = page.getByRole('alertdialog', { name: 'You were logged out' });
      await dialog.getByText('What you typed on this page is kept.').waitFor();
      await sound(dealer, 'session ended at the counter');
      await hands.type(dialog.getByLabel('Password', { exact: true }), PASSWORD);
      await hands.tap(dialog.getByRole('button', { name: 'Log in' }));
      expect(await counter.code()).toMatch(/^[0-9A-Z]{8}$/);
      expect(await count()).toMatchObject({
        redemptions: before.redemptions + 1,
        available: before.available - 12_34,
      });
      expect(dealer.faults).toEqual([]);
      tell('A session that ended at the counter', hands);
    });
  });

  describe('in French, on a small phone', () => {
    const step = journey('from the home page to the receipt');
    const hands = handsOf();
    const { tap, enter } = hands;
    let dealer: Visitor;
    let page: Page;
    let code = '';
    const french = (visitor: Visitor, name: string) => sound(visitor, `french ${name}`, 'fr');

    step('a visitor is offered French, reads the home page, and logs in as the dealer', async () => {
      dealer = await portal.visit({ viewport: small, locale: 'fr-CA' });
      ({ page } = dealer);
      hands.begin('home, in French');
      await page.goto('/');
      await tap(page.getByRole('link', { name: 'Lire en français' }));
      await page.waitForURL('**/fr');
      await french(dealer, '1 home');
      hands.begin('log in');
      await tap(page.getByRole('button', { name: 'Menu' }));
      await french(dealer, '2 menu');
      await tap(page.getByRole('link', { name: 'Se connecter' }).first());
      await enter(page.getByLabel('Adresse courriel'), 'dealer@example.com');
      await enter(page.getByLabel('Mot de passe', { exact: true }), PASSWORD);
      await french(dealer, '3 login');
      await tap(page.getByRole('button', { name: 'Se connecter' }));
      await page.waitForURL('**/fr/auth/dealer');
      await french(dealer, '4 counter');
    });

    step('finds the rider and redeems', async () => {
      const counter = counterOf(page, hands, 'fr');
      hands.begin('find, fill, redeem');
      await counter.find('Ostrander');
      await french(dealer, '5 form');
      await counter.fill('25,50');
      await page.getByText('Échanger 25,50').first().waitFor();
      await dealer.see(`french 6 filled ${kind}`);
      await counter.redeem();
      code = await counter.code();
      expect(code).toMatch(/^[0-9A-Z]{8}$/);
      await french(dealer, '7 receipt');
    });

    step(
      'for the next rider, all of the form stands above the button, and nothing takes the focus under it',
      async () => {
        hands.begin('the next rider');
        await tap(page.getByRole('link', { name: 'Pilote suivant' }));
        await counterOf(page, hands, 'fr').find('Ostrander');
        expect(await belowTheBar(page)).toEqual([]);
        expect(await hiddenStops(page, 16)).toEqual([]);
      },
    );

    step('the rider sees it in French', async () => {
      const rider = await portal.logIn('rider', { viewport: small, locale: 'fr-CA' });
      hands.begin('the rider looks');
      await rider.page.goto('/fr/auth/rider');
      await french(rider, '8 dashboard');
      await tap(rider.page.getByRole('button', { name: 'Menu' }));
      await tap(rider.page.getByRole('dialog').getByRole('link', { name: 'Mon portefeuille' }));
      await tap(rider.page.getByRole('button', { name: 'Échanges', exact: true }));
      await french(rider, '9 redemptions');
      await tap(rider.page.getByRole('link', { name: code }));
      await rider.page.getByRole('heading', { level: 1, name: `Reçu ${code}` }).waitFor();
      await french(rider, '10 receipt');
      expect([dealer, rider].flatMap((it) => it.faults)).toEqual([]);
      tell('In French, from home to receipt', hands);
    });
  });
});
