import type { ReactNode } from 'react';
import { LoadingPage } from '@rrr/kit/base';
import { LoadFailed } from '../../app/LoadFailed.js';
import type { Config } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { useWords } from '../../words/use-words.js';
import { useConfig } from './use-config.js';

/** A text page with values of the program. */
export const AboutPage = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: (config: Config) => ReactNode;
}) => {
  const t = useWords();
  const { config, problem, retry } = useConfig();
  useTitle();
  if (!config && !problem) return <LoadingPage />;
  return (
    <div className="page text-page">
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          <p className="lead muted">{lead}</p>
        </div>
      </header>
      {problem && (
        <LoadFailed title={t('about.failed')} detail={problem.detail} retryLabel={t('about.retry')} onRetry={retry} />
      )}
      {config && children(config)}
    </div>
  );
};
