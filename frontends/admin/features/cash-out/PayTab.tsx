import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Currency, previewPaymentRun, Response } from '@rrr/contract';
import { SelectField, useFormats, usePath } from '@rrr/kit/base';
import { Amount, FilterField, lazyDialog, List, Section, Status, type Column } from '@rrr/kit/desk';
import { HeroFigure } from '../../pieces/HeroFigure.js';
import { useProgramQuery } from '../../program.api.js';
import { usePaymentRunPreviewQuery } from '../../shared/cash-out/cash-out.api.js';
import { RunsList } from './RunsList.js';
import { useCashOutWords } from './words/use-words.js';

const PrepareDialog = lazyDialog(() => import('./PrepareDialog.js').then((loaded) => loaded.PrepareDialog));

const METHODS = ['reward-link', 'debit-card', 'cheque'] as const;
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
type Candidate = Response<typeof previewPaymentRun>['candidates'][number] & { _id: string };

/** What the address asks for: a currency, one method or all, and the last due date. */
const useChosen = () => {
  const [params, setParams] = useSearchParams();
  const currencies = useProgramQuery().data?.program.currencies ?? [];
  const currency = currencies.find((candidate) => candidate === params.get('currency')) ?? currencies[0] ?? 'USD';
  const method = METHODS.find((candidate) => candidate === params.get('method'));
  const asked = params.get('dueBy') ?? '';
  const dueBy = IS_DAY.test(asked) ? asked : undefined;
  const set = (key: string, value: string): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  return { currency, currencies, method, dueBy, set };
};

/**
 * The payment desk: who can be paid now, who not and why, and one act for all. The run waits for another administrator,
 * then each claim is ordered at the payment provider, or gets its cheque.
 */
export const PayTab = () => {
  const [words, formats, path] = [useCashOutWords(), useFormats(), usePath()];
  const { currency, currencies, method, dueBy, set } = useChosen();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const chosen = {
    currency: currency as Currency,
    methods: method ? [method] : [...METHODS],
    ...(dueBy === undefined ? {} : { dueBy }),
  };
  const body = { ...chosen, leaveOut: [...left].toSorted() };
  const all = usePaymentRunPreviewQuery({ body: chosen });
  const answer = usePaymentRunPreviewQuery({ body });
  const preview = answer.currentData;
  const turn = (id: string): void =>
    setLeft((before) =>
      before.has(id) ? new Set([...before].filter((text) => text !== id)) : new Set([...before, id]),
    );
  const columns: Column<Candidate>[] = [
    {
      key: 'rider',
      title: words('rider'),
      cell: (candidate) => candidate.rider.fullName,
      below: (candidate) => words(`methods.${candidate.method}`),
    },
    {
      key: 'due',
      title: words('due'),
      cell: (candidate) => (
        <>
          <span className="number">{formats.shortDate(candidate.dueDate)}</span>{' '}
          {candidate.overdue && <Status tone="wait">{words('past')}</Status>}
        </>
      ),
    },
    {
      key: 'outcome',
      title: words('pay.outcome'),
      phone: 'under',
      cell: (candidate) =>
        candidate.refused ? (
          <span className="admin-refused">
            <Status tone="bad">{candidate.refused.detail}</Status>
          </span>
        ) : left.has(candidate._id) ? (
          <Status tone="plain">{words('pay.leftOut')}</Status>
        ) : (
          <Status tone="good">{words('pay.paid')}</Status>
        ),
    },
    { key: 'net', title: words('net'), align: 'right', cell: (candidate) => <Amount money={candidate.net} strong /> },
    {
      key: 'actions',
      title: words('pay.actions'),
      actions: true,
      cell: (candidate) =>
        candidate.refused === null && (
          <button
            type="button"
            className="button"
            aria-label={words(left.has(candidate._id) ? 'pay.putBackOf' : 'pay.leaveOutOf', {
              name: candidate.rider.fullName,
            })}
            onClick={() => turn(candidate._id)}
          >
            {words(left.has(candidate._id) ? 'pay.putBack' : 'pay.leaveOut')}
          </button>
        ),
    },
  ];
  const candidates = all.currentData?.candidates.map((candidate) => ({ ...candidate, _id: candidate.payoutClaimId }));
  return (
    <>
      <section className="ink admin-hero" aria-label={words('pay.title')} aria-busy={!preview}>
        <div>
          <p className="desk-muted">{words('pay.title')}</p>
          <HeroFigure text={preview ? formats.money(preview.total) : '\u00a0'} />
          <p>{preview ? words('pay.riders', { count: preview.riders }) : '\u00a0'}</p>
        </div>
        <div className="admin-part">
          {currencies.length > 1 && (
            <SelectField
              name="currency"
              label={words('currency')}
              value={currency}
              choices={currencies.map((value) => ({ value, label: value }))}
              onChange={({ target }) => set('currency', target.value)}
            />
          )}
          <SelectField
            name="method"
            label={words('method')}
            value={method ?? ''}
            choices={[
              { value: '', label: words('pay.anyMethod') },
              ...METHODS.map((value) => ({ value, label: words(`methods.${value}`) })),
            ]}
            onChange={({ target }) => set('method', target.value)}
          />
          <FilterField
            label={words('pay.dueBy')}
            type="date"
            value={dueBy ?? ''}
            onChange={(value) => set('dueBy', value)}
          />
          <div>
            <button
              type="button"
              className="button primary large"
              disabled={!preview || answer.isFetching || preview.claims === 0}
              onClick={() => setAsking(true)}
            >
              {words('pay.prepare', { count: preview?.claims ?? 0 })}
            </button>
          </div>
        </div>
      </section>
      {preview?.more && <p className="alert wait">{words('pay.more')}</p>}
      <List
        dense
        label={words('pay.title')}
        columns={columns}
        answer={all}
        items={candidates}
        href={(item) => path(`/payout-claim/${item.payoutClaimId}`)}
        empty={{
          text: words('pay.nothing'),
          action: <Link to={path('/cash-out-report?tab=waiting')}>{words('tabs.waiting')}</Link>,
        }}
      />
      <Section title={words('pay.runs')}>
        <RunsList />
      </Section>
      {asking && preview && <PrepareDialog body={body} preview={preview} onClose={() => setAsking(false)} />}
    </>
  );
};
