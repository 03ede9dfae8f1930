import { type Notice, NOTICE_LANGUAGES } from '@rrr/contract';
import { NoticePreview, useLanguageName } from '@rrr/kit/base';

/** A notice as its readers see it, in both languages. */
export const BothLanguages = ({
  notice: { kind, link, ...texts },
}: {
  notice: Pick<Notice, 'kind' | 'en' | 'fr' | 'link'>;
}) => {
  const languageName = useLanguageName();
  return (
    <div className="stack">
      {NOTICE_LANGUAGES.map((locale) => (
        <section key={locale} aria-label={languageName(locale)}>
          <p className="desk-muted">{languageName(locale)}</p>
          <NoticePreview locale={locale} notice={{ kind, link, text: texts[locale] }} />
        </section>
      ))}
    </div>
  );
};
