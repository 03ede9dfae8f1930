import type { Money } from '@rrr/contract';
import { Amount, Section, Status, useNarrow } from '@rrr/kit/desk';
import { addsUp, type Merged, type Pair } from './merge.js';
import { useMergeWords } from './words/use-words.js';

type Sum = Merged['balances'][number];

const minus = (money: Money): Money => ({ ...money, amount: -money.amount });

/** On a phone: one book as a sum written out, its parts under each other. */
const Written = ({ sum }: { sum: Sum }) => {
  const words = useMergeWords();
  const name = `${words(`books.${sum.book}`)}, ${sum.after.currency}`;
  return (
    <section className="admin-merge-field">
      <h3>{name}</h3>
      <dl className="desk-pairs" aria-label={name}>
        <div>
          <dt>{words('kept')}</dt>
          <dd>
            <Amount money={sum.keep} />
          </dd>
        </div>
        <div>
          <dt>+ {words('deleted')}</dt>
          <dd>
            <Amount money={sum.deleted} />
          </dd>
        </div>
        {sum.reversed.amount !== 0 && (
          <div>
            <dt>− {words('reversed')}</dt>
            <dd>
              <Amount money={sum.reversed} />
            </dd>
          </div>
        )}
        <div>
          <dt>= {words('afterShort')}</dt>
          <dd>
            <Amount money={sum.after} strong />
          </dd>
        </div>
      </dl>
    </section>
  );
};

const Table = ({ balances, pair }: { balances: readonly Sum[]; pair: Pair }) => {
  const words = useMergeWords();
  const reversed = balances.some((balance) => balance.reversed.amount !== 0);
  return (
    <div className="desk-table-frame" role="group" aria-label={words('money')} tabIndex={0}>
      <table className="desk-table" data-dense>
        <thead>
          <tr>
            <th scope="col">{words('book')}</th>
            <th scope="col" data-align="right">
              {pair.keep.fullName}
            </th>
            <th scope="col" data-align="right">
              {pair.deleted.fullName}
            </th>
            {reversed && (
              <th scope="col" data-align="right">
                {words('reversed')}
              </th>
            )}
            <th scope="col" data-align="right">
              {words('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {balances.map((balance) => (
            <tr key={balance.book + balance.after.currency}>
              <th scope="row">
                {words(`books.${balance.book}`)}, {balance.after.currency}
              </th>
              <td data-align="right">
                <Amount money={balance.keep} />
              </td>
              <td data-align="right">
                <Amount money={balance.deleted} />
              </td>
              {reversed && (
                <td data-align="right">
                  <Amount money={minus(balance.reversed)} />
                </td>
              )}
              <td data-align="right">
                <Amount money={balance.after} strong />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Both accounts' money and the sum, which must add up to the cent. */
export const MergedMoney = ({ preview, pair }: { preview: Merged; pair: Pair }) => {
  const [words, narrow] = [useMergeWords(), useNarrow()];
  const { balances } = preview;
  const reversed = balances.some((balance) => balance.reversed.amount !== 0);
  const doubted = (preview.against ?? []).length > 0;
  return (
    <Section title={words('money')}>
      {balances.length === 0 ? (
        <p>{words('noMoney')}</p>
      ) : (
        <>
          {narrow ? (
            balances.map((balance) => <Written key={balance.book + balance.after.currency} sum={balance} />)
          ) : (
            <Table balances={balances} pair={pair} />
          )}
          {addsUp(preview) && doubted ? (
            <Status tone="bad">{words('addsUpTwo')}</Status>
          ) : addsUp(preview) ? (
            <Status tone="good">{words(reversed ? 'addsUpReversed' : 'addsUp')}</Status>
          ) : (
            <Status tone="bad">{words('doesNot')}</Status>
          )}
        </>
      )}
    </Section>
  );
};
