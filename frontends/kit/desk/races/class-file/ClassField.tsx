import type { EventClass } from '@rrr/contract';
import { useClassFileWords } from './words/use-words.js';

interface Props {
  classes: readonly EventClass[];
  value: string | undefined;
  onChange: (id: string) => void;
}

/** Which class the file is of. */
export const ClassField = ({ classes, value, onChange }: Props) => {
  const words = useClassFileWords();
  return (
    <label className="field desk-race-field">
      <span className="label">{words('class')}</span>
      <select className="input" value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        {!value && <option value="">{words('chooseClass')}</option>}
        {classes.map((inEvent) => (
          <option key={inEvent._id} value={inEvent._id}>
            {inEvent.name}
          </option>
        ))}
      </select>
    </label>
  );
};
