import type { EventDetail } from '@rrr/contract';
import { useCountries, useFormats } from '@rrr/kit/base';
import { Amount, Section, Summary } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

export const EventFacts = ({ event }: { event: EventDetail }) => {
  const [t, formats, countries] = [useWords(), useFormats(), useCountries()];
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
          [t('event.series'), event.series?.name ?? t('event.none')],
          [t('event.promoter'), event.promoter?.name ?? t('event.none')],
          [t('event.type'), event.type],
          [t('event.posted'), <Amount key="posted" money={event.contingencyAmount} />],
          [t('event.due'), formats.date(event.resultsDueDate)],
        ]}
      />
    </Section>
  );
};
