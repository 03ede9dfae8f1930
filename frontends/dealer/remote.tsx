import { page, pageAt, redirectTo, routedRemote } from '@rrr/kit/base';
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
    pageAt('riders', () => import('./features/riders/RidersPage.js').then((loaded) => loaded.RidersPage)),
    pageAt('redemptions', () =>
      import('./features/redemptions/RedemptionsPage.js').then((loaded) => loaded.RedemptionsPage),
    ),
    pageAt('redemptions/statement', () =>
      import('./features/statement/StatementPage.js').then((loaded) => loaded.StatementPage),
    ),
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
    pageAt('cheat-sheet', () =>
      import('./features/cheat-sheet/CheatSheetPage.js').then((loaded) => loaded.CheatSheetPage),
    ),
    pageAt('security', () => import('./features/security/SecurityPage.js').then((loaded) => loaded.SecurityPage)),
    pageAt('profile', () =>
      import('./features/profile/DealerProfilePage.js').then((loaded) => loaded.DealerProfilePage),
    ),
    pageAt('profile/edit', () =>
      import('./features/profile/EditDealerPage.js').then((loaded) => loaded.EditDealerPage),
    ),
    pageAt('profile/logins', () => import('./features/logins/LoginsPage.js').then((loaded) => loaded.LoginsPage)),
    pageAt('profile/password', () =>
      import('./features/profile/PasswordPage.js').then((loaded) => loaded.PasswordPage),
    ),
  ],
});
