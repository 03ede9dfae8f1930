import { CalendarLink } from '@rrr/kit/base';
import { piece } from '../piece.js';

export const calendarLink = piece('CalendarLink', 'base', [
  [['One event', 'Un événement'], () => <CalendarLink eventId="01jt8q5v7c0000000000000001" />],
  [['A list', 'Une liste'], () => <CalendarLink filters="state=CO" />],
]);
