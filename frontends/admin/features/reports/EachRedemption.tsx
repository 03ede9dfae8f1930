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
    { key: 'rider', title: words('redemptions.rider'), cell: (redemption) => redemption.rider.fullName },
    { key: 'dealer', title: words('redemptions.dealer'), cell: (redemption) => redemption.dealer.name },
    { key: 'date', title: words('redemptions.when'), cell: (redemption) => formats.instant(redemption.redeemedAt) },
    {
      key: 'code',
      title: words('redemptions.code'),
      phone: 'none',
      cell: (redemption) => <Code value={redemption.code} />,
    },
    {
      key: 'by',
      title: words('redemptions.by'),
      extra: true,
      phone: 'none',
      cell: (redemption) => redemption.dealerEmployeeName,
    },
    {
      key: 'state',
      title: words('redemptions.state'),
      phone: 'under',
      cell: (redemption) => (
        <Status tone={TONE[redemption.status]}>{words(`redemptions.states.${redemption.status}`)}</Status>
      ),
    },
    {
      key: 'amount',
      title: words('redemptions.amount'),
      align: 'right',
      phone: 'side',
      cell: (redemption) => <Amount money={redemption.amount} strong />,
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
      href={(redemption) => path(`/rider/${redemption.rider._id}?tab=redemptions`)}
      exportOf={{ endpoint: exportRedemptions, params }}
      empty={{ text: words('redemptions.noneYet') }}
    />
  );
};
