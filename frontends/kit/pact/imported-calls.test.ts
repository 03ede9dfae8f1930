import { expect, test } from '@jest/globals';
import { endpoints } from '@rrr/contract';
import { callsInUse, importedCalls } from './imported-calls.js';

/** Calls that no screen makes, each with its reason. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  logoutEverywhere: 'Login and security ends all other sessions; this one is logged out in the menu',
  sendPayoutClaims: 'claims are sent with their orders; older clients complete what was accepted before',
  getImage: 'the browser asks for it: pictures are shown by their address',
};

test('every call of the API is made by a screen, or says why not', () => {
  const used = callsInUse();
  expect(endpoints.map(({ id }) => id).filter((id) => !used.has(id))).toEqual(Object.keys(WITHOUT_SCREEN));
});

test('a remote makes the calls of its own files and of the kit pieces that it uses, but not those of links', () => {
  const calls = importedCalls('shell');
  expect(calls).toEqual(expect.arrayContaining(['login', 'captchaChallenge']));
  expect(calls).not.toContain('oauthStart');
});
