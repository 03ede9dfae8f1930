import type { EventClass } from '@rrr/contract';
import { Section, download, FileDrop } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

interface Props {
  classes: readonly EventClass[];
  classId: string | undefined;
  onClass: (id: string) => void;
  onFile: (file: File) => void;
}

export const ChooseFile = ({ classes, classId, onClass, onFile }: Props) => {
  const words = useWords();
  return (
    <Section>
      <label className="field promoter-field">
        <span className="label">{words('wizard.class')}</span>
        <select className="input" value={classId ?? ''} onChange={(event) => onClass(event.target.value)}>
          {!classId && <option value="">{words('wizard.chooseClass')}</option>}
          {classes.map((it) => (
            <option key={it._id} value={it._id}>
              {it.name}
            </option>
          ))}
        </select>
      </label>
      {classId && (
        <div className="field">
          <span className="label">{words('wizard.file')}</span>
          <p className="desk-muted">{words('wizard.columns')}</p>
          <FileDrop onFile={onFile} />
          <div>
            <button
              type="button"
              className="promoter-link"
              onClick={() =>
                download(`${words('wizard.templateName')}.csv`, `\ufeff${words('wizard.templateHead')}\r\n`)
              }
            >
              {words('wizard.template')}
            </button>
          </div>
        </div>
      )}
    </Section>
  );
};
