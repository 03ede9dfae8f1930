import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { webhookAnswers, webhookJourney } from '@rrr/kit/desk/testing';
import { atTheTrack } from '../../testing/at-the-track.js';

test('webhooks', () => webhookJourney((path, answers) => atTheTrack(path, { answers })));

test('a promoter is offered what is about their events, and no other owner', async () => {
  atTheTrack('/webhooks/new', { answers: webhookAnswers });
  expect(await screen.findByLabelText('Results received')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});
