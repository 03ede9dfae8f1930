import { afterEach, expect, test } from '@jest/globals';
import type { EventSearch, EventView } from '@rrr/core/events';
import { anId } from '@rrr/core/testing';
import type { Queries } from '../ports.js';
import { eventView } from '../testing/event-view.js';
import { serve, type Serving } from '../testing/serve.js';
import { smallWorld } from '../testing/small-world.js';

let serving: Serving;
afterEach(() => serving.stop());
const asked: EventSearch[] = [];
const start = async (events: readonly EventView[]): Promise<void> => {
  asked.splice(0);
  const queries: Partial<Queries['events']> = {
    search: async (search) => {
      asked.push(search);
      return { items: events, page: 1, total: events.length, totalPages: 1 };
    },
    one: async (id) => {
      const event = events.find((it) => it.id === id);
      return event && { event, classes: [], series: null };
    },
  };
  serving = await serve(
    smallWorld({}, { events: queries as Queries['events'] }).httpPorts,
    {},
    { publicUrl: new URL('https://rewards.example.com') },
  );
};
const read = async (path: string) => {
  const answer = await fetch(serving.base + path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
/** The content lines of a calendar, unfolded. */
const linesOf = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');
const EVENT = anId('event', 1);

test('an event is an entry of whole days, with an end that is the day after', async () => {
  await start([
    eventView({ id: EVENT, title: 'Pine Ridge Open', startsOn: '2025-02-27', endsOn: '2025-02-28', version: 4 }),
  ]);
  const { status, type, text } = await read(`/events/event/${EVENT}.ics`);
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `UID:${EVENT}@rewards.example.com`,
      'DTSTAMP:20250610T180000Z',
      'SEQUENCE:4',
      'DTSTART;VALUE=DATE:20250227',
      'DTEND;VALUE=DATE:20250301',
      'SUMMARY:Pine Ridge Open',
      'LOCATION:Pine Hollow\\, Durango\\, CO\\, 81301\\, US',
      `URL:https://rewards.example.com/events/event/${EVENT}`,
      'STATUS:CONFIRMED',
      'END:VCALENDAR',
    ]),
  );
});

test('a canceled event says so, in French below /fr; one without a date has no entry', async () => {
  await start([
    eventView({ id: EVENT, title: 'Boisé', canceled: true }),
    eventView({ id: anId('event', 2), startsOn: null, endsOn: null }),
  ]);
  const { text } = await read('/fr/events.ics');
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'STATUS:CANCELLED',
      'SUMMARY:Annulé\u00a0: Boisé',
      `URL:https://rewards.example.com/fr/events/event/${EVENT}`,
      'X-WR-CALNAME:Red Rider Rewards – Événements',
    ]),
  );
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test('the feed takes the filters of the list, keeps what it made, and is bounded', async () => {
  await start([eventView()]);
  for (const _ of [1, 2]) await read('/events.ics?state=CO&country=us&sort=ascending&page=3');
  expect(asked).toEqual([{ state: 'CO', country: 'US', page: 1, limit: 500, sortBy: 'startDate', descending: true }]);
  expect((await read('/events.ics?colour=red')).status).toBe(400);
});

test.each([
  'a\r\nEND:VCALENDAR\r\nBEGIN:VEVENT',
  'semi;colon, comma \\ and\nline',
  'é'.repeat(200),
  '🏁'.repeat(60),
  'x'.repeat(1000),
  'bell\u0007 and null\u0000',
])('whatever an event is called, %j, its line is one, and folded after 75 octets', async (title) => {
  await start([eventView({ id: EVENT, title })]);
  const { text } = await read(`/events/event/${EVENT}.ics`);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]|[\u0000-\u0009\u000b\u000c\u000e-\u001f]|\ufffd/);
  expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
  const [, summary = ''] = /^SUMMARY:(.*)$/m.exec(linesOf(text).join('\n')) ?? [];
  const unescaped = summary.replaceAll(/\\(.)/g, (_, it: string) => (it === 'n' ? '\n' : it));
  expect(unescaped).toBe(title.replaceAll('\r\n', '\n').replaceAll(/[\u0000\u0007]/g, ''));
});

test('an event that is not there has no file', async () => {
  await start([]);
  for (const path of [`/events/event/${EVENT}.ics`, '/events/event/x.ics', '/fr/events/event/%00.ics'])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
});
