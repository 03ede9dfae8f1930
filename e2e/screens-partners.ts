import { toEdit, toFirst, toPart } from './first-record.js';
import type { Screen } from './screen.js';

/** The admin's screens of dealers, promoters and administrators. */
export const partnerScreens: readonly Screen[] = [
  { name: 'the admin’s dealers', who: 'admin', path: () => '/auth/admin/dealers' },
  { name: 'the admin’s dealer', who: 'admin', path: () => '/auth/admin/dealers', reach: toFirst, dark: true },
  { name: 'the admin’s dealer, logins', who: 'admin', path: () => '/auth/admin/dealers', reach: toPart('logins') },
  { name: 'the admin’s dealer, picture', who: 'admin', path: () => '/auth/admin/dealers', reach: toPart('picture') },
  { name: 'the admin’s form of a dealer', who: 'admin', path: () => '/auth/admin/dealers', reach: toEdit },
  { name: 'the admin’s new dealer', who: 'admin', path: () => '/auth/admin/dealer/new' },
  { name: 'the admin’s dealer logins', who: 'admin', path: () => '/auth/admin/dealer-logins' },
  { name: 'the admin’s refunds due', who: 'admin', path: () => '/auth/admin/dealer-refunds', dark: true },
  { name: 'the admin’s refunds', who: 'admin', path: () => '/auth/admin/dealer-refunds?tab=made' },
  { name: 'the admin’s promoters', who: 'admin', path: () => '/auth/admin/promoters' },
  { name: 'the admin’s promoter', who: 'admin', path: () => '/auth/admin/promoters', reach: toFirst },
  {
    name: 'the admin’s promoter, history',
    who: 'admin',
    path: () => '/auth/admin/promoters',
    reach: toPart('history'),
  },
  { name: 'the admin’s form of a promoter', who: 'admin', path: () => '/auth/admin/promoters', reach: toEdit },
  { name: 'the admin’s new promoter', who: 'admin', path: () => '/auth/admin/promoter/new' },
  { name: 'the admin’s applications', who: 'admin', path: () => '/auth/admin/promoter-applications' },
  {
    name: 'the admin’s application',
    who: 'admin',
    path: () => '/auth/admin/promoter-applications?status=approved',
    reach: toFirst,
  },
  { name: 'the administrators', who: 'admin', path: () => '/auth/admin/administrators' },
  { name: 'the new administrator', who: 'admin', path: () => '/auth/admin/administrators/new' },
  { name: 'the admin’s profile', who: 'admin', path: () => '/auth/admin/profile' },
  { name: 'the admin’s login and security', who: 'admin', path: () => '/auth/admin/security' },
];
