import { disciplineOf, type Response, type getRedemption } from '@rrr/contract';
import { Emblem, useFormats, usePath } from '@rrr/kit/base';
import { Amount, DetailPage, PrintButton, Summary } from '@rrr/kit/desk';
import { useParams } from 'react-router-dom';
import { useMe } from '../../use-me.js';
import { usePublicPath } from '../../use-public-path.js';
import { Code } from './Code.js';
import { useReceiptQuery } from './wallet.api.js';
import { useWalletWords } from './words/use-words.js';
import './wallet.css';

type Receipt = Response<typeof getRedemption>;

const Lines = ({ lines }: Pick<Receipt, 'lines'>) => {
  const [t, formats] = [useWalletWords(), useFormats()];
  return (
    <ul className="rider-receipt-lines">
      {lines.map(({ awardId, label, expireDate, amount, left, event }) => (
        <li key={awardId}>
          {event && (
            <span className="rider-emblem-mark">
              <Emblem discipline={disciplineOf(event.type)} />
            </span>
          )}
          <span>
            {label}
            <span className="desk-muted">
              {[
                expireDate && t('receipt.until', { date: formats.date(expireDate) }),
                t('receipt.left', { amount: formats.money(left) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Amount money={amount} />
        </li>
      ))}
    </ul>
  );
};

const Ticket = ({ redemption, lines }: Receipt) => {
  const [t, formats, path] = [useWalletWords(), useFormats(), usePublicPath()];
  const { amount, revoked, redeemedAt, dealer, dealerEmployeeName, rider, code } = redemption;
  return (
    <>
      {revoked && (
        <div className="alert wait" role="status">
          <strong>{t('receipt.undone', { when: formats.instant(revoked.at), who: revoked.by })}</strong>
          {revoked.reason && <span>{t('receipt.reason', { reason: revoked.reason })}</span>}
        </div>
      )}
      <article className="rider-ticket" data-undone={revoked ? true : undefined}>
        <div>
          <span className="desk-muted">{t(revoked ? 'receipt.returned' : 'receipt.amount')}</span>
          <span className="rider-ticket-figure">{formats.money(amount)}</span>
          <Summary
            pairs={[
              [t('receipt.dealer'), dealer.name],
              [t('receipt.employee'), dealerEmployeeName],
              [t('receipt.when'), formats.instant(redeemedAt)],
              [t('receipt.rider'), rider.fullName],
              [t('receipt.code'), <Code key="code" value={code} />],
            ]}
          />
        </div>
        <div>
          <h2>{t('receipt.lines')}</h2>
          <Lines lines={lines} />
        </div>
      </article>
      <p className="desk-no-print desk-muted">
        {t('receipt.wrong')} <a href={path('/about/contact')}>{t('receipt.support')}</a>
      </p>
    </>
  );
};

/** One redemption as a receipt: where and when, and which awards it was taken from. */
export const ReceiptPage = () => {
  const { redemptionId = '' } = useParams();
  const [t, path, { role }] = [useWalletWords(), usePath(), useMe()];
  const answer = useReceiptQuery({ params: { role, redemptionId } });
  const { currentData: receipt } = answer;
  return (
    <DetailPage
      title={t('receipt.title', { code: receipt?.redemption.code ?? '' }).trim()}
      back={{ to: `${path('/redemptions')}?tab=redemptions`, label: t('receipt.back') }}
      answer={answer}
      primary={<PrintButton />}
    >
      {receipt && <Ticket {...receipt} />}
    </DetailPage>
  );
};
