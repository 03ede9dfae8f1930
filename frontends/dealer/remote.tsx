import { page, redirectTo, routedRemote } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { DealerLayout } from './DealerLayout.js';
import { makeStore } from './store.js';
import { en } from './words/en.js';

export default routedRemote({
  id: 'dealer',
  words: inEachLanguage(en),
  store: makeStore,
  layout: DealerLayout,
  routes: [
    { index: true, element: page(() => import('./features/find/FindPage.js').then((loaded) => loaded.FindPage)) },
    { path: 'rider', element: redirectTo('/') },
    // one file with the one that the search sends for ahead
    {
      path: 'rider/:riderId',
      element: page(() =>
        import(/* webpackChunkName: "redeem" */ './features/redeem/RedeemPage.js').then((loaded) => loaded.RedeemPage),
      ),
    },
    {
      path: 'riders',
      element: page(() => import('./features/riders/RidersPage.js').then((loaded) => loaded.RidersPage)),
    },
    {
      path: 'redemptions',
      element: page(() => import('./features/redemptions/RedemptionsPage.js').then((loaded) => loaded.RedemptionsPage)),
    },
    {
      path: 'redemptions/statement',
      element: page(() => import('./features/statement/StatementPage.js').then((loaded) => loaded.StatementPage)),
    },
    { path: 'redemption', element: redirectTo('/redemptions') },
    // one file with the counter, so that a receipt needs nothing more once it is redeemed
    {
      path: 'redemption/:redemptionId',
      element: page(() =>
        import(/* webpackChunkName: "redeem" */ './features/receipt/ReceiptPage.js').then(
          (loaded) => loaded.ReceiptPage,
        ),
      ),
    },
    {
      path: 'cheat-sheet',
      element: page(() => import('./features/cheat-sheet/CheatSheetPage.js').then((loaded) => loaded.CheatSheetPage)),
    },
    {
      path: 'security',
      element: page(() => import('./features/security/SecurityPage.js').then((loaded) => loaded.SecurityPage)),
    },
    {
      path: 'profile',
      element: page(() => import('./features/profile/DealerProfilePage.js').then((loaded) => loaded.DealerProfilePage)),
    },
    {
      path: 'profile/edit',
      element: page(() => import('./features/profile/EditDealerPage.js').then((loaded) => loaded.EditDealerPage)),
    },
    {
      path: 'profile/logins',
      element: page(() => import('./features/logins/LoginsPage.js').then((loaded) => loaded.LoginsPage)),
    },
    {
      path: 'profile/password',
      element: page(() => import('./features/profile/PasswordPage.js').then((loaded) => loaded.PasswordPage)),
    },
  ],
});
