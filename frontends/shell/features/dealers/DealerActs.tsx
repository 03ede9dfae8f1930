import type { DealerLean } from '@rrr/contract';
import { formatPhone, webLink } from '@rrr/kit/base';
import { directionsLink, phoneLink } from './dealer-places.js';
import { useDealerWords } from './words/use-words.js';

/** How a dealer is reached. */
export const DealerActs = ({ dealer }: { dealer: DealerLean }) => {
  const words = useDealerWords();
  const phone = dealer.phone === null ? undefined : { text: formatPhone(dealer.phone), to: phoneLink(dealer.phone) };
  const site = webLink(dealer.websiteUrl);
  return (
    <>
      {phone &&
        (phone.to ? (
          <a className="number" href={phone.to} aria-label={words('call', { phone: phone.text })}>
            {phone.text}
          </a>
        ) : (
          <span className="number">{phone.text}</span>
        ))}
      {dealer.email && (
        <a href={`mailto:${dealer.email}`} aria-label={words('write', { email: dealer.email })}>
          {dealer.email}
        </a>
      )}
      <a
        href={directionsLink(dealer)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words('directionsTo', { name: dealer.name })}
      >
        {words('directions')}
      </a>
      {site && (
        <a href={site} target="_blank" rel="noopener noreferrer" aria-label={words('websiteOf', { name: dealer.name })}>
          {words('website')}
        </a>
      )}
    </>
  );
};
