import { useLocale, usePath } from '@rrr/kit/base';
import { Page, PrintButton, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { inLanguage } from '@rrr/records/languages';
import { useConfigQuery } from '../../api.js';
import { useOwnDealer } from '../../use-own-dealer.js';
import { useWords } from '../../words/use-words.js';
import { SheetBikes } from './SheetBikes.js';
import { KeepSheet } from './KeepSheet.js';
import { useSheet } from './use-sheet.js';
import { useSheetWords } from './words/use-words.js';
import './cheat-sheet.css';

/** What a new employee needs at the counter, on one printed page; limits and deadlines are the program's own. */
export const CheatSheetPage = () => {
  const [words, t, sheet, path, locale] = [useWords(), useSheetWords(), useSheet(), usePath(), useLocale()];
  const [config, own] = [useConfigQuery(), useOwnDealer()];
  const [program, dealer] = [config.data?.program, own.data?.dealer];
  const lines = program && dealer ? sheet(program, dealer) : undefined;
  const failed = (config.error && !config.isFetching && config) || (own.error && !own.isFetching && own);
  const contact = location.host + inLanguage('/about/contact', locale);
  return (
    <Page
      title={t('title')}
      lead={<span className="desk-no-print">{t('lead')}</span>}
      back={{ to: path('/'), label: words('find.title') }}
      primary={<PrintButton primary />}
    >
      {failed ? (
        <ProblemNote error={failed.error} onRetry={() => void failed.refetch()} />
      ) : !program || !dealer || !lines ? (
        <Skeleton lines={4} height={140} />
      ) : (
        <div className="dealer-sheet">
          <KeepSheet />
          <Section title={t('redeem')}>
            <ol className="dealer-steps">
              {lines.steps.map(({ term, text }) => (
                <li key={term}>
                  <strong>{term}</strong>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            <p>{t('alone')}</p>
          </Section>
          <Section title={t('wrong')}>
            <dl className="dealer-cases">
              {lines.cases.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={t('money')}>
            <ul className="dealer-notes">
              {lines.money.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Section>
          <Section title={t('bikes')}>
            <SheetBikes bikes={program.eligibleBikes} />
          </Section>
          <p className="desk-muted dealer-sheet-foot">
            {t('dealer', { name: dealer.name, number: dealer.dealerId })}
            <br />
            {t('help', { address: contact })}
          </p>
        </div>
      )}
    </Page>
  );
};
