import type { ReactNode } from 'react';
import type { EventDetail } from '@rrr/contract';
import { Status } from '@rrr/kit/base';
import { useWords } from '../../words/use-words.js';
import { placeOf } from './place-of.js';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="muted small">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const webAddress = (address: string | null) => (address && /^https?:\/\//.test(address) ? address : undefined);

export const EventFacts = ({ event }: { event: EventDetail }) => {
  const t = useWords();
  const website = webAddress(event.venueWebsite);
  const status =
    event.status === 'canceled' ? (
      <Status tone="bad">{t('event.canceled')}</Status>
    ) : (
      <Status tone={event.paying ? 'good' : 'plain'}>{t(event.paying ? 'event.paying' : 'event.notPaying')}</Status>
    );
  return (
    <div className="facts">
      {status}
      <dl>
        {event.venue && (
          <Fact name={t('event.venue')}>
            {website ? (
              <a href={website} target="_blank" rel="noopener noreferrer" title={t('event.website')}>
                {event.venue}
              </a>
            ) : (
              event.venue
            )}
          </Fact>
        )}
        {placeOf(event) && <Fact name={t('event.where')}>{placeOf(event)}</Fact>}
        {event.series && <Fact name={t('event.series')}>{event.series.name}</Fact>}
      </dl>
    </div>
  );
};
