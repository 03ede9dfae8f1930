import type { AllResultsImport, EventClass } from '@rrr/contract';
import { useUploadResultsWords } from './words/use-words.js';

const LEFT_OUT = 'none';

interface Props {
  named: AllResultsImport['classes'];
  classes: readonly EventClass[];
  /** null leaves the rows of this name out */
  onChange: (name: string, classId: string | null) => void;
}

/** Every class name of the file, and which class of the event it means. */
export const NamedClasses = ({ named, classes, onChange }: Props) => {
  const words = useUploadResultsWords();
  return (
    <details className="desk-race-fold" open={named.some((item) => item.leftOut || item.class?.name !== item.name)}>
      <summary>{words('classes', { count: named.length })}</summary>
      <p className="desk-muted">{words('classesLead')}</p>
      <ul className="desk-race-rows">
        {named.map(({ name, rows, class: meant, leftOut }) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
              <div className="desk-muted">{words('rows', { count: rows })}</div>
            </div>
            <select
              className="input desk-race-named"
              aria-label={words('classOf', { name })}
              value={leftOut ? LEFT_OUT : (meant?._id ?? '')}
              onChange={({ target: { value } }) => {
                if (value !== '') onChange(name, value === LEFT_OUT ? null : value);
              }}
            >
              {!leftOut && !meant && <option value="">{words('choose')}</option>}
              {classes.map((inEvent) => (
                <option key={inEvent._id} value={inEvent._id}>
                  {inEvent.name}
                </option>
              ))}
              <option value={LEFT_OUT}>{words('leaveOut')}</option>
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
};
