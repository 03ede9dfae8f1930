import type { EventDetail } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { useCountries, useFormats, usePath } from '@rrr/kit/base';
import { Amount, earnedAt, Section, Summary, useEventTypes } from '@rrr/kit/desk';
import { Purse } from '../../pieces/Purse.js';
import { useWords } from '../../words/use-words.js';

export const EventFacts = ({ event }: { event: EventDetail }) => {
  const [t, formats, countries, path] = [useWords(), useFormats(), useCountries(), usePath()];
  const types = useEventTypes();
  const { venue, venueWebsite, city, state, zipcode, country } = event;
  const where = [venue, city, [state, zipcode].filter(Boolean).join(' '), countries.name(country)]
    .filter(Boolean)
    .join(', ');
  const site = venueWebsite && /^https?:\/\//.test(venueWebsite) ? venueWebsite : undefined;
  return (
    <Section title={t('event.facts')}>
      <Summary
        pairs={[
          [t('event.when'), formats.dates(event.startDate, event.endDate)],
          [
            t('event.where'),
            site ? (
              <a href={site} target="_blank" rel="noreferrer">
                {where}
              </a>
            ) : (
              where
            ),
          ],
          [
            t('event.series'),
            event.series ? (
              <Link key="series" to={path(`/serie/${event.series._id}`)}>
                {event.series.name}
              </Link>
            ) : (
              t('event.none')
            ),
          ],
          [
            t('event.promoter'),
            event.promoter ? (
              <Link key="promoter" to={path(`/promoter/${event.promoter._id}`)}>
                {event.promoter.name}
              </Link>
            ) : (
              t('event.none')
            ),
          ],
          [t('event.type'), types.nameOf(event.type)],
          [t('event.posted'), <Purse key="posted" event={event} />],
          [t('event.earned'), <Amount key="earned" money={earnedAt(event)} />],
          [t('event.due'), formats.date(event.resultsDueDate)],
        ]}
      />
    </Section>
  );
};
