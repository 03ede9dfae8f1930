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
    { index: true, element: page(() => import('./features/home/HomePage.js').then((loaded) => loaded.HomePage)) },
    {
      path: 'redemptions',
      element: page(() => import('./features/wallet/WalletPage.js').then((loaded) => loaded.WalletPage)),
    },
    {
      path: 'redemption/:redemptionId',
      element: page(() => import('./features/wallet/ReceiptPage.js').then((loaded) => loaded.ReceiptPage)),
    },
    { path: 'redemption', element: redirectTo('/redemptions') },
    {
      path: 'redeem',
      element: page(() => import('./features/redeem/RedeemPage.js').then((loaded) => loaded.RedeemPage)),
    },
    {
      path: 'cashout',
      element: page(() => import('./features/cash/CashOutPage.js').then((loaded) => loaded.CashOutPage)),
    },
    {
      path: 'earnings',
      element: page(() => import('./features/earnings/EarningsPage.js').then((loaded) => loaded.EarningsPage)),
    },
    {
      path: 'photos',
      element: page(() => import('./features/photos/PhotosPage.js').then((loaded) => loaded.PhotosPage)),
    },
    {
      path: 'events',
      element: page(() => import('./features/races/EventsPage.js').then((loaded) => loaded.EventsPage)),
    },
    { path: 'event', element: redirectTo('/events') },
    {
      path: 'event/:eventId',
      element: page(() => import('./features/races/EventPage.js').then((loaded) => loaded.EventPage)),
    },
    {
      path: 'series',
      element: page(() => import('./features/races/SeriesListPage.js').then((loaded) => loaded.SeriesListPage)),
    },
    { path: 'serie', element: redirectTo('/series') },
    {
      path: 'serie/:seriesId',
      element: page(() => import('./features/races/SeriesPage.js').then((loaded) => loaded.SeriesPage)),
    },
    {
      path: 'categories',
      element: page(() => import('./features/races/CategoriesPage.js').then((loaded) => loaded.CategoriesPage)),
    },
    { path: 'category', element: redirectTo('/categories') },
    {
      path: 'category/:categoryId',
      element: page(() => import('./features/races/CategoryPage.js').then((loaded) => loaded.CategoryPage)),
    },
    {
      path: 'favourites',
      element: page(() =>
        import('./features/races/favourites/FavouritesPage.js').then((loaded) => loaded.FavouritesPage),
      ),
    },
    {
      path: 'security',
      element: page(() => import('./features/security/SecurityPage.js').then((loaded) => loaded.SecurityPage)),
    },
    {
      path: 'profile',
      element: page(() => import('./features/profile/RiderProfilePage.js').then((loaded) => loaded.RiderProfilePage)),
    },
  ],
});
