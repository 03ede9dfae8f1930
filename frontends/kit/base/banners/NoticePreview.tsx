import type { Locale } from '@rrr/records/languages';
import { LocaleProvider } from '../language/locale-context.js';
import { Banner, type NoticeBannerProps } from './NoticeBanner.js';
import { usePreviewWords } from './preview-words.js';

const Preview = ({ notice }: Pick<NoticeBannerProps, 'notice'>) => (
  <Banner notice={notice} onDismiss={undefined} words={usePreviewWords()} />
);

/** A notice in a language that may not be the reader's own. */
export const NoticePreview = ({ locale, notice }: { locale: Locale } & Pick<NoticeBannerProps, 'notice'>) => (
  <div lang={locale} className="banners">
    <LocaleProvider value={locale}>
      <Preview notice={notice} />
    </LocaleProvider>
  </div>
);
