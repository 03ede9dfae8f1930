import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { phone, type Visitor } from './browser.js';
import { cases } from './cases.js';
import { addLines, visibilityInside } from './in-page-site.mjs';
import { findings, type Language, settle } from './inspect.js';
import { usePortal } from './portal.js';

/** The public pages as a person meets them: find a dealer, write, apply, lose the way. */
const portal = usePortal();

const sound = async ({ page, see, faults }: Visitor, language: Language, name: string): Promise<void> => {
  await settle(page);
  await see(name);
  expect([...(await findings(page, language)), ...faults]).toEqual([]);
};
const headline = (page: Page, text: RegExp) => page.getByRole('heading', { level: 1, name: text }).waitFor();

interface Words {
  readonly language: Language;
  readonly prefix: string;
  readonly zip: string;
  readonly distance: string;
  readonly find: string;
  readonly found: RegExp;
  readonly wide: RegExp;
  readonly mapFailed: RegExp;
  readonly here: string;
  readonly noLocation: RegExp;
}
const FINDERS: readonly Words[] = [
  {
    language: 'en',
    prefix: '',
    zip: 'ZIP or postal code',
    distance: 'Distance',
    find: 'Find dealers',
    found: /dealers? within 50 miles of Missoula, MT 59801/,
    wide: /dealers within 500 miles of Missoula/,
    mapFailed: /The map did not load/,
    here: 'Use my location',
    noLocation: /^No location\./,
  },
  {
    language: 'fr',
    prefix: '/fr',
    zip: 'Code postal',
    distance: 'Distance',
    find: 'Chercher',
    found: /concessionnaires? à 50 milles ou moins de Missoula, MT 59801/,
    wide: /concessionnaires à 500 milles ou moins de Missoula/,
    mapFailed: /La carte ne s’est pas chargée/,
    here: 'Utiliser ma position',
    noLocation: /^Aucune position\./,
  },
];

test.each(cases(FINDERS))(
  'a dealer is found by postal code and radius, nearest first, on the list and the map ($language)',
  async ({ language, prefix, zip, distance, find, found, wide }) => {
    const visitor = await portal.visit();
    const { page } = visitor;
    await page.goto(`${prefix}/dealers`);
    await page.getByLabel(zip).fill('59801');
    await page.getByRole('button', { name: find }).click();
    await headline(page, found);
    await page.getByLabel(distance).selectOption('500');
    await headline(page, wide);
    await page.locator('.dealer-headline[aria-busy=false]').waitFor();
    await page.locator('.map-miles').nth(2).waitFor();
    const miles = (await page.locator('.map-miles').allTextContents()).map((textContent) =>
      Number.parseFloat(textContent.replace(',', '.')),
    );
    expect(miles.length).toBeGreaterThan(2);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    const second = page.locator('.map-choose').nth(1);
    await second.click();
    expect(await page.locator('.map-pin.chosen').getAttribute('title')).toBe(await second.textContent());
    await sound(visitor, language, `dealers ${language}`);
    // the address is the search: a reload shows the same, and Back leaves it
    await page.reload();
    await headline(page, wide);
    await page.locator('.map-card').waitFor();
    await page.context().close();
  },
);

test.each(cases(FINDERS))(
  'without the map and without a location the list stays ($language)',
  async ({ language, prefix, mapFailed, here, noLocation }) => {
    const visitor = await portal.visit();
    const { page } = visitor;
    // the map's own part does not arrive
    const urls: string[] = [];
    page.on('request', (asked) => urls.push(asked.url()));
    await page.goto(`${prefix}/dealers`);
    await page.locator('.leaflet-container').waitFor();
    const css = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
    );
    const before = new Set(css);
    const fresh = await portal.visit();
    await fresh.page.goto(`${prefix}/about/faq`);
    await settle(fresh.page);
    const known = new Set(
      await fresh.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    );
    const leaflet: string[] = [];
    for (const url of before)
      if (!known.has(url) && /leaflet/i.test(await (await page.context().request.get(url)).text())) leaflet.push(url);
    expect(leaflet).not.toEqual([]);
    for (const url of leaflet) await fresh.page.route(url, (route) => route.abort());
    await fresh.page.goto(`${prefix}/dealers`);
    await fresh.page.getByText(mapFailed).waitFor();
    expect(await fresh.page.locator('.map-choose').count()).toBe(10);
    await fresh.page.getByRole('button', { name: here }).click();
    await fresh.page.getByText(noLocation).waitFor();
    await settle(fresh.page);
    await fresh.see(`dealers without map ${language}`);
    expect(await findings(fresh.page, language)).toEqual([]);
    await page.context().close();
    await fresh.page.context().close();
  },
);

test('a location that is given is used, and never sent', async () => {
  const { page, context } = await portal.visit();
  await context.grantPermissions(['geolocation'], { origin: portal.server.url });
  await context.setGeolocation({ latitude: 46.8721, longitude: -113.994 });
  const asked: string[] = [];
  page.on('request', (it) => asked.push(it.url()));
  await page.goto('/dealers');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await headline(page, /dealers? within 50 miles of your location/);
  expect(asked.filter((it) => it.includes('46.87'))).toEqual([]);
  await context.close();
});

const MESSAGES = [
  {
    language: 'en' as const,
    prefix: '',
    viewport: phone,
    labels: ['Your name', 'E-mail', 'Message', 'I’m not a robot', 'Send message'],
    checked: /^Checked/,
    full: '500 of 500 characters',
    over: '1 character too many',
    refused: 'Your message was not sent',
    thanks: 'Thank you',
  },
  {
    language: 'fr' as const,
    prefix: '/fr',
    viewport: { width: 1280, height: 900 },
    labels: ['Votre nom', 'Adresse courriel', 'Message', 'Je ne suis pas un robot', 'Envoyer le message'],
    checked: /^Vérifié/,
    full: '500 caractères sur 500',
    over: '1 caractère de trop',
    refused: 'Votre message n’a pas été envoyé',
    thanks: 'Merci',
  },
];
test.each(cases(MESSAGES))(
  'a message of 500 characters is sent, one of 501 is told ($language)',
  async ({ language, prefix, viewport, labels, checked, full, over, refused, thanks }) => {
    const visitor = await portal.visit({ viewport });
    const { page } = visitor;
    const [name = '', email = '', message = '', robot = '', send = ''] = labels;
    await page.goto(`${prefix}/about/contact?topic=award`);
    await page.getByLabel(name).fill('Zoë <b>O’Neil</b>');
    await page.getByLabel(email).fill('zoe@example.com');
    const solve = async () => {
      await page.getByRole('checkbox', { name: robot }).check();
      await page.getByText(checked).waitFor();
    };
    await page.getByLabel(message, { exact: true }).fill('x'.repeat(501));
    await page.getByText(over).first().waitFor();
    await solve();
    await page.getByRole('button', { name: send }).click();
    await page.getByText(refused).waitFor();
    await sound(visitor, language, `contact refused ${language}`);
    await page.getByLabel(message, { exact: true }).fill('é'.repeat(500));
    await page.getByText(full).waitFor();
    await solve();
    await page.getByRole('button', { name: send }).click();
    await headline(page, new RegExp(thanks));
    expect(new URL(page.url()).pathname).toBe(`${prefix}/thank-you-contact`);
    await sound(visitor, language, `contact thanks ${language}`);
    await page.context().close();
  },
);

test('an application as promoter is answered alike, the first time and the second', async () => {
  const visitor = await portal.visit();
  const { page } = visitor;
  await page.goto('/promoters');
  for (let time = 0; time < 2; time += 1) {
    const form = page.getByRole('form', { name: 'Your application' });
    await form.getByLabel('Organization').fill('Quarry MX');
    await form.getByLabel('E-mail').fill('quarry@example.com');
    await form.getByLabel('Country').selectOption('CA');
    await form.getByRole('combobox', { name: 'State or province' }).selectOption('QC');
    await form.getByRole('checkbox').check();
    await form.getByText(/^Checked/).waitFor();
    await form.getByRole('button', { name: 'Send application' }).click();
    await page.getByText(/If this address can apply/).waitFor();
    if (time === 0) await page.getByRole('button', { name: 'Send another application' }).click();
  }
  await sound(visitor, 'en', 'promoters applied');
  await page.context().close();
});

test('an address that leads nowhere keeps the frame of its area and its language', async () => {
  const visitor = await portal.logIn('dealer');
  const { page } = visitor;
  await page.goto('/fr/auth/dealer/nulle/part');
  await headline(page, /Page introuvable/);
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link').first().waitFor();
  await page.getByRole('link', { name: 'Aller à ma page d’accueil' }).click();
  await page.waitForURL('**/fr/auth/dealer');
  // an address whose id is left out leads to the list
  await page.goto('/auth/dealer/rider');
  await page.waitForURL('**/auth/dealer');
  await page.context().close();
});

test('on a phone the menu opens, closes on the way, and says who is signed in', async () => {
  const visitor = await portal.logIn('rider', { viewport: phone });
  const { page } = visitor;
  await page.goto('/');
  await settle(page);
  expect(await page.locator('.site-person').innerText()).toMatch(/rider@example\.com/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#site-menu').getByRole('link', { name: 'Promoters' }).click();
  await headline(page, /Promoters/);
  expect(await page.locator('#site-menu').isVisible()).toBe(false);
  await page.goto('/auth/rider');
  await settle(page);
  expect(await page.locator('.desk-top .person').innerText()).toMatch(/rider@example\.com/);
  await page.locator('.desk-top .logo-button').click();
  await page
    .locator('dialog[open]')
    .getByText('You are now leaving the rewards contingency program web site and entering the powersports web site.')
    .waitFor();
  expect(await page.locator('dialog[open] a.button.primary').getAttribute('target')).toBe('_blank');
  await page.context().close();
});

test('where less movement is asked for, what was hidden shows at once, however deep it lies', async () => {
  const { page } = await portal.visit();
  await page.goto('/');
  await settle(page);
  expect(await page.evaluate(visibilityInside)).toBe('visible');
});

test('a text that is too pale is found in whichever row it is, and all that are drawn like it stand for each other', async () => {
  const { page, context } = await portal.visit();
  await page.goto('/privacy-policy');
  await settle(page);
  const faults = async (pale: readonly number[], behind: readonly number[]) => {
    await page.evaluate(addLines, { pale, behind });
    return (await findings(page, 'en')).filter((it) => it.includes('color-contrast')).length;
  };
  expect(await faults([], [])).toBe(0);
  expect(await faults([6], [])).toBe(1);
  expect(await faults([], [5])).toBe(1);
  expect(await faults([1, 2, 3, 4, 5, 6], [])).toBe(3);
  await context.close();
});
