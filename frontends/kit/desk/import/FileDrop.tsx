import { useId, useState, type DragEvent } from 'react';
import { UploadOutlined } from '@ant-design/icons';
import { useFormats } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import { fileFault, UPLOAD_LIMIT } from './check-file.js';

export interface FileDropProps {
  onFile: (file: File) => void;
  /** says that another file takes this one's place */
  chosen?: string;
  limit?: number;
}

/** Takes a CSV or XLSX by tap or by drop, and refuses at once what the server would refuse later. */
export const FileDrop = ({ onFile, chosen, limit = UPLOAD_LIMIT }: FileDropProps) => {
  const [words, formats, id] = [useWords(), useFormats(), useId()];
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<string>();
  const size = (bytes: number) =>
    bytes >= 1024 * 1024
      ? words('file.size.mb', { value: formats.count(Math.ceil((bytes / 1024 / 1024) * 10) / 10) })
      : words('file.size.kb', { value: formats.count(Math.ceil(bytes / 1024)) });
  const take = (file: File | undefined) => {
    if (!file) return;
    const found = fileFault(file, limit);
    setFault(found && words(`file.${found}`, { size: size(file.size), limit: size(limit) }));
    if (!found) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div>
      <label
        className="desk-drop"
        htmlFor={id}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadOutlined aria-hidden className="desk-drop-icon" />
        <span>
          <strong>{chosen ? words('file.another') : words('file.choose')}</strong> {words('file.drop')}
        </span>
        <span className="desk-muted">{chosen ?? words('file.limit', { size: size(limit) })}</span>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept=".csv,.xlsx,.tsv,.txt"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // the same file, mended, may be chosen again
            event.target.value = '';
          }}
        />
      </label>
      {fault && (
        <div className="alert bad desk-drop-fault" role="alert">
          <strong>{fault}</strong>
        </div>
      )}
    </div>
  );
};
