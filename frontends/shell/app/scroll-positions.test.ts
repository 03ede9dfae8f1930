import { expect, test } from '@jest/globals';
import { entryOf } from './scroll-positions.js';

test('the first page of a document is known by its address, those after it by their entry', () => {
  const [first, other] = [
    { key: 'default', pathname: '/events', search: '?page=2' },
    { key: 'default', pathname: '/rules', search: '' },
  ];
  expect([entryOf(first), entryOf(other)]).toEqual(['/events?page=2', '/rules']);
  expect(entryOf({ ...first, key: 'k3x9' })).toBe('k3x9');
});
