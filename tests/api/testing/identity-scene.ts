import { expect } from '@jest/globals';
import * as contract from '@rrr/contract';
import { checkDigit } from '@rrr/core/vin';
import type { Answered, Browser } from './browser.js';
import { emails } from './emails.js';
import { startDemo } from './start-demo.js';

export const PASSWORD = 'Four tall horses';

let riders = 0;

/** A VIN of its own with the right check digit, so that every answer says the same of it. */
const vinOf = (n: number): string => {
  const [front, serial] = ['VBKMXA10', `SM8${String(n).padStart(5, '0')}`];
  return `${front}${checkDigit(`${front}0${serial}`)}${serial}`;
};
/** An enrolment. The check digit of its VIN may be wrong; then the bike waits for an admin and the rider is enrolled. */
export const form = (over: Readonly<Record<string, unknown>> = {}) => {
  riders += 1;
  return {
    email: `newcomer${riders}@example.com`,
    password: PASSWORD,
    pin: '4719',
    firstName: 'Noor',
    lastName: 'Haddad',
    phone1: '555 0100',
    dateOfBirth: '1994-05-06',
    country: 'US',
    state: 'UT',
    zipcode: '84532',
    city: 'Moab',
    bike: { year: 2025, make: 'KTM', model: '450 SX-F', vin: vinOf(riders) },
    ...over,
  };
};
export const post = (by: Browser, path: string, body?: unknown) =>
  by.ask(path, { method: 'POST', ...(body === undefined ? {} : { body }) });
export const sessionOf = async (by: Browser) => (await by.call(contract.getSession)).session;
export const codeOf = (answer: Answered) => answer.problem().code;
export const signIn = (by: Browser, email: string, password = PASSWORD) => post(by, '/api/login', { email, password });

/** The demo with the e-mails that it sends. */
export const identityScene = async () => {
  const mails = emails();
  const demo = await startDemo({}, mails.bind);
  /** enrols somebody */
  const enrolled = async (over: Readonly<Record<string, unknown>> = {}) => {
    const [by, given] = [demo.visit(), form(over)];
    const answer = await post(by, '/api/register', given);
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    return { by, email: given.email, answer };
  };
  return { demo, mails, enrolled };
};
