import { useId } from 'react';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { monthName, useLocale } from '@rrr/kit/base';
import { monthAfter, monthsToChoose } from './months.js';
import { useStatementWords } from './words/use-words.js';

interface Props {
  month: string;
  /** the one that runs: there is none after it */
  current: string;
  onChange: (month: string) => void;
}

/** The month before, any month, the month after. */
export const MonthChoice = ({ month, current, onChange }: Props) => {
  const [words, locale, id] = [useStatementWords(), useLocale(), useId()];
  return (
    <div className="dealer-months">
      <button
        type="button"
        className="button"
        aria-label={words('earlier')}
        onClick={() => onChange(monthAfter(month, -1))}
      >
        <LeftOutlined aria-hidden />
      </button>
      <div className="field">
        <label className="visually-hidden" htmlFor={id}>
          {words('month')}
        </label>
        <select id={id} className="input" value={month} onChange={({ target }) => onChange(target.value)}>
          {monthsToChoose(current, month).map((text) => (
            <option key={text} value={text}>
              {monthName(locale, text, { length: 'long', year: true })}
            </option>
          ))}
        </select>
      </div>
      {month < current && (
        <button
          type="button"
          className="button"
          aria-label={words('later')}
          onClick={() => onChange(monthAfter(month, 1))}
        >
          <RightOutlined aria-hidden />
        </button>
      )}
    </div>
  );
};
