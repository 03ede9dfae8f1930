import { Amount, Section, Status } from '@rrr/kit/desk';
import { addsUp, type Merged, type Pair } from './merge.js';
import { useMergeWords } from './words/use-words.js';

/** Both accounts' money and the sum, which must add up to the cent. */
export const MergedMoney = ({ preview, pair }: { preview: Merged; pair: Pair }) => {
  const words = useMergeWords();
  const { balances } = preview;
  const reversed = balances.some((it) => it.reversed.amount !== 0);
  return (
    <Section title={words('money')}>
      {balances.length === 0 ? (
        <p>{words('noMoney')}</p>
      ) : (
        <>
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
                {balances.map((it) => (
                  <tr key={it.book + it.after.currency}>
                    <th scope="row">
                      {words(`books.${it.book}`)}, {it.after.currency}
                    </th>
                    <td data-align="right">
                      <Amount money={it.keep} />
                    </td>
                    <td data-align="right">
                      <Amount money={it.deleted} />
                    </td>
                    {reversed && (
                      <td data-align="right">
                        <Amount money={{ ...it.reversed, amount: -it.reversed.amount }} />
                      </td>
                    )}
                    <td data-align="right">
                      <Amount money={it.after} strong />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {addsUp(preview) ? (
            <Status tone="good">{words(reversed ? 'addsUpReversed' : 'addsUp')}</Status>
          ) : (
            <Status tone="bad">{words('doesNot')}</Status>
          )}
        </>
      )}
    </Section>
  );
};
