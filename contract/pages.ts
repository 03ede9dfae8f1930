/**
 * Page paths below the language prefix (none for English, `/fr` for French). The shell's router is built from them, and
 * the server answers 404 for others. `:name` is one segment.
 */
export const PAGES = {
  home: '',
  events: 'events',
  /** leads to the list */
  noEvent: 'events/event',
  event: 'events/event/:eventId',
  /** leads to the list */
  noSeries: 'events/serie',
  series: 'events/serie/:seriesId',
  rules: 'about/rules',
  faq: 'about/faq',
  dealers: 'dealers',
  promoters: 'promoters',
  contact: 'about/contact',
  contactThanks: 'thank-you-contact',
  privacy: 'privacy-policy',
  accessibility: 'accessibility',
  superTwin: 'requirements/super-twin',
  singleCylinder: 'requirements/single-cylinder',
  login: 'login',
  register: 'register',
  forgotPassword: 'forgot-password',
  resetPassword: 'forgot-password-reset',
  lostPassword: 'password-lost-reset',
  recoverAccount: 'account-recovery',
  acceptInvitation: 'accept-invitation',
  signInCallback: 'oauth/callback',
  /** leads to the area of who is signed in */
  area: 'auth',
  logout: 'logout',
  emailVerify: 'auth/email-verify',
  actAsRider: 'proxy-rider/:id',
  actAsDealer: 'proxy-dealer/:id',
  actAsPromoter: 'proxy-promoter/:id',
  stopActing: 'proxy-remove',
} as const;

/** Page paths within each area, below `auth/<area>`, as registered by its remote. */
export const AREA_PAGES = {
  admin: ['', 'riders', 'rider', 'rider/:riderId', 'events', 'event', 'event/:eventId', 'profile'],
  rider: [
    '',
    'redemptions',
    'redemption',
    'redemption/:redemptionId',
    'cashout',
    'earnings',
    'events',
    'event',
    'event/:eventId',
    'series',
    'serie',
    'serie/:seriesId',
    'categories',
    'category',
    'category/:categoryId',
    'favourites',
    'profile',
  ],
  dealer: [
    '',
    'rider',
    'rider/:riderId',
    'riders',
    'redemptions',
    'redemptions/statement',
    'redemption',
    'redemption/:redemptionId',
    'cheat-sheet',
    'profile',
    'profile/edit',
    'profile/logins',
    'profile/password',
  ],
  promoter: [
    '',
    'event',
    'event/new',
    'event/:eventId',
    'event/:eventId/edit',
    'event/:eventId/classes',
    'event/:eventId/upload-classes',
    'event/:eventId/upload-results',
    'event/:eventId/results',
    'event/:eventId/results/new',
    'event/:eventId/results/:resultId',
    'event/:eventId/imports',
    'matches',
    'serie',
    'serie/new',
    'serie/:seriesId',
    'serie/:seriesId/edit',
    'serie/:seriesId/upload-events',
    'profile',
  ],
} as const;

/** All page paths. A function, so that bundlers can drop it where it is not used. */
export const pagePaths = (): readonly string[] => [
  ...Object.values(PAGES),
  ...Object.entries(AREA_PAGES).flatMap(([area, pages]) =>
    pages.map((it) => `auth/${area}${it === '' ? '' : `/${it}`}`),
  ),
];
