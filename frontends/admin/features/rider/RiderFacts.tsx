import type { RiderDetail } from '@rrr/contract';
import {
  Email,
  today,
  useCountries,
  useFieldWords,
  useFormats,
  formatPhone,
  formatAge,
  useLocale,
} from '@rrr/kit/base';
import { Section, Summary, useNarrow } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { Bikes } from './Bikes.js';

/** What is known of a guardian's consent; undefined where there is nothing to say. */
const useConsent = (rider: RiderDetail): string | undefined => {
  const [t, formats] = [useWords(), useFormats()];
  const { consent, guardian } = rider.record ?? {};
  if (consent?.by && consent.at) return t('rider.consentBy', { name: consent.by, date: formats.day(consent.at) });
  if (consent) return t('rider.consentKnown');
  return (
    guardian?.name &&
    t('rider.consentAsked', { name: guardian.name, email: guardian.email, date: formats.day(guardian.askedAt) })
  );
};

const Personal = ({ rider }: { rider: RiderDetail }) => {
  const [t, formats, countries, locale] = [useWords(), useFormats(), useCountries(), useLocale()];
  const fieldWords = useFieldWords();
  const { personal, hometown, state, country, amaNumber } = rider;
  const consent = useConsent(rider);
  if (!personal) return null;
  const { addressLine1, addressLine2, city, zipcode, dateOfBirth, sex, phone1, email, enrolledAt } = personal;
  const address = [
    addressLine1,
    addressLine2,
    city,
    [state, zipcode].filter(Boolean).join(' '),
    countries.name(country),
  ]
    .filter(Boolean)
    .join(', ');
  const none = <span className="desk-muted">{t('rider.unknown')}</span>;
  return (
    <Section title={t('rider.personal')}>
      <Summary
        pairs={[
          [
            t('rider.email'),
            // an account that was merged or erased has given its address back
            email.includes('@') ? <Email key="mail" link address={email} /> : none,
          ],
          [
            t('rider.phone'),
            phone1 ? (
              <a key="phone" href={`tel:${phone1}`}>
                {formatPhone(phone1)}
              </a>
            ) : (
              none
            ),
          ],
          [
            t('rider.born'),
            dateOfBirth
              ? t('rider.age', { date: formats.date(dateOfBirth), age: formatAge(locale, dateOfBirth, today()) })
              : none,
          ],
          [t('rider.sex'), sex ? fieldWords(sex) : none],
          [t('rider.address'), address],
          [t('rider.hometown'), hometown ?? none],
          [t('rider.ama'), amaNumber ?? none],
          [t('rider.enrolled'), formats.day(enrolledAt)],
          ...(consent === undefined ? [] : [[t('rider.consent'), consent] as const]),
        ]}
      />
    </Section>
  );
};

/** Who the rider is and what they ride; folded on a phone, where the tabs under it come first. */
export const RiderFacts = ({ rider }: { rider: RiderDetail }) => {
  const [t, narrow] = [useWords(), useNarrow()];
  const facts = (
    <div className="admin-rider">
      <Personal rider={rider} />
      <Bikes bikes={rider.bikes} />
    </div>
  );
  if (!narrow) return facts;
  return (
    <details className="admin-fold">
      <summary>{t('rider.facts')}</summary>
      {facts}
    </details>
  );
};
