import { useCountryName } from '@rrr/kit/base';

interface Place {
  city?: string | null;
  state?: string | null;
  country?: string | null;
}

/** Where regions are known by their letters: `Fresno, CA` needs no country. */
const KNOWN: readonly unknown[] = ['US', 'CA'];

/**
 * A town as lists write it: `Fresno, CA`. The country stands by its name where town and region do not tell it, and
 * never by its letters, for `CA` is a state as well.
 */
export const usePlace = () => {
  const countryName = useCountryName();
  return ({ city, state, country }: Place): string =>
    [city, state, country && !(city && state && KNOWN.includes(country)) && countryName(country)]
      .filter(Boolean)
      .join(', ');
};
