import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadingPage } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import type { Config } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { useWords } from '../../words/use-words.js';
import { dayAsked, RulesDay } from './RulesDay.js';
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
  /** its values are of a day, which the reader may choose (`?on=`) */
  byDay?: boolean;
}

/** A page of text with values of the program and its contents beside it. */
export const AboutPage = ({ title, lead, sections, byDay = false }: Props) => {
  const t = useWords();
  const [params] = useSearchParams();
  const { config, problem, retry } = useConfig(byDay ? dayAsked(params) : undefined);
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
      {byDay && <RulesDay config={config} />}
      {shown.length > 1 && (
        <nav className="about-contents" aria-label={t('about.contents')}>
          <ul>
            {shown.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="about-text">
        {shown.map((item) => (
          <section key={item.id} aria-labelledby={item.id}>
            <h2 id={item.id}>{item.title}</h2>
            {item.body}
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
