import { useId } from 'react';
import type { ShownNotice } from '@rrr/contract';
import { inLanguage, type Locale } from '@rrr/records/languages';
import { MarkIcon } from '../fields/MarkIcon.js';
import { innerPath } from '../language/inner-path.js';
import { useLocale } from '../language/locale-context.js';
import { withoutLanguage } from '../language/without-language.js';
import { useBannerWords } from './banner-words.js';
import './banners.css';

export interface NoticeBannerProps {
  notice: Pick<ShownNotice, 'kind' | 'text' | 'link'>;
  /** undefined: it is only looked at, so its link opens elsewhere and it cannot be dismissed */
  onDismiss: (() => void) | undefined;
}

/** A page of ours in the reader's language, or an https address; whatever else a record holds leads nowhere. */
const noticeLink = (link: string | null, locale: Locale): string | undefined => {
  if (link === null) return undefined;
  if (/^https:\/\//i.test(link)) return link;
  const ours = innerPath(link);
  if (ours === undefined) return undefined;
  return inLanguage(withoutLanguage(ours), locale);
};

const Cross = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="m5 5 10 10M15 5 5 15" fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
  </svg>
);

/** One notice as its readers see it: its text as it was typed, never as HTML. */
export const NoticeBanner = (props: NoticeBannerProps) => <Banner {...props} words={useBannerWords()} />;

/** A banner with its words. */
export const Banner = ({
  notice: { kind, text, link },
  onDismiss,
  words,
}: NoticeBannerProps & { words: ReturnType<typeof useBannerWords> }) => {
  const [locale, id] = [useLocale(), useId()];
  const href = noticeLink(link, locale);
  return (
    <div className="banner" data-kind={kind} role="status">
      <MarkIcon of={kind} />
      <p>
        <span className="visually-hidden">{words(`kinds.${kind}`)}: </span>
        <span id={id}>{text}</span>{' '}
        {href !== undefined && (
          <a
            href={href}
            aria-describedby={id}
            {...(href.startsWith('/') && onDismiss ? {} : { rel: 'noopener noreferrer' })}
            {...(onDismiss ? {} : { target: '_blank' })}
          >
            {words('more')}
          </a>
        )}
      </p>
      {onDismiss ? (
        <button
          type="button"
          className="banner-dismiss"
          aria-label={words('dismiss')}
          aria-describedby={id}
          onClick={onDismiss}
        >
          <Cross />
        </button>
      ) : (
        <span className="banner-dismiss">
          <Cross />
        </span>
      )}
    </div>
  );
};
