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
    { index: true, element: page(() => import('./features/find/FindPage.js').then((it) => it.FindPage)) },
    { path: 'rider', element: redirectTo('/') },
    // one file with the one that the search sends for ahead
    {
      path: 'rider/:riderId',
      element: page(() =>
        import(/* webpackChunkName: "redeem" */ './features/redeem/RedeemPage.js').then((it) => it.RedeemPage),
      ),
    },
    {
      path: 'riders',
      element: page(() => import('./features/riders/RidersPage.js').then((it) => it.RidersPage)),
    },
    {
      path: 'redemptions',
      element: page(() => import('./features/redemptions/RedemptionsPage.js').then((it) => it.RedemptionsPage)),
    },
    {
      path: 'redemptions/statement',
      element: page(() => import('./features/statement/StatementPage.js').then((it) => it.StatementPage)),
    },
    { path: 'redemption', element: redirectTo('/redemptions') },
    // one file with the counter, so that a receipt needs nothing more once it is redeemed
    {
      path: 'redemption/:redemptionId',
      element: page(() =>
        import(/* webpackChunkName: "redeem" */ './features/receipt/ReceiptPage.js').then((it) => it.ReceiptPage),
      ),
    },
    {
      path: 'cheat-sheet',
      element: page(() => import('./features/cheat-sheet/CheatSheetPage.js').then((it) => it.CheatSheetPage)),
    },
    {
      path: 'security',
      element: page(() => import('./features/security/SecurityPage.js').then((it) => it.SecurityPage)),
    },
    {
      path: 'profile',
      element: page(() => import('./features/profile/DealerProfilePage.js').then((it) => it.DealerProfilePage)),
    },
    {
      path: 'profile/edit',
      element: page(() => import('./features/profile/EditDealerPage.js').then((it) => it.EditDealerPage)),
    },
    {
      path: 'profile/logins',
      element: page(() => import('./features/logins/LoginsPage.js').then((it) => it.LoginsPage)),
    },
    {
      path: 'profile/password',
      element: page(() => import('./features/profile/PasswordPage.js').then((it) => it.PasswordPage)),
    },
  ],
});
