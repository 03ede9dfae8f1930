import type { Notice } from '@rrr/contract';
import { NoticePreview } from '@rrr/kit/base';
import { useNoticeWords } from './words/use-words.js';

/** A notice as its readers see it, in both languages. */
export const BothLanguages = ({
  notice: { kind, link, ...texts },
}: {
  notice: Pick<Notice, 'kind' | 'en' | 'fr' | 'link'>;
}) => {
  const words = useNoticeWords();
  return (
    <div className="stack">
      {(['en', 'fr'] as const).map((locale) => (
        <section key={locale} aria-label={words(`languages.${locale}`)}>
          <p className="desk-muted">{words(`languages.${locale}`)}</p>
          <NoticePreview locale={locale} notice={{ kind, link, text: texts[locale] }} />
        </section>
      ))}
    </div>
  );
};
