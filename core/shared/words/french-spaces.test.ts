import { describe, expect, test } from '@jest/globals';
import { frenchSpaces } from './french-spaces.js';

describe('French spaces', () => {
  test('hold a mark to its word', () => {
    expect(frenchSpaces('Prime : 30 %; « oui »? Non, 5 $!')).toBe(
      'Prime\u00a0: 30\u00a0%; «\u00a0oui\u00a0»? Non, 5\u00a0$!',
    );
  });

  test('leave other spaces, and times and addresses, as they are', () => {
    expect(frenchSpaces('Voir https://rewards.example.com à 10:30, ou b; c')).toBe(
      'Voir https://rewards.example.com à 10:30, ou b; c',
    );
  });
});
