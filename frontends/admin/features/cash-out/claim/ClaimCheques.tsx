import { useState } from 'react';
import type { Cheque } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { Amount, type Column, lazyDialog, List, Section, Status } from '@rrr/kit/desk';
import { useChequeMenu, type ChequeAct } from '../use-cheque-menu.js';
import { useCashOutWords } from '../words/use-words.js';
import { useClaimWords } from './words/use-words.js';

const ChequeDialog = lazyDialog(() => import('../ChequeDialog.js').then((loaded) => loaded.ChequeDialog));

/** The cheques of one claim; one that stands can be voided or replaced. */
export const ClaimCheques = ({ cheques }: { cheques: readonly Cheque[] }) => {
  const [words, shared, formats] = [useClaimWords(), useCashOutWords(), useFormats()];
  const [acting, setActing] = useState<ChequeAct>();
  const menu = useChequeMenu(setActing);
  if (cheques.length === 0) return null;
  const columns: Column<Cheque & { _id: string }>[] = [
    { key: 'number', title: words('cheques.number'), cell: (item) => <span className="number">{item.number}</span> },
    { key: 'issued', title: words('cheques.issued'), cell: (item) => formats.date(item.issuedDate) },
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
      cell: (item) => <Amount money={item.amount} strong />,
    },
  ];
  return (
    <Section title={words('cheques.title')}>
      <List
        dense
        label={words('cheques.title')}
        columns={columns}
        menu={menu}
        items={cheques.map((cheque) => ({ ...cheque, _id: String(cheque.number) }))}
        empty={{ text: shared('cheques.empty') }}
      />
      {acting && <ChequeDialog cheque={acting.cheque} act={acting.act} onClose={() => setActing(undefined)} />}
    </Section>
  );
};
