import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Answers, refusal } from '@rrr/kit/base/testing';
import { apiToken, refusedTokenJourney, tokensJourney } from '@rrr/kit/desk/testing';
import { atTheTrack } from '../../testing/at-the-track.js';

const open = (path: string, answers: Answers) => atTheTrack(path, { answers });

test('a promoter’s API tokens', () => tokensJourney(['events:read', 'results:write', 'results:read'], open));
test('a wrong password stands at its field', () => refusedTokenJourney(open, refusal));

test('in French', async () => {
  const listApiTokens = {
    tokens: [apiToken],
    offered: { scopes: ['events:read'], days: [30], most: 20 },
    pagination: { page: 1, totalPages: 1, total: 1 },
  };
  atTheTrack('/api-tokens', { answers: { listApiTokens }, locale: 'fr' });
  expect(await screen.findByRole('heading', { name: 'Jetons d’API' })).toBeVisible();
  expect(await screen.findByText('Lire les événements')).toBeVisible();
});
