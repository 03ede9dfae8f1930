import type { APIRequestContext, Page } from 'playwright-core';
import type { Hands } from './hands.js';
import type { Language } from './inspect.js';

/** What the counter's screens say. */
const WORDS = {
  en: {
    home: '/auth/dealer',
    found: 'Riders found',
    available: 'Available in USD',
    amount: 'Amount',
    name: 'Your name',
    id: 'I verified the rider’s ID',
    pin: 'Rider’s PIN',
    redeem: /^Redeem( |$)/,
  },
  fr: {
    home: '/fr/auth/dealer',
    found: 'Pilotes trouvés',
    available: 'Disponible en USD',
    amount: 'Montant',
    name: 'Votre nom',
    id: 'J’ai vérifié l’identité du pilote',
    pin: 'NIP du pilote',
    redeem: /^Échanger( |$)/,
  },
} as const;

/** The PIN of the demo's rider. */
const PIN = '4719';

export interface Counter {
  /** types a name into the search of the first screen, and opens its rider */
  find(name: string): Promise<void>;
  /** fills the form; who works here is asked once for a device */
  fill(amount: string, pin?: string): Promise<void>;
  /** sends it */
  redeem(): Promise<void>;
  /** the code on the receipt, once it is there */
  code(): Promise<string>;
}

/** A dealer's acts on the screens, counted. */
export const counterOf = (page: Page, hands: Hands, language: Language = 'en'): Counter => {
  const words = WORDS[language];
  return {
    find: async (name) => {
      await page.goto(words.home);
      await hands.type(page.getByRole('searchbox'), name);
      const found = page.getByRole('list', { name: words.found });
      await hands.tap(found.getByRole('link', { name: new RegExp(name) }).first());
      await page.getByText(words.available).waitFor();
    },
    fill: async (amount, pin = PIN) => {
      await hands.type(page.getByLabel(words.amount, { exact: true }), amount);
      const employee = page.getByLabel(words.name);
      if (await employee.count()) await hands.enter(employee, 'Kenji Ainsworth');
      await hands.tap(page.getByLabel(words.id));
      await hands.enter(page.getByLabel(words.pin), pin);
    },
    redeem: () => hands.tap(page.getByRole('button', { name: words.redeem })),
    code: async () => (await page.locator('.dealer-code').textContent()) ?? '',
  };
};

/** What the API counts of a dealer's redemptions, and of a rider's ledger. `rider`: a session of the rider. */
export const countMoney = async (
  dealer: APIRequestContext,
  rider: APIRequestContext,
  riderId: string,
): Promise<{ readonly redemptions: number; readonly entries: number; readonly available: number }> => {
  const read = async <T>(by: APIRequestContext, path: string): Promise<T> => {
    const answer = await by.get(path);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
    return (await answer.json()) as T;
  };
  type Paged = { readonly pagination: { readonly total: number } };
  const [redemptions, entries, detail] = await Promise.all([
    read<Paged>(dealer, '/api/dealer/credit-redemptions?limit=1'),
    read<Paged>(rider, `/api/rider/rider/${riderId}/ledger?limit=1`),
    read<{ rider: { balances: { available: { amount: number; currency: string } }[] } }>(
      rider,
      `/api/rider/rider/${riderId}`,
    ),
  ]);
  const dollars = detail.rider.balances.find((balance) => balance.available.currency === 'USD');
  return {
    redemptions: redemptions.pagination.total,
    entries: entries.pagination.total,
    available: dollars?.available.amount ?? 0,
  };
};

/**
 * Once the name of who works here is known on the device: what of the form does not stand whole above its button on the
 * screen (`.dealer-bar`: the button itself).
 */
export const belowTheBar = async (page: Page): Promise<readonly string[]> => {
  const bottomOf = async (what: string): Promise<number> => {
    const box = await page.locator(what).boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const bar = await page.locator('.dealer-bar').boundingBox();
  const [top, height] = [bar?.y ?? 0, page.viewportSize()?.height ?? 0];
  const below: string[] = [];
  for (const what of ['.dealer-panel-name', '.dealer-amount', '.dealer-employee', '.dealer-check', '.dealer-pin'])
    if (!((await bottomOf(what)) <= top)) below.push(what);
  return (await bottomOf('.dealer-bar')) <= height ? below : [...below, '.dealer-bar'];
};

interface Detail {
  readonly rider: {
    readonly personal: { readonly age: number | null };
    readonly record: {
      readonly bikes: readonly { readonly vinStatus: string }[];
      readonly login: { readonly emailVerified: boolean } | null;
    };
  };
}

/** An adult of the demo who can log in and has no verified bike. */
export const riderWhoseVinWaits = async (
  admin: APIRequestContext,
): Promise<{ readonly _id: string; readonly email: string }> => {
  const read = async <T>(path: string) => (await (await admin.get(path)).json()) as T;
  const report = '/api/vin-report?status=unverified&country=US&limit=40';
  const { riders } = await read<{ riders: { _id: string; email: string }[] }>(report);
  for (const rider of riders) {
    const { personal, record } = (await read<Detail>(`/api/admin/rider/${rider._id}`)).rider;
    const canLogIn = (personal.age ?? 0) >= 18 && record.login?.emailVerified === true;
    if (canLogIn && record.bikes.every(({ vinStatus }) => vinStatus === 'unverified')) return rider;
  }
  throw new Error('The demo has no rider whose VIN waits');
};
