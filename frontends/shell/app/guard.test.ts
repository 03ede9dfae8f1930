import { describe, expect, test } from '@jest/globals';
import { fakeSession } from '@rrr/kit/base/testing';
import { redirectFor } from './guard.js';

const rider = fakeSession('rider');
const admin = fakeSession('admin');
const proxied = fakeSession('dealer', { proxyHost: { _id: admin.user._id, fullName: 'Ada' } });
const unverified = { ...rider, account: { ...rider.account, emailVerified: false } };
const bikeless = { ...rider, user: { ...rider.user, bikes: [{ _id: '01hq0000000000000000000009', valid: false }] } };
const off = { ...rider, account: { ...rider.account, deActivated: true } };

describe('who is sent where', () => {
  test.each([
    ['a visitor at a public page', null, '/events', undefined],
    ['a visitor in an area', null, '/auth/rider/earnings', '/login?next=%2Fauth%2Frider%2Fearnings%3Fpaid%3Dno'],
    ['a French visitor in an area', null, '/fr/auth/rider', '/fr/login?next=%2Ffr%2Fauth%2Frider%3Fpaid%3Dno'],
    ['a rider in the own area', rider, '/auth/rider/earnings', undefined],
    ['a rider in another area', rider, '/auth/admin', '/auth/rider'],
    ['a French rider in another area', rider, '/fr/auth/dealer/x', '/fr/auth/rider'],
    ['a rider where no area is', rider, '/auth/nobody', '/auth/rider'],
    ['a deactivated rider', off, '/auth/rider', '/login?problem=ACCOUNT_DEACTIVATED'],
    ['a French deactivated rider', off, '/fr/auth/rider', '/fr/login?problem=ACCOUNT_DEACTIVATED'],
    ['a rider at the door of the areas', rider, '/auth', '/auth/rider'],
    ['a French dealer in proxy at the door of the areas', proxied, '/fr/auth/', '/fr/auth/dealer'],
    ['a visitor at the door of the areas', null, '/auth', '/login?next=%2Fauth%3Fpaid%3Dno'],
    ['an unverified rider at the door of the areas', unverified, '/auth', '/auth/email-verify'],
    ['someone at an address that only begins alike', null, '/authors', undefined],
    ['a rider without a verified bike', bikeless, '/auth/rider/earnings', '/auth/rider/profile?redirect=vin'],
    [
      'a French rider without any bike',
      { ...bikeless, user: { ...rider.user, bikes: [] } },
      '/fr/auth/rider',
      '/fr/auth/rider/profile?redirect=vin',
    ],
    ['a rider without a verified bike who adds one', bikeless, '/auth/rider/profile', undefined],
    ['a rider without a bike in another area', bikeless, '/auth/dealer', '/auth/rider'],
    [
      'a rider without a bike or a verified address',
      { ...bikeless, account: unverified.account },
      '/auth/rider',
      '/auth/email-verify',
    ],
    ['a rider without a bike who logs out', bikeless, '/logout', undefined],
    ['an admin as a rider without a bike', { ...bikeless, proxyHost: proxied.proxyHost }, '/auth/rider', undefined],
    [
      'a session without a person',
      { ...rider, user: null as never },
      '/auth/rider',
      '/login?problem=SESSION_BROKEN&next=%2Fauth%2Frider%3Fpaid%3Dno',
    ],
    ['an unverified rider', unverified, '/auth/rider', '/auth/email-verify'],
    ['an unverified rider who verifies', unverified, '/auth/email-verify', undefined],
    ['a verified rider who has nothing to verify', rider, '/auth/email-verify', '/auth/rider'],
    ['an admin as an unverified rider', { ...unverified, proxyHost: proxied.proxyHost }, '/auth/rider', undefined],
    ['an admin as a deactivated rider', { ...off, proxyHost: proxied.proxyHost }, '/auth/rider', undefined],
    ['an admin about to act as a rider', admin, '/proxy-rider/1', undefined],
    ['a rider about to act as a rider', rider, '/proxy-rider/1', '/auth/rider'],
    ['an admin acting as a dealer, about to nest', proxied, '/proxy-rider/1', '/auth/dealer'],
    ['an admin ending the proxy', proxied, '/proxy-remove', undefined],
    ['an admin with no proxy to end', admin, '/proxy-remove', '/auth/admin'],
    ['a visitor at a proxy address', null, '/proxy-remove', '/login?next=%2Fproxy-remove%3Fpaid%3Dno'],
  ])('%s', (_, session, path, to) => expect(redirectFor(session, path, '?paid=no')).toBe(to));
});

test.each([
  ['a rider', rider, '/auth', '/auth/rider/redemptions'],
  ['a French rider', rider, '/fr/auth', '/fr/auth/rider/redemptions'],
  ['a dealer', fakeSession('dealer'), '/auth', '/auth/dealer'],
  ['a visitor', null, '/auth', '/login?next=%2Fauth%3Fopen%3Dwallet'],
  ['a rider in another area', rider, '/auth/admin', '/auth/rider'],
])('the installed portal starts at the wallet: %s', (_, session, path, to) =>
  expect(redirectFor(session, path, '?open=wallet')).toBe(to),
);

test('a session that no longer works is said to be broken', () => {
  expect(redirectFor(null, '/auth/rider', '', { isBroken: true })).toBe(
    '/login?problem=SESSION_BROKEN&next=%2Fauth%2Frider',
  );
  expect(redirectFor(null, '/events', '', { isBroken: true })).toBeUndefined();
});

test('a rider without a verified bike is led to the bikes once', () => {
  expect(redirectFor(bikeless, '/auth/rider/redemptions', '', { wasLed: true })).toBeUndefined();
  expect(redirectFor(bikeless, '/auth', '', { wasLed: true })).toBe('/auth/rider');
  expect(redirectFor(bikeless, '/auth/admin', '', { wasLed: true })).toBe('/auth/rider');
});
