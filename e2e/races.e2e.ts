import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { phone } from './browser.js';
import { cases } from './cases.js';
import { usePortal } from './portal.js';

/** A visitor who calculates, looks at an event and its series, and searches the list. */
const portal = usePortal();

const WORDS = {
  en: {
    bike: 'Model',
    year: 'Year',
    enroll: 'Enroll',
    past: 'Past',
    next: 'Next page',
    why: /eligible models and years/,
    root: '',
  },
  fr: {
    bike: 'Modèle',
    year: 'Année',
    enroll: 'S’inscrire',
    past: 'Passés',
    next: 'Page suivante',
    why: /modèles et années admissibles/,
    root: '/fr',
  },
} as const;

const sumOf = (page: Page) => page.locator('.answer .big-number');
const searchOf = (page: Page) => new URL(page.url()).searchParams;

describe.each(cases(['en', 'fr'] as const))('a visitor who reads %s', (language) => {
  const { bike, year, enroll, past, next, why, root } = WORDS[language];

  test('calculates what a bike would earn; Enroll carries it, and Back keeps the sum', async () => {
    const { page, faults, see } = await portal.visit({ viewport: phone });
    await page.goto(root || '/');
    await sumOf(page).waitFor();
    const first = await sumOf(page).textContent();
    await page.locator('.rung').nth(1).click();
    const second = await sumOf(page).textContent();
    expect(second).not.toBe(first);
    await page.getByRole('radio').nth(1).press('ArrowRight');
    expect(await sumOf(page).textContent()).not.toBe(second);
    expect(searchOf(page).get('place')).toBe('3');

    await page.getByLabel(bike, { exact: true }).selectOption({ label: '790 Duke' });
    await page.waitForURL(/model=790\+Duke/);
    await page.getByLabel(year, { exact: true }).selectOption('2022');
    await page.waitForURL(/year=2022/);
    // the answer for this bike has arrived once Enroll carries it
    await page.locator(`.answer a[href="${root}/register?model=790+Duke&year=2022"]`, { hasText: enroll }).waitFor();
    const third = await sumOf(page).textContent();
    await see(`calculator-${language}`);

    await page.locator('.answer-what a').click();
    await page.waitForURL(`**${root}/events/event/*`);
    await page.goBack();
    await sumOf(page).waitFor();
    expect(await sumOf(page).textContent()).toBe(third);
    expect(await page.getByLabel(bike, { exact: true }).inputValue()).toBe('KTM/790 Duke');
    expect(await page.getByLabel(year, { exact: true }).inputValue()).toBe('2022');

    await page.getByLabel(bike, { exact: true }).selectOption({ label: '300 XC' });
    await page.getByText(why).waitFor();
    expect(await sumOf(page).textContent()).toMatch(/^(\$0\.00|0,00)/);
    expect(faults).toEqual([]);
  });

  test('goes from an event to its series and to another event, and Back returns each', async () => {
    const { page, faults } = await portal.visit();
    await page.goto(`${root}/events?when=past&query=round`);
    await page.locator('.event-row a').first().click();
    await page.waitForURL(`**${root}/events/event/*`);
    await page.locator('.sheet').waitFor();
    const event = page.url();
    const classes = page.locator('.sheet tbody th a');
    if ((await classes.count()) > 1) {
      await classes.nth(1).click();
      await page.waitForURL(/[?]class=.*#results/);
      expect(await classes.nth(1).getAttribute('aria-current')).toBe('true');
      await page.goBack();
      expect(page.url()).toBe(event);
    }
    await page.locator('.event-meta a').click();
    await page.waitForURL(`**${root}/events/serie/*`);
    await page.locator('.event-row a').first().click();
    await page.waitForURL(`**${root}/events/event/*`);
    await page.goBack();
    await page.waitForURL(`**${root}/events/serie/*`);
    await page.goBack();
    expect(page.url()).toBe(event);
    expect(faults).toEqual([]);
  });

  test('filters the list; page, filters and Back stand in the address', async () => {
    const { page, faults } = await portal.visit();
    await page.goto(`${root}/events`);
    await page.locator('.event-row a').first().waitFor();
    await page.getByRole('radio', { name: past }).check();
    await page.waitForURL(/when=past/);
    await page.getByRole('link', { name: next }).click();
    await page.waitForURL(/page=2/);
    expect(searchOf(page).get('when')).toBe('past');
    await page
      .locator('.pager')
      .getByText(/^Page 2 /)
      .waitFor();
    const title = await page.locator('.event-row a').first().textContent();
    await page.locator('.event-row a').first().click();
    await page.waitForURL(`**${root}/events/event/*`);
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
    await page.goBack();
    await page.waitForURL(/when=past.*page=2|page=2.*when=past/);
    await page
      .locator('.event-row a', { hasText: title ?? '' })
      .first()
      .waitFor();
    for (const lead of ['event', 'serie']) {
      await page.goto(`${root}/events/${lead}`);
      await page.waitForURL(`**${root}/events`);
    }
    expect(faults).toEqual([]);
  });
});
