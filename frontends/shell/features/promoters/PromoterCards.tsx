import { Link } from 'react-router-dom';
import type { PromoterCard } from '@rrr/contract';
import { useCountryName, useFormats, webLink } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import { usePromoterWords } from './words/use-words.js';

export const PromoterCards = ({ promoters }: { promoters: readonly PromoterCard[] | undefined }) => {
  const [words, countryName, formats, { to }] = [usePromoterWords(), useCountryName(), useFormats(), useShell()];
  if (!promoters)
    return (
      <div className="promoter-cards waiting" aria-busy="true">
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at} className="card promoter-card">
            <span className="skeleton line late" />
          </div>
        ))}
      </div>
    );
  return (
    <ul className="promoter-cards" aria-label={words('list')}>
      {promoters.map((promoter) => {
        const site = webLink(promoter.websiteUrl);
        const where = [promoter.city, promoter.state, promoter.country && countryName(promoter.country)]
          .filter(Boolean)
          .join(', ');
        return (
          <li key={promoter._id} className="card promoter-card">
            <h2 className="promoter-name">{promoter.name}</h2>
            {where && <p className="muted">{where}</p>}
            {promoter.bio && <p className="promoter-bio">{promoter.bio}</p>}
            {promoter.nextEvents.length === 0 && <p className="muted">{words('noNext')}</p>}
            {promoter.nextEvents.length > 0 && (
              <ul className="promoter-next" aria-label={words('next', { name: promoter.name })}>
                {promoter.nextEvents.map((event) => (
                  <li key={event._id}>
                    <span className="muted small number">{formats.date(event.startDate)}</span>
                    <Link to={to(`/events/event/${event._id}`)}>{event.title}</Link>
                  </li>
                ))}
              </ul>
            )}
            {site && (
              <a
                href={site}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={words('websiteOf', { name: promoter.name })}
              >
                {words('website')}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};
