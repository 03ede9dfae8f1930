import { download } from '../files/csv.js';
import { FilePicker } from '../files/FilePicker.js';
import { PasteTable } from '../files/PasteTable.js';
import { Section } from '../pieces/Section.js';
import type { ImportKind, ImportPreview } from '../import/import-kind.js';

/** What has to be known before the file, and the file. */
export const FileStep = ({
  asked: { before, ready = true, label, help, kinds = ['sheet'], template },
  onFile,
}: {
  asked: ImportKind<object, ImportPreview>['file'];
  onFile: (file: File) => void;
}) => (
  <Section>
    {before}
    {ready && (
      <div className="field">
        <span className="label">{label}</span>
        {help && <p className="desk-muted">{help}</p>}
        <FilePicker kinds={kinds} onFile={onFile} />
        {kinds.includes('sheet') && <PasteTable onFile={onFile} />}
        {template && (
          <div>
            <button
              type="button"
              className="desk-link"
              onClick={() => download(`${template.name}.csv`, `\ufeff${template.head}\r\n`)}
            >
              {template.label}
            </button>
          </div>
        )}
      </div>
    )}
  </Section>
);
