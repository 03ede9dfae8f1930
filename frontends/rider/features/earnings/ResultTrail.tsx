import type { Earning, Step } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { ProblemNote, Skeleton, Trail, type TrailStep } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useRiderQuery } from '../../api.js';
import { today } from '../../today.js';
import { useMe } from '../../use-me.js';
import { mendPath, needsOf, nextNeed } from '../cash/needs.js';
import { useDue } from '../cash/use-due.js';
import { useCashWords } from '../cash/words/use-words.js';
import { useEarningQuery } from './earnings.api.js';
import { Reasons } from './Reasons.js';
import { awaitsConsent } from './result-groups.js';
import { useEarningsWords } from './words/use-words.js';

const STATE: Record<Step['state'], TrailStep['state']> = {
  done: 'done',
  waiting: 'here',
  stopped: 'stopped',
  ahead: 'todo',
};

/** What the rider has to send, with its deadline and the button inside the step that waits for it. */
const Missing = ({ step }: { step: Step }) => {
  const [t, words, path, due] = [useEarningsWords(), useCashWords(), usePath(), useDue()];
  const { data } = useRiderQuery({ params: useMe() });
  const needs = needsOf(step, data?.rider.record ?? null);
  if (!nextNeed(needs)) return <>{words('checking')}</>;
  const open = needs.filter((need) => need.state === 'missing' || need.state === 'refused');
  return (
    <div className="rider-why">
      <strong>{t('missing', { count: open.length })}</strong>
      {step.dueDate && <span>{due(step.dueDate)}</span>}
      {step.dueDate && step.dueDate < today() && <span>{words('late.next')}</span>}
      <span className="rider-form-bar">
        {open.map(({ key }) => (
          <Link key={key} className="button" to={path(mendPath(key))}>
            {words(`needs.mend.${key}`)}
          </Link>
        ))}
      </span>
    </div>
  );
};

const Detail = ({ step }: { step: Step }) => {
  const [t, formats, path, due] = [useEarningsWords(), useFormats(), usePath(), useDue()];
  const { step: key, state, at, amount, dueDate, reasons, missing } = step;
  if (reasons.length > 0) return <Reasons reasons={reasons} />;
  if (missing.length > 0) return <Missing step={step} />;
  if (state === 'waiting' && key === 'claim')
    return (
      <Link className="button" to={path('/cashout')}>
        {t('cashOut')}
      </Link>
    );
  if (state === 'waiting' && key === 'redeem')
    return (
      <>
        {[
          amount && t('left', { amount: formats.money(amount) }),
          dueDate && t('until', { date: formats.date(dueDate) }),
        ]
          .filter(Boolean)
          .join(', ')}{' '}
        <Link to={path('/redemptions')}>{t('redeem')}</Link>
      </>
    );
  return (
    <>
      {[
        at && formats.day(at),
        amount && state !== 'ahead' && formats.money(amount),
        dueDate && state === 'waiting' && due(dueDate),
      ]
        .filter(Boolean)
        .join(' · ')}
    </>
  );
};

/** The way of one result to its payment: each step with its day, and what it waits for. */
export const ResultTrail = ({ earning }: { earning: Earning }) => {
  const [t, params] = [useEarningsWords(), useMe()];
  const { data, error, isFetching, refetch } = useEarningQuery({ params: { ...params, resultId: earning._id } });
  if (error !== undefined && !isFetching) return <ProblemNote error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} height={28} />;
  return (
    <div className="rider-way" role="group" aria-label={t('way')}>
      <Trail
        steps={data.steps.map((step) => ({
          // what nobody has requested yet is not called requested
          title: t(`steps.${step.step === 'claim' && step.state !== 'done' ? 'unclaimed' : step.step}`),
          state: awaitsConsent(step.reasons) ? 'here' : STATE[step.state],
          detail: <Detail step={step} />,
        }))}
      />
    </div>
  );
};
