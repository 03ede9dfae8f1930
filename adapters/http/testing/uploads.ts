import type { SentFile } from '@rrr/core/imports';
import { aClass, anEvent, anId, PLAIN_EVENT } from '@rrr/core/testing';
import type { EventView } from '@rrr/core/events';
import { serve, type Serving } from './serve.js';
import { accountOf, sheetsOf, signedIn, smallWorld } from './small-world.js';

export const classId = anId('c0ass', 1);
const eventId = anId('event', 1);

export interface Uploads extends Serving {
  readonly cookie: string;
  readonly path: string;
  /** files that reached the reader */
  readonly read: SentFile[];
}

/** A server with one event that waits for results, and an admin who may upload them. */
export const serveUploads = async (): Promise<Uploads> => {
  const admin = accountOf('admin');
  const event: EventView = {
    ...PLAIN_EVENT,
    ...anEvent(),
    willPay: false,
    version: 1,
    copyOf: null,
    payingAskedAt: null,
    cancelReason: null,
    canceledAt: null,
    createdAt: null,
    seriesName: null,
    promoterName: null,
    classCount: 1,
    classesWithResults: 0,
    resultCount: 0,
    ridersAsking: 0,
    contingency: 60_000,
  };
  const world = smallWorld(
    { accounts: [admin], events: [anEvent()], classes: [aClass()] },
    {
      events: {
        one: async (id) => (id === event.id ? { event, classes: [aClass()], series: null } : undefined),
        search: async () => ({ items: [], page: 1, totalPages: 1, total: 0 }),
        linkedTo: async () => undefined,
        nearby: async () => [],
        before: async () => [],
        late: async () => ({ items: [], page: 1, totalPages: 1, total: 0 }),
        toDecide: async () => ({ items: [], page: 1, totalPages: 1, total: 0 }),
        finished: async () => ({ items: [], page: 1, totalPages: 1, total: 0 }),
        ofRider: async () => new Map(),
        ended: async () => [],
        ids: async () => ({ items: [event.id], page: 1, totalPages: 1, total: 1 }),
        contingency: async () => 0,
        purses: async () => [],
        nextPaying: async () => [],
      },
    },
  );
  const read: SentFile[] = [];
  const sheets = sheetsOf(async (file) => {
    read.push(file);
    const cells = Buffer.from(file.bytes)
      .toString('utf8')
      .split('\n')
      .map((line) => line.split(','));
    return {
      format: 'csv' as const,
      encoding: 'utf-8',
      rows: cells.map((cell, at) => ({ line: at + 1, cells: cell })),
    };
  });
  const serving = await serve({ ...world.httpPorts, sheets });
  return {
    ...serving,
    read,
    cookie: `session=${await signedIn(world, admin.id)}`,
    path: `/api/event/${eventId}/upload-class-result`,
  };
};
