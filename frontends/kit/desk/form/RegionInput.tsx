import { useWatch } from './form-engine.js';
import { useWords } from '../words/use-words.js';
import type { FormField } from './form-field.js';

interface Props {
  field: Extract<FormField, { kind: 'region' }>;
  autoComplete: string;
  maxLength?: number;
  /** given by the form */
  id?: string;
  value?: string | null;
  onChange?: (value: string) => void;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

/** A state or province of the country that the same form holds: chosen from its list, or written where there is none. */
export const RegionInput = ({ field, maxLength, value, onChange, ...rest }: Props) => {
  const words = useWords();
  const country: unknown = useWatch<string | null>(field.country);
  const regions = field.regions[String(country ?? '')];
  const written = value ?? '';
  const own = { ...rest, value: written };
  if (!regions)
    return (
      <input
        {...own}
        className="input"
        {...(maxLength === undefined ? {} : { maxLength })}
        onChange={(event) => onChange?.(event.target.value)}
      />
    );
  return (
    <select className="input" {...own} onChange={(event) => onChange?.(event.target.value)}>
      <option value="">{words('form.noRegion')}</option>
      {/* of another country, or written before there was a list: it stays in sight until another one is chosen */}
      {written !== '' && !regions.some((region) => region.value === written) && (
        <option value={written}>{written}</option>
      )}
      {regions.map((region) => (
        <option key={region.value} value={region.value}>
          {region.label}
        </option>
      ))}
    </select>
  );
};
