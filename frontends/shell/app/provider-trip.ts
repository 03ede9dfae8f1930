import { innerPath } from '@rrr/kit/base';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@rrr/records/languages';

/** What is remembered while the visitor is at the sign-in provider, in this tab. */
export interface ProviderTrip {
  readonly locale: Locale;
  /** where to go afterwards */
  readonly next: string | undefined;
}

const KEY = 'sign-in';

export const beginTrip = (trip: ProviderTrip): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trip));
  } catch {
    // without storage the visitor comes back in the first language, to the own area
  }
};

export const readTrip = (): ProviderTrip => {
  try {
    const item = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { locale?: unknown; next?: unknown };
    return {
      locale: isLocale(item.locale) ? item.locale : DEFAULT_LOCALE,
      next: typeof item.next === 'string' ? innerPath(item.next) : undefined,
    };
  } catch {
    return { locale: DEFAULT_LOCALE, next: undefined };
  }
};
