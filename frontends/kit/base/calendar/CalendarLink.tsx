import { inLanguage } from '@rrr/records/languages';
import { useLocale } from '../language/locale-context.js';
import { useCalendarWords } from './calendar-words.js';

export interface CalendarLinkProps {
  /** the event to add; without it, the link subscribes to the list of events */
  eventId?: string;
  /** the list's filters as in its address: `state=CO&country=US` */
  filters?: string;
}

/** Adds an event to the visitor's calendar, or subscribes to the events of a list (`/events.ics`). */
export const CalendarLink = ({ eventId, filters = '' }: CalendarLinkProps) => {
  const [t, locale] = [useCalendarWords(), useLocale()];
  if (eventId)
    return (
      <a className="button quiet" href={inLanguage(`/events/event/${eventId}.ics`, locale)} download>
        <CalendarIcon />
        {t('add')}
      </a>
    );
  // calendar programs take this address as a subscription, so that new events come by themselves
  return (
    <a
      className="button quiet"
      href={`webcal://${location.host}${inLanguage('/events.ics', locale)}${filters && `?${filters}`}`}
    >
      <CalendarIcon />
      {t('subscribe')}
    </a>
  );
};

const CalendarIcon = () => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    fill="none"
    stroke="currentColor"
  >
    <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
);
