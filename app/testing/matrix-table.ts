/** What an actor hears: the code of a refusal, or `ok`. */
export type Heard = string;
export type ActorName = 'public' | 'rider' | 'dealer' | 'promoter' | 'admin';
export const ACTORS: readonly ActorName[] = ['public', 'rider', 'dealer', 'promoter', 'admin'];

export interface Line {
  /** on the actor's own object, or one everybody may ask for */
  readonly own: Readonly<Record<ActorName, Heard>>;
  /** on an object of somebody else; left out where calls have no object */
  readonly other?: Readonly<Record<ActorName, Heard>>;
}

const line = (own: readonly [Heard, Heard, Heard, Heard, Heard], other?: readonly [Heard, Heard, Heard, Heard, Heard]): Line => {
  const named = (heard: readonly Heard[]) => Object.fromEntries(ACTORS.map((it, at) => [it, heard[at] ?? ''])) as Record<ActorName, Heard>;
  return { own: named(own), ...(other ? { other: named(other) } : {}) };
};
const LOGIN = 'UNAUTHENTICATED';
const NO = 'FORBIDDEN';
const NONE = 'NOT_FOUND';
const all = (heard: Heard): Line => line([heard, heard, heard, heard, heard]);

/**
 * Who may do what, written by hand from specification §6 and domain.md §10, so that a policy changed by mistake is seen here.
 * Calls that change something are asked in a way that is refused after the policy (an unconfirmed ID, an undone redemption).
 */
export const MATRIX: Readonly<Record<string, Line>> = {
  //                      public rider   dealer  promoter admin
  login: all('WRONG_CREDENTIALS'),
  getSession: all('ok'),
  logout: line([LOGIN, 'ok', 'ok', 'ok', 'ok']),
  setLang: all('ok'),
  startProxy: line([LOGIN, NO, NO, NO, NONE]),
  endProxy: line([LOGIN, 'NOT_PROXYING', 'NOT_PROXYING', 'NOT_PROXYING', NO]),
  getConfig: all('ok'),
  getContingency: all('ok'),
  getSummary: line([LOGIN, NO, NO, NO, 'ok']),
  listEvents: all('ok'),
  eventsLean: all('ok'),
  getEvent: line(['ok', 'ok', 'ok', 'ok', 'ok'], ['ok', 'ok', 'ok', 'ok', 'ok']),
  promoterEvents: line([LOGIN, NO, NO, 'ok', 'ok'], [LOGIN, NO, NO, NONE, 'ok']),
  promoterSeries: line([LOGIN, NO, NO, 'ok', 'ok'], [LOGIN, NO, NO, NONE, 'ok']),
  uploadClassResult: line([LOGIN, NO, NO, 'ok', 'ok'], [LOGIN, NO, NO, NONE, 'ok']),
  searchRiders: line([LOGIN, NO, 'ok', NO, 'ok']),
  getRider: line([LOGIN, 'ok', 'ok', NO, 'ok'], [LOGIN, NONE, 'ok', NO, 'ok']),
  riderAwards: line([LOGIN, 'ok', NO, NO, 'ok'], [LOGIN, NONE, NO, NO, 'ok']),
  riderEarnings: line([LOGIN, 'ok', NO, NO, 'ok'], [LOGIN, NONE, NO, NO, 'ok']),
  riderLedger: line([LOGIN, 'ok', NO, NO, 'ok'], [LOGIN, NONE, NO, NO, 'ok']),
  getDealer: line([LOGIN, 'ok', 'ok', NO, 'ok'], [LOGIN, 'ok', NONE, NO, 'ok']),
  redeem: line([LOGIN, 'ID_NOT_CONFIRMED', 'ID_NOT_CONFIRMED', NO, 'ID_NOT_CONFIRMED'], [LOGIN, NONE, NONE, NO, 'ID_NOT_CONFIRMED']),
  listRedemptions: line([LOGIN, 'ok', 'ok', NO, 'ok'], [LOGIN, NONE, 'ok', NO, 'ok']),
  undoRedemption: line([LOGIN, NO, 'ALREADY_REVOKED', NO, 'ALREADY_REVOKED'], [LOGIN, NO, NONE, NO, 'ALREADY_REVOKED']),
  listRevoked: line([LOGIN, 'ok', 'ok', NO, 'ok'], [LOGIN, NONE, 'ok', NO, 'ok']),
};

/** Which calls end the session or the proxy they run in: asked last. */
export const ENDING = ['endProxy', 'logout'];
