import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fieldsNotShown, refusal, sampleOf } from '@rrr/kit/base/testing';
import { config as program } from '@rrr/kit/pact/examples';
import { only, PROMOTER } from '@rrr/records';
import { renderShell } from '../../testing/render-shell.js';
import './ApplyForm.js';
import { PromotersPage } from './PromotersPage.js';

const promoter = {
  _id: '01hq0000000000000000000001',
  name: 'Rimrock Racing',
  city: 'Bend',
  state: 'OR',
  country: 'US',
  websiteUrl: 'javascript:alert(1)',
  bio: 'Motocross since 2004.',
  profileImage: null,
  nextEvents: [{ _id: '01hq0000000000000000000e01', title: 'Rimrock, Round 3', startDate: '2026-12-05' }],
  personal: null,
};
const answer = (promoters: unknown[]) => ({
  promoters,
  pagination: { page: 1, totalPages: 1, total: promoters.length },
});
const config = { ...program, captcha: { kind: 'off', siteKey: null, version: null } as const };
const open = (answers: object = {}, at = '/promoters') =>
  renderShell(<PromotersPage />, {
    at,
    config,
    answers: {
      listPromoters: answer([promoter]),
      listPlaces: {
        countries: [{ code: 'US', name: 'United States' }],
        regions: { US: [{ code: 'OR', name: 'Oregon' }], CA: [] },
      },
      getConfig: config,
      ...answers,
    },
  });
test('every field that everybody may see is on a promoter’s card', async () => {
  const theirs = only(PROMOTER, 'seenBy', 'everyone');
  open({ listPromoters: answer([{ ...promoter, ...sampleOf(theirs) }]) });
  await screen.findByText('Sample name');
  expect(fieldsNotShown(theirs, 'public')).toEqual([]);
});

/** The page with its form, which comes after the list. */
const ready = async () => {
  await screen.findByText(/within 45 days/);
  await screen.findByRole('form', { name: 'Your application' });
  // what the form itself asks for
  await act(async () => {});
};
const apply = () => within(screen.getByRole('form', { name: 'Your application' }));
const type = (label: string, value: string) => fireEvent.input(apply().getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(apply().getByRole('button', { name: /Send application/ }));

test('shows approved promoters, and no link that is none', async () => {
  const { calls } = open({}, '/promoters?query=rim&page=2');
  expect(await screen.findByRole('heading', { name: 'Rimrock Racing' })).toBeVisible();
  expect(screen.getByText('Bend, OR, United States')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Website of/ })).toBeNull();
  expect(screen.getByText('Dec 5th, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rimrock, Round 3' }).getAttribute('href')).toBe(
    '/events/event/01hq0000000000000000000e01',
  );
  expect(calls.find(({ id }) => id === 'listPromoters')?.request).toEqual({ query: { page: 2, query: 'rim' } });
  await ready();
});

test('nothing found leads back to all', async () => {
  open({ listPromoters: answer([]) }, '/promoters?query=zzz');
  expect((await screen.findByRole('link', { name: 'Show all promoters' })).getAttribute('href')).toBe('/promoters');
  await ready();
});

test('an application says the same to everyone', async () => {
  const { calls } = open({ applyAsPromoter: undefined });
  await ready();
  type('Organization', 'Quarry MX');
  type('E-mail', 'quarry@example.com');
  fireEvent.change(apply().getByLabelText('Country (optional)'), { target: { value: 'US' } });
  fireEvent.change(await apply().findByRole('combobox', { name: 'State or province (optional)' }), {
    target: { value: 'OR' },
  });
  send();
  expect(await screen.findByText(/If this address can apply/)).toBeVisible();
  expect(calls.find(({ id }) => id === 'applyAsPromoter')?.request).toEqual({
    body: {
      name: 'Quarry MX',
      contactName: null,
      email: 'quarry@example.com',
      phone: null,
      addressLine1: null,
      addressLine2: null,
      city: null,
      state: 'OR',
      zipcode: null,
      country: 'US',
      websiteUrl: null,
      bio: null,
    },
  });
});

test('who asks for the form gets it, also while the list is on its way', async () => {
  open({ listPromoters: new Promise(() => undefined) }, '/promoters#apply');
  expect(await screen.findByRole('form', { name: 'Your application' })).toBeVisible();
  await act(async () => {});
});

test('another application can follow', async () => {
  const { calls } = open({ applyAsPromoter: undefined });
  await ready();
  for (let time = 0; time < 2; time += 1) {
    type('Organization', 'Quarry MX');
    type('E-mail', 'quarry@example.com');
    send();
    expect(await screen.findByText(/If this address can apply/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Send another application' }));
  }
  expect(calls.filter(({ id }) => id === 'applyAsPromoter')).toHaveLength(2);
});

test('what is missing or refused is told at its field', async () => {
  open({
    applyAsPromoter: refusal(400, 'VALIDATION_FAILED', 'Some fields are not right.', [
      { path: 'websiteUrl', code: 'url', detail: 'Enter a web address.' },
    ]),
  });
  await ready();
  send();
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  type('Organization', 'Quarry MX');
  type('E-mail', 'quarry@example.com');
  type('Website (optional)', 'quarry');
  send();
  expect(await screen.findByText('Enter a web address.')).toBeVisible();
  expect(document.activeElement).toBe(apply().getByLabelText('Website (optional)'));
});
