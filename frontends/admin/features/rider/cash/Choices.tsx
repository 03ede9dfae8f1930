import { useFormats } from '@rrr/kit/base';
import { Amount, ProblemNote, Section } from '@rrr/kit/desk';
import { useCreditChoicesQuery } from './rider-cash.api.js';
import { useRiderCashWords } from './words/use-words.js';

/** Cash that the rider took as dealer credit, newest first, with the program's bonus; nothing where there is none. */
export const Choices = ({ riderId }: { riderId: string }) => {
  const [words, formats] = [useRiderCashWords(), useFormats()];
  const { data, error, isFetching, refetch } = useCreditChoicesQuery({
    params: { role: 'admin', riderId },
    query: { page: 1, limit: 50 },
  });
  if (error !== undefined && !isFetching) return <ProblemNote error={error} onRetry={() => void refetch()} />;
  if (!data || data.creditChoices.length === 0) return null;
  return (
    <Section title={words('choices')}>
      <div className="desk-table-frame" role="group" aria-label={words('choices')} tabIndex={0}>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{words('chosenAt')}</th>
              <th scope="col">{words('chosenOf')}</th>
              {(['fromCash', 'bonus', 'credit', 'left'] as const).map((key) => (
                <th key={key} scope="col" data-align="right">
                  {words(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.creditChoices.map(({ _id, chosenAt, amount, bonus, bonusPercent, total, awards }) => (
              <tr key={_id}>
                <th scope="row">{formats.instant(chosenAt)}</th>
                <td>{awards.map((award) => award.label).join(', ')}</td>
                <td data-align="right">
                  <Amount money={amount} />
                </td>
                <td data-align="right">
                  {words('bonusOf', { bonus: formats.money(bonus), percent: formats.percent(bonusPercent / 100) })}
                </td>
                <td data-align="right">
                  <Amount money={total} strong />
                </td>
                <td data-align="right">
                  <Amount
                    money={{ ...total, amount: awards.reduce((sum, award) => sum + award.currentValue.amount, 0) }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};
