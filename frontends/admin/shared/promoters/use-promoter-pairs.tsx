import type { PromoterDetail } from '@rrr/contract';
import { Email, usePunctualWords, useCountryName, useFormats } from '@rrr/kit/base';
import type { Pair } from '@rrr/kit/desk';
import { WebSite } from '../../pieces/WebSite.js';
import { usePromoterWords } from './words/use-words.js';

/** Who a promoter is and how to reach it, in pairs. */
export const usePromoterPairs = (it: PromoterDetail | undefined): readonly Pair[] => {
  const [t, punctual, formats, country] = [usePromoterWords(), usePunctualWords(), useFormats(), useCountryName()];
  if (!it) return [];
  return [
    [t('contact'), it.contactName],
    [t('email'), <Email address={it.email} link />],
    [t('phone'), it.phone && <a href={`tel:${it.phone}`}>{formats.phone(it.phone)}</a>],
    [
      t('address'),
      [it.addressLine1, it.addressLine2, it.city, it.state, it.zipcode, it.country && country(it.country)]
        .filter(Boolean)
        .join(', '),
    ],
    [t('website'), it.websiteUrl && <WebSite url={it.websiteUrl} />],
    [t('about'), it.bio],
    [t('events'), formats.count(it.events)],
    [t('series'), formats.count(it.series)],
    [t('punctuality'), it.punctuality && punctual('punctual', it.punctuality)],
  ];
};
