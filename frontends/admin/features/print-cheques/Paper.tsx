import type { ChequePaper } from '@rrr/contract';
import { useCountryName, useFormats, useLocale } from '@rrr/kit/base';
import { Amount } from '@rrr/kit/desk';
import { amountInWords } from './amount-in-words.js';
import { usePrintWords } from './words/use-words.js';

/** One printed page: a cheque, and its stub below. */
export const Paper = ({ cheque }: { cheque: ChequePaper }) => {
  const [words, formats, locale, countryName] = [usePrintWords(), useFormats(), useLocale(), useCountryName()];
  const { number, payee, amount, address, issuedDate, gross, withholding, lines } = cheque;
  const place = [address.city, address.state, address.zipcode].filter(Boolean).join(' ');
  const country = address.country && countryName(address.country);
  return (
    <article className="cheque-page" aria-label={words('cheque', { number })}>
      <section className="cheque-paper">
        <p className="cheque-row">
          <strong className="number">{words('number', { number })}</strong>
          <span>
            {words('date')} <span className="number">{issuedDate}</span>
          </span>
        </p>
        <p className="cheque-row">
          <span>
            {words('payTo')} <strong>{payee}</strong>
          </span>
          <strong className="cheque-amount">{formats.money(amount)}</strong>
        </p>
        <p>{words('sum', { words: amountInWords(amount.amount, locale) })}</p>
        <address>
          {payee}
          {[address.addressLine1, address.addressLine2, place, country].filter(Boolean).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </address>
        <p className="cheque-signature">{words('signature')}</p>
      </section>
      <section className="cheque-stub">
        <h2>{words('stub', { number })}</h2>
        <table>
          <caption>{words('pays')}</caption>
          <tbody>
            {lines.map((line, at) => (
              <tr key={at}>
                <th scope="row">{line.label}</th>
                <td>
                  <Amount money={line.amount} />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{words('gross')}</th>
              <td>
                <Amount money={gross} />
              </td>
            </tr>
            <tr>
              <th scope="row">{words('withheld')}</th>
              <td>
                <Amount money={withholding} />
              </td>
            </tr>
            <tr>
              <th scope="row">{words('net')}</th>
              <td>
                <Amount money={amount} strong />
              </td>
            </tr>
          </tbody>
        </table>
      </section>
    </article>
  );
};
