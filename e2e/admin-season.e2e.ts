import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { checkDigit } from '@rrr/core/vin';
import type { Page } from 'playwright-core';
import { emptyDatabase, type TestDatabase } from '../adapters/persistence/testing/databases.js';
import { contrastInJourneys, journeyDatabases } from './cases.js';
import { phone, type Visitor } from './browser.js';
import { cents, mostLike } from './cents.js';
import { findings, settle } from './inspect.js';
import { acceptInvitation } from './invited.js';
import { journey } from './journey.js';
import { usePortal } from './portal.js';
import { twoRiders } from './two-riders.js';

const club = { name: 'Slate Ridge Moto', email: 'slate.ridge@example.com' };
const EVENT = 'Slate Ridge Hare Scramble';
const CLASS = 'Slate Open';
const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(Date.now() - days * 86_400_000);
/** of model year 2026, with the right check digit */
const NEW_VIN = ((vin) => vin.slice(0, 8) + checkDigit(vin) + vin.slice(9))('9RRSXF4F0TM004711');

/** What a season asks of an administrator: a new promoter, late results, a rider with two accounts, new models. */
describe.each(journeyDatabases)('an administrator’s season on %s', (kind) => {
  let made: TestDatabase;
  beforeAll(async () => {
    made = await emptyDatabase(kind);
  });
  const portal = usePortal(() => ({ env: { DATABASE_URL: made.url } }));
  afterAll(() => made.drop());

  let admin: Visitor;
  let page: Page;
  let promoter: Visitor;
  let eventId = '';
  const visitors: Visitor[] = [];
  const keep = (visitor: Visitor): Visitor => {
    visitors.push(visitor);
    return visitor;
  };
  beforeAll(async () => {
    admin = keep(await portal.logIn('admin'));
    ({ page } = admin);
  }, 300_000);
  const sound = async (name: string, of: Visitor = admin): Promise<void> => {
    await settle(of.page);
    await of.see(`admin season ${name} ${kind}`);
    expect(await findings(of.page, 'en', contrastInJourneys)).toEqual([]);
  };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await admin.context.request.get(path);
    expect(answer.status()).toBe(200);
    return (await answer.json()) as T;
  };

  const step = journey('applications, late results, a merge and a new year');

  step('an application comes from the public page, is approved, and the promoter logs in', async () => {
    const { page: at, see } = keep(await portal.visit());
    await at.goto('/promoters');
    await at.locator('[name=name]').fill(club.name);
    await at.locator('[name=email]').fill(club.email);
    await at.locator('[name=message]').fill('Three hare scrambles a year near Bend.');
    await at.getByRole('checkbox', { name: /not a robot/ }).check();
    await at.getByText(/^Checked/).waitFor();
    await see(`admin season application ${kind}`);
    await at.getByRole('button', { name: 'Send application' }).click();
    await at.getByText('Application sent').waitFor();

    await page.goto('/auth/admin/promoter-applications');
    await sound('applications');
    await page.getByRole('link', { name: club.name }).click();
    await page.getByText('Three hare scrambles a year near Bend.').waitFor();
    await sound('application to decide');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(club.email, { exact: false }).waitFor();
    await sound('approve');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await page.getByText(`${club.name} is approved.`).waitFor();

    promoter = keep(await portal.visit({ viewport: phone }));
    await acceptInvitation(promoter, portal.server, club.email, 'promoter');
  });

  step('the promoter adds an event that was raced long ago; the administrator makes it pay, with a purse', async () => {
    const { page: at } = promoter;
    await at.goto('/auth/promoter/event/new');
    await at.getByLabel('Title', { exact: true }).fill(EVENT);
    await at.getByLabel('Type of race', { exact: true }).fill('Hare Scramble');
    await at.getByLabel('First day', { exact: true }).fill(daysAgo(60));
    await at.getByLabel('City', { exact: true }).fill('Bend');
    await at.getByRole('button', { name: 'Add event' }).click();
    await at.getByRole('heading', { level: 1, name: EVENT }).waitFor();
    eventId = new URL(at.url()).pathname.split('/').at(-1) ?? '';
    await sound('promoter’s event', promoter);

    await at.getByText('An administrator still has to decide whether this event pays.').waitFor();

    await page.goto('/auth/admin/inbox?group=events');
    await page.getByRole('navigation', { name: 'What waits' }).getByRole('link', { name: EVENT }).click();
    await page.getByRole('heading', { level: 2, name: EVENT }).waitFor();
    await sound('new events');
    await page.getByRole('button', { name: 'Make it paying' }).click();
    const dialog = page.getByRole('dialog', { name: `Make ${EVENT} a paying event?` });
    await sound('event to be paid');
    await dialog.getByRole('button', { name: 'Make it a paying event' }).click();
    await page.getByText(`${EVENT} is a paying event.`).waitFor();
    await at.reload();
    await settle(at);
    expect(await at.getByText('An administrator still has to decide').count()).toBe(0);

    await page.goto(`/auth/admin/events?query=${encodeURIComponent(EVENT)}`);
    await page.getByRole('link', { name: EVENT }).waitFor();
    await sound('events');
    await page.getByRole('link', { name: EVENT }).click();
    await page.getByText('Paying', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Add classes' }).click();
    await page.getByRole('button', { name: 'Add a class' }).click();
    await page.getByLabel('Class', { exact: true }).fill(CLASS);
    await page.getByLabel('Place 1', { exact: true }).fill('90.10');
    await page.getByRole('button', { name: 'Save 1 class' }).click();
    await page.getByText('The classes are saved.').waitFor();
  });

  step('results are late: the promoter asks, the administrator accepts them, and what they pay is seen', async () => {
    const { page: at } = promoter;
    await at.goto(`/auth/promoter/event/${eventId}`);
    await at.getByRole('button', { name: 'Ask to accept late results' }).click();
    await at.getByRole('button', { name: 'The timing had to be corrected' }).click();
    await sound('ask for late results', promoter);
    await at.getByRole('button', { name: 'Ask an administrator' }).click();
    await at.getByText('We asked. The answer comes by e-mail.').waitFor();

    await page.goto('/auth/admin/late-results-events');
    await page.getByRole('link', { name: EVENT, exact: true }).waitFor();
    await sound('late results');
    await page.getByRole('link', { name: EVENT, exact: true }).click();
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('button', { name: 'Accept late results' }).click();
    await sound('accept late results');
    await page.getByRole('dialog').getByRole('button', { name: 'Accept late results' }).click();
    await page.getByText(`Late results of ${EVENT} are accepted.`).waitFor();

    await at.goto(`/auth/promoter/event/${eventId}`);
    await at.getByRole('link', { name: `Send results of ${CLASS}` }).click();
    const rows = [
      'Place,Name,Email,Bike',
      '1,Riley Ostrander,rider@example.com,KTM 450 SX-F',
      ...Array.from({ length: 5 }, (_, n) => `${n + 2},Rider Noname${n},,Honda CRF450R`),
    ].join('\n');
    await at
      .locator('input[type=file]')
      .setInputFiles({ name: 'late.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await at.getByRole('button', { name: 'Save 6 results · pays $90.10' }).click();
    await at.getByText(`6 results of ${CLASS} are saved.`).waitFor();
    await sound('late results sent', promoter);

    await page.goto(`/auth/admin/event/${eventId}`);
    await page.getByText('Earns $90.10').waitFor();
    await sound('event with late results');
    const rider = keep(await portal.logIn('rider', { viewport: phone }));
    await rider.page.goto('/auth/rider/earnings');
    await rider.page.getByText(EVENT).first().waitFor();
    await rider.page.getByText('$90.10').first().waitFor();
    await sound('rider’s late award', rider);
  });

  step('two accounts of one rider become one, after both were compared, and no cent is lost', async () => {
    const [mine, other] = await twoRiders(read);
    await page.goto(`/auth/admin/rider/${mine._id}`);
    await page.getByRole('button', { name: 'Act on this rider' }).click();
    await page.getByRole('link', { name: 'Merge with another rider…' }).click();
    await page.getByLabel('Find the other account of this rider').fill(other.fullName);
    await page.getByRole('button', { name: `Choose ${other.fullName}` }).click();
    await page.getByText('The sums add up, but these may be two people.').waitFor();
    await sound('merge');
    // a rider with races in Canada has a figure in each currency
    const figures = await page.locator('.admin-confirm-figure').all();
    expect(figures.length).toBeGreaterThan(0);
    const credits: string[] = [];
    for (const figure of figures) {
      const [credit, sum] = [(await figure.textContent()) ?? '', (await figure.locator('+ p').textContent()) ?? ''];
      const parts = sum.split(/(?=[+−])/).map(cents);
      expect(parts.reduce((all, it) => all + it, 0)).toBe(cents(credit));
      credits.push(credit);
    }
    const typed = page.getByRole('textbox', { name: 'Type what happens' });
    const confirm = page.getByRole('button', { name: /^(Merge|Ask to merge) and delete / });
    await typed.fill('DELETE somebody.else@example.com');
    await confirm.click();
    await page.getByText('Type one of the two phrases, with the whole e-mail.').waitFor();
    await sound('merge not confirmed');
    await typed.fill(`DELETE ${other.email}`);
    for (const reason of await page.locator('main').getByRole('checkbox').all()) await reason.check();
    await confirm.click();
    // with money it waits for the second administrator
    await page.getByText(`${other.fullName} is merged into ${mine.fullName} once another administrator`).waitFor();
    const second = keep(await portal.logIn('admin2'));
    await second.page.goto('/auth/admin/inbox?group=approvals');
    // the oldest request is shown first
    await second.page.getByRole('link', { name: new RegExp(other.fullName) }).click();
    await second.page.getByRole('heading', { level: 2, name: other.fullName }).waitFor();
    await sound('merge to approve', second);
    await second.page.getByRole('button', { name: /^Approve/ }).click();
    await second.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await second.page.getByText(`The change is approved: ${other.fullName}.`).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: mine.fullName }).waitFor();
    await page.locator('.admin-rider-figure').first().waitFor();
    const shown = (await page.locator('.admin-rider-figure').allTextContents()).join(' ');
    // seconds after a merge the results are judged again, which may add an award, and takes nothing
    for (const credit of credits) expect(mostLike(shown, credit)).toBeGreaterThanOrEqual(cents(credit));
    await sound('merged');
    await page.goto(`/auth/admin/rider/${other._id}`);
    await page.getByText('This rider was merged into another.').first().waitFor();
    await sound('merged away');
  });

  step(
    'what nobody waits for any longer leaves the inbox, stays in its list, and is taken up again there',
    async () => {
      const heading = page.getByRole('heading', { level: 2 });
      await page.goto('/auth/admin/inbox?group=late');
      const event = (await heading.textContent()) ?? '';
      await page.getByRole('button', { name: 'Stop waiting' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('The promoter gets an e-mail with your reason', { exact: false }).waitFor();
      await dialog.getByLabel('Reason').fill('The series is scored without it');
      await sound('stop waiting');
      await dialog.getByRole('button', { name: 'Stop waiting' }).click();
      await page.getByText(`Nobody waits for the results of ${event} any longer.`).waitFor();
      await page.goto('/auth/admin/late-results-events?setAside=true');
      await page.getByText(/^Set aside by .*: The series is scored without it$/).waitFor();
      await sound('late results set aside');
      await page.goto('/auth/admin/late-results-events');
      await settle(page);
      expect(await page.getByRole('link', { name: event, exact: true }).count()).toBe(0);

      await page.goto('/auth/admin/inbox?group=unmatched');
      const finisher = (await heading.textContent()) ?? '';
      await page.getByRole('button', { name: /^Set aside/ }).press('r');
      await page.getByText(`${finisher} is set aside, and stays under Unmatched Results.`).waitFor();
      await page.goto('/auth/admin/unmatched-results?setAside=true');
      await page.getByRole('link', { name: finisher, exact: true }).waitFor();
      await sound('finishers set aside');
      await page.getByRole('button', { name: `Take up ${finisher} again` }).click();
      await page.getByText(`${finisher} waits for a decision again.`).waitFor();
      await page.getByRole('link', { name: finisher, exact: true }).waitFor({ state: 'detached' });
      await sound('no finishers set aside');
    },
  );

  step('the models of a new year come by file, are verified together, and so is the bike that waits', async () => {
    await page.goto('/auth/admin/riders?query=rider@example.com');
    await page.getByRole('link', { name: 'Riley Ostrander' }).click();
    await page.getByRole('button', { name: 'Bikes', exact: true }).click();
    await page.getByRole('button', { name: 'Add bike' }).click();
    await page.getByLabel('Model year').fill('2026');
    await page.getByLabel('Make').fill('KTM');
    await page.getByLabel('Model', { exact: true }).fill('450 SX-F');
    await page.getByLabel(/^VIN/).fill(NEW_VIN);
    await sound('bike of the new year');
    await page.getByRole('button', { name: 'Add bike' }).click();
    await page.getByText('The bike is added.').waitFor();

    await page.goto('/auth/admin/vin-patterns');
    await page.getByRole('link', { name: 'Import patterns' }).click();
    const rows = ['Model,Year,Pattern', '450 SX-F,2026,9RRSXF4F*TM******', '350 SX-F,2026,9RRSXF3F*TM******'];
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    await page.getByRole('button', { name: 'Add 2 patterns' }).waitFor();
    await sound('patterns to add');
    await page.getByRole('button', { name: 'Add 2 patterns' }).click();
    await page.getByText('2 patterns are added.').waitFor();
    await sound('patterns added');
    await page.getByRole('link', { name: 'View patterns to verify' }).click();
    await page.getByLabel('Year', { exact: true }).selectOption('2026');
    await page.getByText('1–2 of 2').waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await sound('patterns to verify');
    await page.getByRole('button', { name: 'Verify', exact: true }).last().click();
    await page.getByLabel('Status').selectOption({ label: 'Verified' });
    await page.getByText('1–2 of 2').waitFor();
    await page.getByRole('button', { name: /^Check [\d,]+ bikes?$/ }).click();
    await page.getByText(/checked, [1-9]\d* verified/).waitFor();
    await sound('bikes checked');
    await page.goto('/auth/admin/riders?query=rider@example.com');
    await page.getByRole('link', { name: 'Riley Ostrander' }).click();
    await page.getByRole('button', { name: 'Bikes', exact: true }).click();
    const bike = page.locator('.admin-garage li', { hasText: NEW_VIN });
    await bike.getByText('Verified', { exact: true }).waitFor();
    await sound('verified bike');
  });

  step('nothing went wrong behind the screens', () => {
    expect(visitors.flatMap((it) => it.faults)).toEqual([]);
  });
});
