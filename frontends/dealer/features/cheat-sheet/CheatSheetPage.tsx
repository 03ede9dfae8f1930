import { useFormats, useLocale, usePath } from '@rrr/kit/base';
import { Page, PrintButton, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useConfigQuery } from '../../api.js';
import { useOwnDealer } from '../../use-own-dealer.js';
import { useWords } from '../../words/use-words.js';
import { SheetBikes } from './SheetBikes.js';
import { useSheetWords } from './words/use-words.js';
import './cheat-sheet.css';

const STEPS = ['find', 'amount', 'id', 'pin'] as const;
const CASES = ['pin', 'noPin', 'lost', 'mistake'] as const;

/** What a new employee needs at the counter, on one printed page; limits and deadlines are the program's own. */
export const CheatSheetPage = () => {
  const [words, t, formats, path, locale] = [useWords(), useSheetWords(), useFormats(), usePath(), useLocale()];
  const [config, own] = [useConfigQuery(), useOwnDealer()];
  const [program, dealer] = [config.data?.program, own.data?.dealer];
  const failed = (config.error && !config.isFetching && config) || (own.error && !own.isFetching && own);
  const contact = `${location.host}${locale === 'fr' ? '/fr' : ''}/about/contact`;
  return (
    <Page
      title={t('title')}
      lead={<span className="desk-no-print">{t('lead')}</span>}
      back={{ to: path('/'), label: words('find.title') }}
      primary={<PrintButton primary />}
    >
      {failed ? (
        <ProblemNote error={failed.error} onRetry={() => void failed.refetch()} />
      ) : !program || !dealer ? (
        <Skeleton lines={4} height={140} />
      ) : (
        <div className="dealer-sheet">
          <Section title={t('redeem')}>
            <ol className="dealer-steps">
              {STEPS.map((step) => (
                <li key={step}>
                  <strong>{t(`steps.${step}`)}</strong>
                  <span>
                    {t(`steps.${step}How`, {
                      once: formats.money({ amount: program.limits.redemption, currency: dealer.currency }),
                      day: formats.money({ amount: program.limits.redeemedPerDay, currency: dealer.currency }),
                    })}
                  </span>
                </li>
              ))}
            </ol>
            <p>{t('alone')}</p>
          </Section>
          <Section title={t('wrong')}>
            <dl className="dealer-cases">
              {CASES.map((it) => (
                <div key={it}>
                  <dt>{t(`cases.${it}`)}</dt>
                  <dd>
                    {it === 'mistake' && program.limits.undoDays
                      ? t('cases.mistakeSoon', { count: program.limits.undoDays })
                      : t(`cases.${it}Do`)}
                  </dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={t('money')}>
            <ul className="dealer-notes">
              <li>{t('moneyIs.refund', { count: program.dealerRefundDays })}</li>
              <li>{t('moneyIs.statement')}</li>
              <li>{t('moneyIs.currency', { currency: dealer.currency })}</li>
              <li>{t('moneyIs.expiry', { count: program.creditMonths })}</li>
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
