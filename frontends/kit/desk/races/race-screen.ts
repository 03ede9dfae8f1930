import type { EventDetail } from '@rrr/contract';
import type { Answer } from '../list/List.js';

/** An event as RTK Query answers `getEvent`. */
export interface EventAnswer extends Answer {
  currentData?: { event: EventDetail } | undefined;
}

/** What every screen of an event's data is given by its area. */
export interface RaceScreen {
  eventId: string;
  answer: EventAnswer;
  /** what is shown of classes, results, files and money may be out of date */
  refresh: () => void;
}
