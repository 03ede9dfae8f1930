import { useState } from 'react';
import { usePath } from '@rrr/kit/base';
import { Amount, Empty, Page, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import type { PayoutClaim, RiderCash } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { useConfigQuery, useRiderQuery } from '../../api.js';
import { useMe } from '../../use-me.js';
import { useCashQuery } from './cash.api.js';
import { CashFigure } from './CashFigure.js';
import { CashOutForm } from './CashOutForm.js';
import { Claims } from './Claims.js';
import { CreditChoices } from './CreditChoices.js';
import { CreditOffer } from './CreditOffer.js';
import { Needs } from './Needs.js';
import { needsOf, nextNeed } from './needs.js';
import { NextBar } from './NextBar.js';
import { owedOf } from './owed.js';
import { OwedParts } from './OwedParts.js';
import { Requested } from './Requested.js';
import { SendPaper } from './SendPaper.js';
import { TaxResidence } from './TaxResidence.js';
import { useCashWords } from './words/use-words.js';
import '../earnings/earnings.css';
import './cash.css';

/** What was paid in each calendar year, as a tax form asks for it. */
const Years = ({ years }: Pick<RiderCash, 'years'>) => {
  const t = useCashWords();
  if (years.length === 0) return null;
  return (
    <Section title={t('years.title')}>
      <div className="desk-table-frame" role="group" aria-label={t('years.title')} tabIndex={0}>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('years.year')}</th>
              {(['gross', 'withholding', 'net'] as const).map((key) => (
                <th key={key} scope="col" data-align="right">
                  {t(`years.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, ...sums }) => (
              <tr key={`${year}${sums.net.currency}`}>
                <th scope="row">{year}</th>
                {(['gross', 'withholding', 'net'] as const).map((key) => (
                  <td key={key} data-align="right">
                    <Amount money={sums[key]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};

/** From earned cash to a payment: what comes, what is needed, how and when, and what was requested before. */
export const CashOutPage = () => {
  const [t, path, params] = [useCashWords(), usePath(), useMe()];
  const [made, setMade] = useState<PayoutClaim>();
  const own = useRiderQuery({ params });
  const cash = useCashQuery({ params });
  const program = useConfigQuery().data?.program;
  const days = program?.cashPaidDays;
  const record = own.data?.rider.record ?? null;
  const open = cash.data?.cash.filter((candidate) => candidate.gross.amount > 0) ?? [];
  const needs = cash.data ? needsOf(cash.data, record) : [];
  const ready = cash.data?.missing.length === 0;
  const next = nextNeed(needs);
  return (
    <Page title={t('title')} back={{ to: path('/redemptions'), label: t('back') }}>
      {[own, cash].map(
        ({ error, isFetching, refetch }, at) =>
          error !== undefined && !isFetching && <ProblemNote key={at} error={error} onRetry={() => void refetch()} />,
      )}
      {made && <Requested key={made._id} claim={made} />}
      {!cash.data && cash.isFetching && <Skeleton lines={2} height={200} />}
      {open.map((item) => (
        <CashFigure key={item.gross.currency} cash={item} taxStatus={record?.taxStatus ?? null} />
      ))}
      {cash.data && open.length > 0 && own.data && !ready && (
        <Section
          title={t('needs.title')}
          side={
            <span className="desk-muted">
              {t('needs.done', { done: needs.filter((need) => need.state === 'done').length, all: needs.length })}
            </span>
          }
        >
          {owedOf(cash.data, [], record).map((owed) => (
            <OwedParts key={owed.currency} parts={owed.parts} />
          ))}
          <Needs
            needs={needs}
            linked={(need) => need.key === 'address'}
            under={({ key, state }) =>
              key === 'residence' ? (
                <TaxResidence record={record} />
              ) : (
                key !== 'address' && (state === 'missing' || state === 'refused') && <SendPaper kind={key} />
              )
            }
          />
          <p>{next ? t('notYet') : `${t('checking')} ${t('inReview')}`}</p>
          {days !== undefined && <p className="desk-muted">{t('when', { count: days })}</p>}
        </Section>
      )}
      {program?.cashAsCredit && open.map((item) => <CreditOffer key={item.gross.currency} net={item.net} />)}
      {ready &&
        open.map((item) => (
          <CashOutForm key={item.gross.currency} cash={item} alone={open.length === 1} onDone={setMade} />
        ))}
      {(ready || open.length === 0) && record?.tax && (
        <Section title={t('needs.residence')}>
          <TaxResidence record={record} />
        </Section>
      )}
      <Claims />
      <CreditChoices />
      {cash.data && open.length === 0 && (
        <Empty text={t('nothing')} action={<Link to={path('/earnings')}>{t('results')}</Link>} />
      )}
      {cash.data && <Years years={cash.data.years} />}
      {open.length > 0 && own.data && next && <NextBar next={next.key} />}
    </Page>
  );
};
