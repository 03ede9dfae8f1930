import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { confirmCheques } from '@rrr/contract';
import { useAct, useHost, usePath } from '@rrr/kit/base';
import { ActDialog, Page, PrintButton, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { Paper } from './Paper.js';
import { useChequePapersQuery } from './print-cheques.api.js';
import './print-cheques.css';
import { usePrintWords } from './words/use-words.js';

const ARE_NUMBERS = /^\d{1,9}(,\d{1,9}){0,99}$/;

/** Cheques as they are printed, one a page; then somebody confirms that the paper is right. */
export const PrintChequesPage = () => {
  const { http } = useHost();
  const [words, path, navigate, refresh] = [usePrintWords(), usePath(), useNavigate(), useRefresh('money')];
  const [asking, setAsking] = useState(false);
  const numbers = useSearchParams()[0].get('numbers') ?? '';
  const asked = ARE_NUMBERS.test(numbers);
  const { currentData, error, isFetching, refetch } = useChequePapersQuery({ query: { numbers } }, { skip: !asked });
  const cheques = currentData?.cheques ?? [];
  const register = path('/cash-out-report?tab=cheques');
  const act = useAct<null, unknown>({
    send: (_, idempotencyKey) =>
      http.call(confirmCheques, { body: { numbers: cheques.map((cheque) => cheque.number) }, idempotencyKey }),
    refresh,
    notice: () => words('confirmed', { count: cheques.length }),
    onDone: () => void navigate(register),
  });
  const failed = error !== undefined && !isFetching;
  return (
    <Page
      title={words('title')}
      back={{ to: register, label: words('back') }}
      primary={cheques.length > 0 && <PrintButton />}
    >
      <div className="desk-no-print">
        {failed && <ProblemNote error={error} onRetry={() => void refetch()} />}
        {asked && !currentData && !failed && <Skeleton lines={4} height={80} />}
        {(!asked || currentData?.cheques.length === 0) && (
          <p className="alert wait">
            <strong>{words('none')}</strong>
          </p>
        )}
        {cheques.length > 0 && (
          <>
            <p>{words('lead')}</p>
            <p>
              <button type="button" className="button primary" onClick={() => setAsking(true)}>
                {words('confirm', { count: cheques.length })}
              </button>
            </p>
          </>
        )}
      </div>
      {cheques.map((cheque) => (
        <Paper key={cheque.number} cheque={cheque} />
      ))}
      {asking && (
        <ActDialog
          title={words('confirm', { count: cheques.length })}
          consequence={words('confirmLead')}
          act={act}
          command={() => null}
          confirm={words('confirm', { count: cheques.length })}
          keep={words('keep')}
          unknownLead={words('unknown')}
          onClose={() => setAsking(false)}
        />
      )}
    </Page>
  );
};
