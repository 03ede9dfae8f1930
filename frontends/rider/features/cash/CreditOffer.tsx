import { useEffect, useRef, useState } from 'react';
import { takeAsCredit, type CreditOffer as Offer, type Money } from '@rrr/contract';
import { ActProblem, useAct, useFormats, useHost } from '@rrr/kit/base';
import { Amount, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { useCreditOfferQuery } from './cash.api.js';
import { useCashWords } from './words/use-words.js';

/** The second look at a choice that is final. */
const Confirm = ({ offer, onKeep }: { offer: Offer; onKeep: () => void }) => {
  const { http } = useHost();
  const [t, formats, refresh] = [useCashWords(), useFormats(), useRefresh('cash', 'rider', 'results')];
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { currency } = offer.amount;
  const act = useAct({
    send: (outcome: string, key) => http.call(takeAsCredit, { body: { currency, outcome }, idempotencyKey: key }),
    refresh,
    notice: ({ creditChoice }) => t('credit.done', { total: formats.money(creditChoice.total) }),
  });
  const sending = act.state.phase === 'sending';
  return (
    <div className="rider-credit-confirm">
      <p ref={heading} tabIndex={-1}>
        <strong>{t('credit.sure', { amount: formats.money(offer.amount) })}</strong>
      </p>
      <ActProblem act={act} />
      <div className="rider-form-bar">
        <button
          type="button"
          className="button primary large"
          aria-busy={sending}
          onClick={() => void act.run(offer.outcome)}
        >
          {sending ? t('sending') : t('credit.take', { total: formats.money(offer.total) })}
        </button>
        <button type="button" className="button large" disabled={sending} onClick={onKeep}>
          {t('credit.keep')}
        </button>
      </div>
    </div>
  );
};

/** Dealer credit in place of cash, with the program's bonus, beside what would be paid. */
export const CreditOffer = ({ net }: { net: Money }) => {
  const [t, formats, { session }] = [useCashWords(), useFormats(), useHost()];
  const [sure, setSure] = useState(false);
  const { currency } = net;
  const { currentData, error, isFetching, refetch } = useCreditOfferQuery({ query: { currency } });
  if (error !== undefined && !isFetching) return <ProblemNote error={error} onRetry={() => void refetch()} />;
  if (!currentData) return isFetching ? <Skeleton lines={2} height={80} /> : null;
  const { offer } = currentData;
  if (!offer) return null;
  return (
    <Section title={t('credit.title')}>
      <p>
        {t(offer.left.amount > 0 ? 'credit.partly' : 'credit.lead', {
          cash: formats.money(net),
          amount: formats.money(offer.amount),
          total: formats.money(offer.total),
          date: formats.date(offer.expireDate),
        })}
      </p>
      <dl className="rider-credit-sums">
        <div>
          <dt>{t('credit.amount')}</dt>
          <dd>
            <Amount money={offer.amount} />
          </dd>
        </div>
        <div>
          <dt>{t('credit.bonus', { percent: formats.percent(offer.bonusPercent / 100) })}</dt>
          <dd>
            <Amount money={offer.bonus} />
          </dd>
        </div>
        <div>
          <dt>{t('credit.total')}</dt>
          <dd>
            <strong>
              <Amount money={offer.total} />
            </strong>
          </dd>
        </div>
      </dl>
      <p className="desk-muted">{t('credit.papers')}</p>
      {session.proxyHost !== null ? (
        <p>{t('credit.proxy')}</p>
      ) : sure ? (
        <Confirm offer={offer} onKeep={() => setSure(false)} />
      ) : (
        <div className="rider-form-bar">
          <button type="button" className="button large" onClick={() => setSure(true)}>
            {t('credit.choose')}
          </button>
        </div>
      )}
    </Section>
  );
};
