import type { EventView } from '@rrr/core/events';
import { anEventRecord } from '@rrr/core/testing';

/** An event as queries show it. */
export const eventView = (change: Partial<EventView> = {}): EventView => ({
  ...anEventRecord(),
  promoterApproved: true,
  seriesName: null,
  promoterName: null,
  classCount: 0,
  classesWithResults: 0,
  resultCount: 0,
  ridersAsking: 0,
  contingency: 0,
  ...change,
});
