import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { i18n } from 'i18next';
import type { Locale } from '@rrr/contract';
import { ErrorBoundary } from './error-boundary.js';
import { ReportProvider, type Report } from './report-context.js';
import { LocaleProvider } from './language/locale-context.js';

interface Props {
  locale: Locale;
  i18n: i18n;
  report: Report;
  children: ReactNode;
}

/** What every app, shell or remote, stands in: its language, its words, and a wall that keeps its failures inside. */
export const AppFrame = ({ locale, i18n: words, report, children }: Props) => (
  <ReportProvider value={report}>
    <LocaleProvider value={locale}>
      <I18nextProvider i18n={words}>
        <ErrorBoundary report={report}>{children}</ErrorBoundary>
      </I18nextProvider>
    </LocaleProvider>
  </ReportProvider>
);
