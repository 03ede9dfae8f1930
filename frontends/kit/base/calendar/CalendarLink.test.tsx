import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Locale } from '@rrr/contract';
import { LocaleProvider } from '../language/locale-context.js';
import { CalendarLink, type CalendarLinkProps } from './CalendarLink.js';

const linkOf = (locale: Locale, props: CalendarLinkProps) => {
  render(
    <LocaleProvider value={locale}>
      <CalendarLink {...props} />
    </LocaleProvider>,
  );
  const link = screen.getByRole('link');
  return [link.textContent, link.getAttribute('href')];
};

test('an event is a file in the reader’s language', () => {
  expect(linkOf('fr', { eventId: '01jt' })).toEqual(['Ajouter au calendrier', '/fr/events/event/01jt.ics']);
});

test('a list is a subscription with its filters', () => {
  expect(linkOf('en', { filters: 'state=CO' })).toEqual([
    'Subscribe in your calendar',
    `webcal://${location.host}/events.ics?state=CO`,
  ]);
});
