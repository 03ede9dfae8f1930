import { useId, type ReactNode } from 'react';
import { useLocale } from '../language/locale-context.js';
import { MarkIcon } from '../fields/MarkIcon.js';
import { plainVin, readVin, YEAR_AT, type VinReading } from './read-vin.js';
import { nth, useWords } from './vin-words.js';
import { ScanVin } from './ScanVin.js';
import { VinRuler } from './VinRuler.js';
import { SteeringHead } from './SteeringHead.js';
import './vin.css';

export interface VinFieldProps {
  /** as it was typed: spaces, dashes and small letters stay until the field is left */
  value: string;
  /** model year of the bike; null while it is not chosen, and then it is not compared */
  year: number | null;
  /** whether another tenth character than the one of the model year is refused; left out: yes */
  asksForYear?: boolean | undefined;
  onChange: (typed: string) => void;
  onLeave?: () => void;
  name?: string;
  /** the field was left or sent: what is missing is now an error */
  checked?: boolean;
  /** a fault that only the form knows, such as "Required" */
  error?: string | undefined;
  /** the VIN that the API said another rider has */
  taken?: string | undefined;
  /** what can be done about a VIN that another rider has */
  children?: ReactNode;
}

/** Letters that can only be one digit misread. */
const MEANT: Readonly<Record<string, string>> = { I: '1', O: '0' };

type Tone = 'good' | 'wait' | 'bad' | 'plain';

const toneOf = (reading: VinReading, checked: boolean): Tone => {
  if (reading.state === 'empty') return 'plain';
  if (reading.state === 'incomplete') return checked ? 'bad' : 'plain';
  if (reading.state === 'doubtful') return 'wait';
  return reading.state === 'good' ? 'good' : 'bad';
};

/** What is wrong with a VIN that the API would refuse, in words. */
const useFault = () => {
  const [t, locale] = [useWords(), useLocale()];
  return (reading: VinReading, year: number | null): string | undefined => {
    if (reading.state === 'incomplete') return t('missing', { count: reading.missing });
    if (reading.state === 'long') return t('long', { count: reading.extra });
    if (reading.state === 'year')
      return t('year', { nth: nth(reading.at + 1, locale), character: reading.character, year: year ?? '' });
    if (reading.state !== 'character') return undefined;
    const [at, { character }] = [nth(reading.at + 1, locale), reading];
    return character === 'I' || character === 'O' || character === 'Q'
      ? t(`letter${character}`, { nth: at })
      : t('character', { nth: at, character });
  };
};

/**
 * A motorcycle's VIN, checked as it is typed. A ruler marks the character that is wrong. A check digit that does not
 * match is a warning, and the digit that would match is never shown: it would be typed, and the real mistake kept.
 */
export const VinField = (props: VinFieldProps) => {
  const { value, year, asksForYear, onChange, onLeave, name = 'vin', checked = false, error, taken, children } = props;
  const [t, locale, faultOf, id] = [useWords(), useLocale(), useFault(), useId()];
  const vin = plainVin(value);
  const reading = readVin(vin, year, asksForYear);
  const isOtherYear = reading.state === 'doubtful' && reading.at === YEAR_AT;
  const isTaken = vin !== '' && vin === taken;
  const tone = isTaken || (error && reading.state === 'empty') ? 'bad' : toneOf(reading, checked);
  const fault = tone === 'bad' ? faultOf(reading, year) : undefined;
  const meant = reading.state === 'character' ? MEANT[reading.character] : undefined;
  const passes = reading.state === 'good' || reading.state === 'doubtful';
  return (
    <div className="field vin-field">
      <label htmlFor={id}>{t('label')}</label>
      <div className="vin-where">
        <SteeringHead label={t('drawing')} />
        <span className="help" id={`${id}-help`}>
          {t('help')}
        </span>
      </div>
      <div className="vin-box" data-tone={tone}>
        <input
          id={id}
          className="input"
          name={name}
          value={value}
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={tone === 'bad' ? true : undefined}
          aria-describedby={`${id}-help ${id}-checks`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            if (vin !== value) onChange(vin);
            onLeave?.();
          }}
        />
        <span className="vin-count" aria-hidden="true">
          {t('count', { count: [...vin].length })}
        </span>
      </div>
      <ScanVin onVin={onChange} />
      <VinRuler vin={vin} at={'at' in reading ? reading.at : undefined} tone={tone} />
      <div id={`${id}-checks`}>
        {reading.state === 'incomplete' && tone === 'plain' && (
          <p className="vin-check muted">
            <MarkIcon of="open" />
            <span>{t('left', { count: reading.missing })}</span>
          </p>
        )}
        <ul className="vin-checks" aria-live="polite">
          {reading.state === 'empty' && error && (
            <li className="vin-check bad">
              <MarkIcon of="bad" />
              <strong>{error}</strong>
            </li>
          )}
          {fault && !isTaken && (
            <li className="vin-check bad">
              <MarkIcon of="bad" />
              <span>
                <strong>{t('invalid')}.</strong> {fault}
                {reading.state === 'character' && meant !== undefined && (
                  <button
                    type="button"
                    className="button vin-mend"
                    onClick={() => onChange(`${vin.slice(0, reading.at)}${meant}${vin.slice(reading.at + 1)}`)}
                  >
                    {t('mend', { character: reading.character, meant })}
                  </button>
                )}
              </span>
            </li>
          )}
          {isTaken && (
            <li className="vin-check bad">
              <MarkIcon of="bad" />
              <strong>{t('taken')}</strong>
            </li>
          )}
          {passes && !isTaken && (
            <>
              <Passed>{t('lengthFits')}</Passed>
              {year !== null && !isOtherYear && (
                <Passed>
                  {t('yearFits', { nth: nth(YEAR_AT + 1, locale), character: vin.charAt(YEAR_AT), year })}
                </Passed>
              )}
              {reading.state === 'good' && <Passed>{t('checkFits', { nth: nth(9, locale) })}</Passed>}
              {reading.state === 'doubtful' && (
                <li className="vin-check wait">
                  <MarkIcon of="warning" />
                  <strong>
                    {isOtherYear
                      ? t('yearDiffers', { nth: nth(10, locale), character: vin.charAt(YEAR_AT), year: year ?? '' })
                      : t('checkDiffers', { nth: nth(9, locale) })}
                  </strong>
                </li>
              )}
            </>
          )}
        </ul>
        {reading.state === 'doubtful' && !isTaken && (
          <div className="vin-note wait">
            <strong className="vin-check wait">
              <MarkIcon of="warning" />
              <span>{t('compare')}</span>
            </strong>
            <p>{t(isOtherYear ? 'compareYear' : 'compareHow')}</p>
            <p>{t('compareRight')}</p>
          </div>
        )}
      </div>
      {isTaken && children && <div className="vin-note bad">{children}</div>}
    </div>
  );
};

const Passed = ({ children }: { children: ReactNode }) => (
  <li className="vin-check">
    <MarkIcon of="good" />
    <span>{children}</span>
  </li>
);
