import { useEffect, useMemo } from 'react';
import { type LoaderFunction, redirect, type RouteObject, useNavigate, useRoutes } from 'react-router-dom';
import { PAGES } from '@rrr/contract';
import { page } from '@rrr/kit/base';
import { MissingPage } from '../features/MissingPage.js';
import { HomeLayout } from '../layouts/HomeLayout.js';
import { LoginLayout } from '../layouts/LoginLayout.js';
import { EnterArea } from '../app/EnterArea.js';
import { withGates } from '../app/gates.js';
import { inLocale, localeOf } from '../app/locale-path.js';
import { ScrollKeeper } from '../app/ScrollKeeper.js';
import type { Shell } from '../app/shell-context.js';

const requirementsPage = (of: 'superTwin' | 'singleCylinder') =>
  page(() =>
    import('../features/about/RequirementsPage.js').then(({ RequirementsPage }) => () => <RequirementsPage of={of} />),
  );

/** An address that names no event or series leads to the list of events. */
const toList = ({ request }: { request: Request }) => {
  const { pathname } = new URL(request.url);
  return redirect(inLocale(`/${PAGES.events}`, localeOf(pathname)));
};

const publicPages: RouteObject[] = [
  {
    index: true,
    element: page(() => import('../features/home/HomePage.js').then((loaded) => loaded.HomePage)),
  },
  {
    path: PAGES.events,
    element: page(() => import('../features/events/EventsPage.js').then((loaded) => loaded.EventsPage)),
  },
  { path: PAGES.noEvent, loader: toList },
  {
    path: PAGES.event,
    element: page(() => import('../features/events/EventPage.js').then((loaded) => loaded.EventPage)),
  },
  { path: PAGES.noSeries, loader: toList },
  {
    path: PAGES.series,
    element: page(() => import('../features/series/SeriesPage.js').then((loaded) => loaded.SeriesPage)),
  },
  {
    path: PAGES.rules,
    element: page(() => import('../features/about/RulesPage.js').then((loaded) => loaded.RulesPage)),
  },
  { path: PAGES.faq, element: page(() => import('../features/about/FaqPage.js').then((loaded) => loaded.FaqPage)) },
  {
    path: PAGES.dealers,
    element: page(() => import('../features/dealers/DealersPage.js').then((loaded) => loaded.DealersPage)),
  },
  {
    path: PAGES.register,
    element: page(() => import('../features/enrol/EnrolPage.js').then((loaded) => loaded.EnrolPage)),
  },
  {
    path: PAGES.login,
    element: page(() => import('../features/login/LoginPage.js').then((loaded) => loaded.LoginPage)),
  },
  {
    path: PAGES.promoters,
    element: page(() => import('../features/promoters/PromotersPage.js').then((loaded) => loaded.PromotersPage)),
  },
  {
    path: PAGES.contact,
    element: page(() => import('../features/contact/ContactPage.js').then((loaded) => loaded.ContactPage)),
  },
  {
    path: PAGES.contactThanks,
    element: page(() => import('../features/contact/ThankYouPage.js').then((loaded) => loaded.ThankYouPage)),
  },
  {
    path: PAGES.privacy,
    element: page(() => import('../features/about/PrivacyPage.js').then((loaded) => loaded.PrivacyPage)),
  },
  {
    path: PAGES.accessibility,
    element: page(() => import('../features/about/AccessibilityPage.js').then((loaded) => loaded.AccessibilityPage)),
  },
  { path: PAGES.superTwin, element: requirementsPage('superTwin') },
  { path: PAGES.singleCylinder, element: requirementsPage('singleCylinder') },
  {
    path: PAGES.logout,
    element: page(() => import('../features/login/LogoutPage.js').then((loaded) => loaded.LogoutPage)),
  },
  { path: '*', element: <MissingPage /> },
];

/** Pages for people who cannot log in yet. */
const accountPages: RouteObject[] = [
  {
    path: PAGES.forgotPassword,
    element: page(() => import('../features/recover/ResetPasswordPage.js').then((loaded) => loaded.ForgotPasswordPage)),
  },
  {
    path: PAGES.resetPassword,
    element: page(() => import('../features/recover/ResetPasswordPage.js').then((loaded) => loaded.ResetPasswordPage)),
  },
  {
    path: PAGES.lostPassword,
    element: page(() => import('../features/recover/ResetPasswordPage.js').then((loaded) => loaded.LostPasswordPage)),
  },
  {
    path: PAGES.recoverAccount,
    element: page(() =>
      import('../features/recover/ResetPasswordPage.js').then((loaded) => loaded.AccountRecoveryPage),
    ),
  },
  {
    path: PAGES.acceptInvitation,
    element: page(() =>
      import('../features/recover/AcceptInvitationPage.js').then((loaded) => loaded.AcceptInvitationPage),
    ),
  },
  {
    path: PAGES.guardianConsent,
    element: page(() =>
      import('../features/recover/AcceptInvitationPage.js').then((loaded) => loaded.GuardianConsentPage),
    ),
  },
  {
    path: PAGES.signInCallback,
    element: page(() =>
      import('../features/recover/SignInCallbackPage.js').then((loaded) => loaded.SignInCallbackPage),
    ),
  },
];

const proxyPage = (type: 'rider' | 'dealer' | 'promoter') =>
  page(() =>
    import('../features/proxy/StartProxyPage.js').then(({ StartProxyPage }) => () => <StartProxyPage type={type} />),
  );

const guardFailed = page(() => import('../layouts/session-unknown.js').then((loaded) => loaded.GuardFailed));

/** The pages of the public site, as they are written; `SiteRoutes` obeys their loaders. */
export const siteRoutes = (shell: Shell): RouteObject[] => {
  // only personal pages ask who is there: other pages are without it
  const guarded: LoaderFunction = async (asked) => (await import('../app/guard-loader.js')).guardOf(shell)(asked);
  const proxyPages: RouteObject[] = [
    { path: PAGES.actAsRider, element: proxyPage('rider') },
    { path: PAGES.actAsDealer, element: proxyPage('dealer') },
    { path: PAGES.actAsPromoter, element: proxyPage('promoter') },
    {
      path: PAGES.stopActing,
      element: page(() => import('../features/proxy/EndProxyPage.js').then((loaded) => loaded.EndProxyPage)),
    },
  ].map((item) => ({ ...item, loader: guarded, errorElement: guardFailed }));
  return [
    {
      path: shell.to('/'),
      children: [
        { path: PAGES.area, loader: guarded, errorElement: guardFailed },
        { path: 'auth/:type/*', loader: guarded, errorElement: guardFailed, element: <EnterArea /> },
        {
          element: <LoginLayout />,
          children: [
            {
              path: PAGES.emailVerify,
              loader: guarded,
              errorElement: guardFailed,
              element: page(() =>
                import('../features/email-verify/EmailVerifyPage.js').then((loaded) => loaded.EmailVerifyPage),
              ),
            },
            ...accountPages,
            ...proxyPages,
          ],
        },
        { element: <HomeLayout />, children: publicPages },
      ],
    },
  ];
};

export const SiteRoutes = ({ shell }: { shell: Shell }) => {
  const navigate = useNavigate();
  useEffect(() => {
    shell.go = (to) => void navigate(to);
  }, [shell, navigate]);
  const routes = useMemo(() => withGates(siteRoutes(shell)), [shell]);
  return (
    <>
      {useRoutes(routes)}
      <ScrollKeeper />
    </>
  );
};
