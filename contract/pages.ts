/**
 * The addresses that a person can visit, below the language: English has no prefix, French has `/fr`. The shell's
 * router is made of them, and the server answers 404 for others. `:name` stands for one segment.
 */
export const PAGES = {
  home: '',
  events: 'events',
  /** leads to the list */
  noEvent: 'events/event',
  event: 'events/event/:eventId',
  rules: 'about/rules',
  faq: 'about/faq',
  login: 'login',
  logout: 'logout',
  emailVerify: 'auth/email-verify',
  actAsRider: 'proxy-rider/:id',
  actAsDealer: 'proxy-dealer/:id',
  actAsPromoter: 'proxy-promoter/:id',
  stopActing: 'proxy-remove',
} as const;

/** Pages that are for everyone who searches the web. */
export const INDEXED_PAGES = [PAGES.home, PAGES.events, PAGES.rules, PAGES.faq] as const;

/** The addresses within each area, below `auth/<area>`, as its remote registers them. */
export const AREA_PAGES = {
  admin: ['', 'riders', 'rider/:riderId', 'events', 'event/:eventId', 'profile'],
  rider: ['', 'redemptions', 'earnings', 'profile'],
  dealer: ['', 'rider/:riderId', 'redemptions', 'profile'],
  promoter: ['', 'event/:eventId', 'profile'],
} as const;

/** All of them. A function, so that a frontend that does not ask carries none of it. */
export const pagePaths = (): readonly string[] => [
  ...Object.values(PAGES),
  ...Object.entries(AREA_PAGES).flatMap(([area, pages]) =>
    pages.map((it) => `auth/${area}${it === '' ? '' : `/${it}`}`),
  ),
];
