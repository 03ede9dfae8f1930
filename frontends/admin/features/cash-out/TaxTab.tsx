import { exportTaxForms, type listTaxLines, type Response } from '@rrr/contract';
import { useCountryName, useFormats, usePath } from '@rrr/kit/base';
import { Amount, ExportButton, List, Section, Status, Summary, useList, type Column } from '@rrr/kit/desk';
import { useProgramQuery } from '../../program.api.js';
import { useTaxLinesQuery } from '../../shared/cash-out/cash-out.api.js';
import { useCashOutWords } from './words/use-words.js';

type TaxLine = Response<typeof listTaxLines>['taxLines'][number] & { _id: string };
const THIS_YEAR = new Date().getFullYear();
const FIRST = 2000;
const FORMS = ['1099-misc', '1099-nec', '1042-s'] as const;

/** What each rider was paid in a year by tax residence and rate, the totals, and the files for the tax forms. */
export const TaxTab = () => {
  const [words, formats, path, country] = [useCashOutWords(), useFormats(), usePath(), useCountryName()];
  const currencies = useProgramQuery().data?.program.currencies ?? ['USD'];
  const list = useList<typeof listTaxLines>({
    limit: 25,
    filters: [
      {
        key: 'year',
        kind: 'year',
        label: words('years.year'),
        from: THIS_YEAR - 9,
        to: THIS_YEAR - 1,
        none: String(THIS_YEAR),
      },
      {
        key: 'currency',
        kind: 'tabs',
        label: words('years.currency'),
        choices: currencies.map((value) => ({ value, label: value })),
      },
      {
        key: 'taxStatus',
        kind: 'select',
        label: words('tax.status'),
        choices: (['us-person', 'non-resident-alien', 'unknown'] as const).map((value) => ({
          value,
          label: words(`tax.statuses.${value}`),
        })),
      },
    ],
  });
  const { year: asked = THIS_YEAR, ...rest } = list.query;
  const year = Math.max(Number(asked), FIRST);
  const answer = useTaxLinesQuery({ query: { ...rest, year } });
  const currency = String(list.query.currency ?? currencies[0] ?? 'USD');
  const columns: Column<TaxLine>[] = [
    { key: 'rider', title: words('rider'), cell: (line) => line.rider.fullName },
    {
      key: 'status',
      title: words('tax.status'),
      phone: 'under',
      cell: (line) =>
        line.taxStatus ? (
          words(`tax.statuses.${line.taxStatus}`)
        ) : (
          <Status tone="wait">{words('tax.statuses.unknown')}</Status>
        ),
    },
    { key: 'country', title: words('tax.country'), phone: 'under', cell: (line) => country(line.country) },
    {
      key: 'rate',
      title: words('tax.rate'),
      align: 'right',
      phone: 'none',
      cell: (line) => formats.percent(line.withholdingPercent / 100),
    },
    { key: 'gross', title: words('gross'), align: 'right', cell: (line) => <Amount money={line.gross} /> },
    {
      key: 'withholding',
      title: words('withheld'),
      align: 'right',
      phone: 'none',
      cell: (line) => <Amount money={line.withholding} />,
    },
    {
      key: 'net',
      title: words('net'),
      align: 'right',
      phone: 'none',
      cell: (line) => <Amount money={line.net} strong />,
    },
  ];
  return (
    <>
      <p className="desk-muted">{words('tax.lead')}</p>
      {answer.data && answer.data.totals.length > 0 && (
        <Summary
          pairs={answer.data.totals.map((total) => [
            words(`tax.statuses.${total.taxStatus ?? 'unknown'}`),
            words('tax.total', {
              count: total.riders,
              gross: formats.money(total.gross),
              withholding: formats.money(total.withholding),
              net: formats.money(total.net),
            }),
          ])}
        />
      )}
      <List
        dense
        label={words('tabs.tax')}
        columns={columns}
        list={list}
        answer={answer}
        items={answer.data?.taxLines.map((taxLine) => ({
          ...taxLine,
          _id: `${taxLine.rider._id}${taxLine.taxStatus}${taxLine.country}${taxLine.withholdingPercent}`,
        }))}
        pagination={answer.data?.pagination}
        href={(item) => path(`/rider/${item.rider._id}?tab=cash`)}
        empty={{ text: words('years.empty') }}
      />
      <Section title={words('tax.files', { year: String(year), currency })}>
        <ul className="admin-tax-files">
          {FORMS.map((form) => (
            <li key={form}>
              <div>
                <strong>{words(`tax.forms.${form}.name`)}</strong>
                <p className="desk-muted">{words(`tax.forms.${form}.help`)}</p>
              </div>
              <ExportButton
                of={{ endpoint: exportTaxForms, params: { role: 'admin' } }}
                query={{ year: String(year), currency, form }}
              />
            </li>
          ))}
        </ul>
        <p className="desk-muted">{words('tax.tin')}</p>
      </Section>
    </>
  );
};
