import { exportRedemptions, type listRedemptions, type Redemption } from '@rrr/contract';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, NamedList, Status, useList, type Column, type Tone } from '@rrr/kit/desk';
import { useCountriesOf } from '../../countries.api.js';
import { Code } from '../../pieces/Code.js';
import { useRedemptionsQuery } from '../../shared/rider/rider.api.js';
import { useReportWords } from '../../shared/reports/words/use-words.js';

const TONE: Record<Redemption['status'], Tone> = { redeemed: 'good', refunded: 'plain', revoked: 'wait' };
const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;
const params = { role: 'admin' } as const;

/** Every redemption of the days in the address, newest first: the rows behind the figures of the reports. */
export const EachRedemption = () => {
  const [words, formats, path] = [useReportWords(), useFormats(), usePath()];
  const countries = useCountriesOf('dealers');
  const list = useList<typeof listRedemptions>({
    limit: 25,
    filters: [
      { key: 'query', kind: 'text', label: words('redemptions.query') },
      { key: 'afterDate', kind: 'date', label: words('period.from') },
      { key: 'beforeDate', kind: 'date', label: words('period.to') },
      {
        key: 'currency',
        kind: 'select',
        label: words('currency'),
        choices: CURRENCIES.map((value) => ({ value, label: value })),
      },
      { key: 'country', kind: 'country', ...countries, label: words('redemptions.country') },
    ],
  });
  const answer = useRedemptionsQuery({ params, query: list.query });
  const columns: Column<Redemption>[] = [
    { key: 'rider', title: words('redemptions.rider'), cell: (it) => it.rider.fullName },
    { key: 'dealer', title: words('redemptions.dealer'), cell: (it) => it.dealer.name },
    { key: 'date', title: words('redemptions.when'), cell: (it) => formats.instant(it.redeemedAt) },
    { key: 'code', title: words('redemptions.code'), phone: 'none', cell: (it) => <Code value={it.code} /> },
    {
      key: 'by',
      title: words('redemptions.by'),
      extra: true,
      phone: 'none',
      cell: (it) => it.dealerEmployeeName,
    },
    {
      key: 'state',
      title: words('redemptions.state'),
      phone: 'under',
      cell: (it) => <Status tone={TONE[it.status]}>{words(`redemptions.states.${it.status}`)}</Status>,
    },
    {
      key: 'amount',
      title: words('redemptions.amount'),
      align: 'right',
      phone: 'side',
      cell: (it) => <Amount money={it.amount} strong />,
    },
  ];
  return (
    <NamedList
      dense
      name="admin/redemptions"
      label={words('redemptions.tabs.each')}
      columns={columns}
      list={list}
      answer={answer}
      items={answer.data?.creditRedemptions}
      pagination={answer.data?.pagination}
      href={(it) => path(`/rider/${it.rider._id}?tab=redemptions`)}
      exportOf={{ endpoint: exportRedemptions, params }}
      empty={{ text: words('redemptions.noneYet') }}
    />
  );
};
