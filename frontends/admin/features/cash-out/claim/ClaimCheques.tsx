import { useState } from 'react';
import type { Cheque } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, type Column, lazyDialog, List, Section, Status } from '@rrr/kit/desk';
import { useChequeMenu, type ChequeAct } from '../use-cheque-menu.js';
import { useCashOutWords } from '../words/use-words.js';
import { useClaimWords } from './words/use-words.js';

const ChequeDialog = lazyDialog(() => import('../ChequeDialog.js').then((it) => it.ChequeDialog));

/** The cheques of one claim; one that stands can be voided or replaced. */
export const ClaimCheques = ({ cheques }: { cheques: readonly Cheque[] }) => {
  const [words, shared, formats] = [useClaimWords(), useCashOutWords(), useFormats()];
  const [acting, setActing] = useState<ChequeAct>();
  const menu = useChequeMenu(setActing);
  if (cheques.length === 0) return null;
  const columns: Column<Cheque & { _id: string }>[] = [
    { key: 'number', title: words('cheques.number'), cell: (it) => <span className="number">{it.number}</span> },
    { key: 'issued', title: words('cheques.issued'), cell: (it) => formats.date(it.issuedDate) },
    {
      key: 'state',
      title: words('cheques.state'),
      phone: 'under',
      cell: ({ voided, confirmed }) =>
        voided ? (
          <Status tone="plain">{shared('cheques.voided', { reason: voided.reason })}</Status>
        ) : (
          <Status tone={confirmed ? 'good' : 'wait'}>
            {shared(confirmed ? 'cheques.outstanding' : 'cheques.toPrint')}
          </Status>
        ),
    },
    {
      key: 'amount',
      title: words('cheques.amount'),
      align: 'right',
      cell: (it) => <Amount money={it.amount} strong />,
    },
  ];
  return (
    <Section title={words('cheques.title')}>
      <List
        dense
        label={words('cheques.title')}
        columns={columns}
        menu={menu}
        items={cheques.map((it) => ({ ...it, _id: String(it.number) }))}
        empty={{ text: shared('cheques.empty') }}
      />
      {acting && <ChequeDialog cheque={acting.cheque} act={acting.act} onClose={() => setActing(undefined)} />}
    </Section>
  );
};
