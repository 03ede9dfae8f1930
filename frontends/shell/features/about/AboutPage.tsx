import type { ReactNode } from 'react';
import { LoadingPage } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import type { Config } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { useWords } from '../../words/use-words.js';
import { useConfig } from './use-config.js';
import './about.css';

interface Section {
  /** also its anchor */
  id: string;
  title: string;
  body: ReactNode;
}

interface Props {
  title: string;
  lead: string | ((config: Config) => string);
  sections: (config: Config) => readonly Section[];
}

/** A page of text with values of the program and its contents beside it. */
export const AboutPage = ({ title, lead, sections }: Props) => {
  const t = useWords();
  const { config, problem, retry } = useConfig();
  useTitle();
  if (!config && !problem) return <LoadingPage />;
  const shown = config ? sections(config) : [];
  return (
    <div className="page text-page about-page">
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          {(typeof lead === 'string' || config) && (
            <p className="lead muted">{typeof lead === 'string' ? lead : lead(config!)}</p>
          )}
        </div>
      </header>
      {problem && (
        <LoadFailed title={t('about.failed')} detail={problem.detail} retryLabel={t('about.retry')} onRetry={retry} />
      )}
      {shown.length > 1 && (
        <nav className="about-contents" aria-label={t('about.contents')}>
          <ul>
            {shown.map((it) => (
              <li key={it.id}>
                <a href={`#${it.id}`}>{it.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="about-text">
        {shown.map((it) => (
          <section key={it.id} aria-labelledby={it.id}>
            <h2 id={it.id}>{it.title}</h2>
            {it.body}
          </section>
        ))}
      </div>
    </div>
  );
};

/** Sentences of a section, one below the other. */
export const Lines = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
