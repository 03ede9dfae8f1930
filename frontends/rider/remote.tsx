import { page, pageAt, redirectTo, routedRemote } from '@rrr/kit/base';
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
    pageAt('redemptions', () => import('./features/wallet/WalletPage.js').then((loaded) => loaded.WalletPage)),
    pageAt('redemption/:redemptionId', () =>
      import('./features/wallet/ReceiptPage.js').then((loaded) => loaded.ReceiptPage),
    ),
    { path: 'redemption', element: redirectTo('/redemptions') },
    pageAt('redeem', () => import('./features/redeem/RedeemPage.js').then((loaded) => loaded.RedeemPage)),
    pageAt('cashout', () => import('./features/cash/CashOutPage.js').then((loaded) => loaded.CashOutPage)),
    pageAt('earnings', () => import('./features/earnings/EarningsPage.js').then((loaded) => loaded.EarningsPage)),
    pageAt('photos', () => import('./features/photos/PhotosPage.js').then((loaded) => loaded.PhotosPage)),
    pageAt('events', () => import('./features/races/EventsPage.js').then((loaded) => loaded.EventsPage)),
    { path: 'event', element: redirectTo('/events') },
    pageAt('event/:eventId', () => import('./features/races/EventPage.js').then((loaded) => loaded.EventPage)),
    pageAt('series', () => import('./features/races/SeriesListPage.js').then((loaded) => loaded.SeriesListPage)),
    { path: 'serie', element: redirectTo('/series') },
    pageAt('serie/:seriesId', () => import('./features/races/SeriesPage.js').then((loaded) => loaded.SeriesPage)),
    pageAt('categories', () => import('./features/races/CategoriesPage.js').then((loaded) => loaded.CategoriesPage)),
    { path: 'category', element: redirectTo('/categories') },
    pageAt('category/:categoryId', () =>
      import('./features/races/CategoryPage.js').then((loaded) => loaded.CategoryPage),
    ),
    pageAt('favourites', () =>
      import('./features/races/favourites/FavouritesPage.js').then((loaded) => loaded.FavouritesPage),
    ),
    pageAt('security', () => import('./features/security/SecurityPage.js').then((loaded) => loaded.SecurityPage)),
    pageAt('profile', () => import('./features/profile/RiderProfilePage.js').then((loaded) => loaded.RiderProfilePage)),
  ],
});
