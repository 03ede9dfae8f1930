import { expect, test } from '@jest/globals';
import { addWebhook, HAPPENED_TYPES } from '@rrr/contract';
import { contractDifferences } from '../testing/contract-differences.js';
import { FIELDS, NEW_WEBHOOK } from './webhook-form.js';
import { en } from './words/en.js';

test('limits are the contract’s', () => expect(contractDifferences(FIELDS, addWebhook.body)).toEqual([]));

test('every event has a box and a word', () => {
  expect(Object.keys(NEW_WEBHOOK.values)).toEqual(expect.arrayContaining([...HAPPENED_TYPES]));
  const words: Record<string, unknown> = en.events;
  for (const type of HAPPENED_TYPES) {
    const [of = '', what = ''] = type.split('.');
    expect((words[of] as Record<string, string>)[what]).toMatch(/\w/);
  }
});
