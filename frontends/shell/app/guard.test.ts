import { describe, expect, test } from '@jest/globals';
import { fakeSession } from '@rrr/kit/base/testing';
import { redirectFor, safePath } from './guard.js';

const rider = fakeSession('rider');
const admin = fakeSession('admin');
const proxied = fakeSession('dealer', { proxyHost: { _id: admin.user._id, fullName: 'Ada' } });
const unverified = { ...rider, account: { ...rider.account, emailVerified: false } };
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
    ['a deactivated rider', off, '/auth/rider', '/login'],
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

test('an address that would leave the portal is dropped', () => {
  expect(
    ['/auth/rider', '//evil.example', '/\\evil.example', 'https://evil.example', '/a\nb', '', null].map(safePath),
  ).toEqual(['/auth/rider', undefined, undefined, undefined, undefined, undefined, undefined]);
});
