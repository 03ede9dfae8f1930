import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { photoSaying } from '../tests/api/testing/pictures.js';
import { phone } from './browser.js';
import { handsOf } from './hands.js';
import { readBarcodes } from './in-page-site.mjs';
import { settle } from './inspect.js';
import { vinOf } from './newcomer.js';
import { PASSWORD, usePortal } from './portal.js';

/** Small things that only a browser shows: the offered language, where the focus goes, the order of events, a scan. */
const portal = usePortal();
const offered = (page: Page) => page.getByRole('link', { name: 'Lire en français' });

test('a French browser is offered French once, and not again after "no"', async () => {
  const { page, context, faults, see } = await portal.visit({ viewport: phone, locale: 'fr-CA' });
  await page.goto('/');
  await offered(page).waitFor();
  await settle(page);
  await see('language offer');
  await page.getByRole('button', { name: 'Rester en anglais' }).click();
  expect(await offered(page).count()).toBe(0);
  const tab = await context.newPage();
  for (const [at, path] of [
    [page, '/events'],
    [page, '/'],
    [tab, '/about/faq'],
  ] as const) {
    await at.goto(path);
    await settle(at);
    expect(await offered(at).count()).toBe(0);
    expect(await at.locator('html').getAttribute('lang')).toBe('en');
  }
  expect(faults).toEqual([]);
}, 60_000);

test('who takes French is at the same page in French, and is offered nothing more', async () => {
  const { page, faults } = await portal.visit({ viewport: phone, locale: 'fr-CA' });
  await page.goto('/events?when=past');
  await offered(page).click();
  await page.waitForURL('**/fr/events?when=past');
  await page.goto('/events');
  await settle(page);
  expect(await offered(page).count()).toBe(0);
  expect(faults).toEqual([]);
}, 60_000);

test('a new page has the focus on its heading, and its title says which page it is', async () => {
  const { page, faults } = await portal.visit();
  await page.goto('/');
  await settle(page);
  const titles = new Set([await page.title()]);
  for (const [name, path] of [
    ['Events', '/events'],
    ['FAQ', '/about/faq'],
    ['Promoters', '/promoters'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(`**${path}`);
    await page.locator('h1:focus').waitFor();
    expect((await page.locator('h1:focus').textContent())?.trim()).not.toBe('');
    titles.add(await page.title());
  }
  expect(titles.size).toBe(4);
  // the next Tab goes on from the heading
  await page.keyboard.press('Tab');
  expect(await page.evaluate("document.querySelector('main').contains(document.activeElement)")).toBe(true);
  // the page of an event, and Back
  await page.goto('/events');
  await page.locator('.event-row a').first().click();
  await page.waitForURL('**/events/event/*');
  await page.locator('h1:focus').waitFor();
  await page.goBack();
  await page.waitForURL('**/events');
  await page.locator('h1:focus').waitFor();
  expect(faults).toEqual([]);
}, 60_000);

test('events open on those to come, the nearest first, with the past ones beside', async () => {
  const { page, faults } = await portal.visit();
  const days = async (): Promise<number[]> => {
    await page.locator('.event-row a').first().waitFor();
    await page.locator('.event-list:not(.stale)').waitFor();
    return (await page.locator('.event-date').allTextContents()).map((textContent) =>
      Date.parse(textContent.replace(/(?<=\d)(st|nd|rd|th)/, '')),
    );
  };
  const byDay = (one: number, other: number) => one - other;
  await page.goto('/');
  await settle(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Events', exact: true }).first().click();
  await page.waitForURL('**/events');
  const [upcoming, past] = ['Upcoming', 'Past'].map((name) => page.getByRole('radio', { name, exact: true }));
  expect(await upcoming?.isChecked()).toBe(true);
  const ahead = await days();
  expect(ahead).toEqual(ahead.toSorted(byDay));
  // the day of the program may be the one before that of this machine
  expect(ahead[0]).toBeGreaterThan(Date.now() - 3 * 86_400_000);
  await past?.check();
  await page.waitForURL(/when=past/);
  await settle(page);
  const before = await days();
  expect(before).toEqual(before.toSorted(byDay).toReversed());
  expect(before[0]).toBeLessThan(Date.now() + 86_400_000);
  expect(faults).toEqual([]);
}, 60_000);

test('a photo of the barcode fills in the VIN; without one in it, the form says so', async () => {
  const hands = handsOf();
  const vin = vinOf(640_001);
  const { page, context, faults, see } = await portal.logIn('rider', { viewport: phone });
  // makers write an I in front of it
  await context.addInitScript(readBarcodes, [`I${vin}`]);
  await page.goto('/auth/rider/profile?tab=bikes&bike=new');
  const photo = page.locator('.vin-scan input');
  await page.getByText('Scan the barcode').waitFor();
  hands.begin('VIN from a photo');
  await hands.upload(photo, { name: 'frame.jpg', mimeType: 'image/jpeg', buffer: photoSaying('VIN') });
  await page.getByText('VIN read from the photo. Compare it with your bike.').waitFor();
  expect(await page.locator('[name=vin]').inputValue()).toBe(vin);
  await settle(page);
  await see('VIN scanned');
  process.stdout.write(`\nA VIN from its barcode\n${hands.table()}\n`);
  await photo.setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: photoSaying('wall') });
  await page.getByText('No VIN barcode in this photo.').waitFor();
  expect(await page.locator('[name=vin]').inputValue()).toBe(vin);
  expect(faults).toEqual([]);
}, 60_000);

test('a form that a session ended under is saved after the password, as it was typed', async () => {
  const hands = handsOf();
  const { page, context, faults, see } = await portal.logIn('rider', { viewport: phone });
  await page.goto('/auth/rider/profile');
  await page.getByText('Address', { exact: true }).click();
  hands.begin('type, save, log in again');
  await hands.enter(page.getByLabel('Street address'), '77 Quiet Lane');
  await context.clearCookies();
  await hands.tap(page.getByRole('button', { name: 'Save profile' }));
  const dialog = page.getByRole('alertdialog', { name: 'You were logged out' });
  await dialog.getByText('What you typed on this page is kept.').waitFor();
  await see('session ended over a form');
  await hands.type(dialog.getByLabel('Password', { exact: true }), PASSWORD);
  await hands.tap(dialog.getByRole('button', { name: 'Log in' }));
  await page.getByText('Your profile is saved.').waitFor();
  process.stdout.write(`\nA form that a session ended under\n${hands.table()}\n`);
  await page.reload();
  await page.getByText('Address', { exact: true }).click();
  expect(await page.getByLabel('Street address').inputValue()).toBe('77 Quiet Lane');
  expect(faults).toEqual([]);
}, 60_000);
