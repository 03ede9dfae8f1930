import { page, redirectTo, routedRemote } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { RiderLayout } from './RiderLayout.js';
import { makeStore } from './store.js';
import { en } from './words/en.js';

export default routedRemote({
  id: 'rider',
  words: inEachLanguage(en),
  store: makeStore,
  layout: RiderLayout,
  routes: [
    { index: true, element: page(() => import('./features/home/HomePage.js').then((it) => it.HomePage)) },
    { path: 'redemptions', element: page(() => import('./features/wallet/WalletPage.js').then((it) => it.WalletPage)) },
    {
      path: 'redemption/:redemptionId',
      element: page(() => import('./features/wallet/ReceiptPage.js').then((it) => it.ReceiptPage)),
    },
    { path: 'redemption', element: redirectTo('/redemptions') },
    { path: 'redeem', element: page(() => import('./features/redeem/RedeemPage.js').then((it) => it.RedeemPage)) },
    { path: 'cashout', element: page(() => import('./features/cash/CashOutPage.js').then((it) => it.CashOutPage)) },
    {
      path: 'earnings',
      element: page(() => import('./features/earnings/EarningsPage.js').then((it) => it.EarningsPage)),
    },
    { path: 'photos', element: page(() => import('./features/photos/PhotosPage.js').then((it) => it.PhotosPage)) },
    { path: 'events', element: page(() => import('./features/races/EventsPage.js').then((it) => it.EventsPage)) },
    { path: 'event', element: redirectTo('/events') },
    { path: 'event/:eventId', element: page(() => import('./features/races/EventPage.js').then((it) => it.EventPage)) },
    {
      path: 'series',
      element: page(() => import('./features/races/SeriesListPage.js').then((it) => it.SeriesListPage)),
    },
    { path: 'serie', element: redirectTo('/series') },
    {
      path: 'serie/:seriesId',
      element: page(() => import('./features/races/SeriesPage.js').then((it) => it.SeriesPage)),
    },
    {
      path: 'categories',
      element: page(() => import('./features/races/CategoriesPage.js').then((it) => it.CategoriesPage)),
    },
    { path: 'category', element: redirectTo('/categories') },
    {
      path: 'category/:categoryId',
      element: page(() => import('./features/races/CategoryPage.js').then((it) => it.CategoryPage)),
    },
    {
      path: 'favourites',
      element: page(() => import('./features/races/favourites/FavouritesPage.js').then((it) => it.FavouritesPage)),
    },
    {
      path: 'security',
      element: page(() => import('./features/security/SecurityPage.js').then((it) => it.SecurityPage)),
    },
    {
      path: 'profile',
      element: page(() => import('./features/profile/RiderProfilePage.js').then((it) => it.RiderProfilePage)),
    },
  ],
});
