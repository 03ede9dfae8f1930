import type { ReactNode } from 'react';
import type { Locale } from '@rrr/contract';
import { ErrorBoundary } from './screens/ErrorBoundary.js';
import { NotifyProvider, type Notify } from './notify-context.js';
import { ReportProvider, type Report } from './report-context.js';
import { LocaleProvider } from './language/locale-context.js';
import type { RawTranslate } from './language/translate.js';
import { WordsProvider } from './language/use-words.js';

interface Props {
  locale: Locale;
  words: RawTranslate;
  report: Report;
  notify: Notify;
  children: ReactNode;
}

/** What every app, shell or remote, stands in: its language, its words, and a wall that keeps its failures inside. */
export const AppFrame = ({ locale, words, report, notify, children }: Props) => (
  <ReportProvider value={report}>
    <NotifyProvider value={notify}>
      <LocaleProvider value={locale}>
        <WordsProvider value={words}>
          <ErrorBoundary report={report}>{children}</ErrorBoundary>
        </WordsProvider>
      </LocaleProvider>
    </NotifyProvider>
  </ReportProvider>
);
