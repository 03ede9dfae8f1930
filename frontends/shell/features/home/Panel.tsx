import { Answer } from './Answer.js';
import { Calculator } from './Calculator.js';
import { useCalculator } from './use-calculator.js';
import { useHomeWords } from './words/use-home-words.js';

/** A calculator before it is a poster: the one big number is the visitor's own. */
export const Panel = () => {
  const t = useHomeWords();
  const calculator = useCalculator();
  return (
    <div className="hero">
      <div className="hero-text">
        <h1>
          {t('title')
            .split(/(?<=\.) /)
            .map((part) => (
              <span key={part}>{part} </span>
            ))}
        </h1>
        <p className="lead muted">{t('lead')}</p>
        <Calculator calculator={calculator} />
      </div>
      <Answer calculator={calculator} />
    </div>
  );
};
