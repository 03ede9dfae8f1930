import { innerPath } from '@rrr/kit/base';

/** What is remembered while the visitor is at the sign-in provider, in this tab. */
export interface ProviderTrip {
  readonly locale: 'en' | 'fr';
  /** where to go afterwards */
  readonly next: string | undefined;
}

const KEY = 'sign-in';

export const beginTrip = (trip: ProviderTrip): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(trip));
  } catch {
    // without storage the visitor comes back in English, to the own area
  }
};

export const readTrip = (): ProviderTrip => {
  try {
    const it = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { locale?: unknown; next?: unknown };
    return {
      locale: it.locale === 'fr' ? 'fr' : 'en',
      next: typeof it.next === 'string' ? innerPath(it.next) : undefined,
    };
  } catch {
    return { locale: 'en', next: undefined };
  }
};
