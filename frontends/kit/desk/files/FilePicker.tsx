import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { CameraOutlined, UploadOutlined } from '@ant-design/icons';
import { endingsOf, fileFault, UPLOAD_LIMIT, type FileKind, notATable } from './check-file.js';
import { useFileSize, useWords } from './words.js';

export interface FilePickerProps {
  onFile: (file: File) => void;
  kinds?: readonly FileKind[];
  /** bytes */
  limit?: number;
  /** says that another file takes this one's place */
  chosen?: string | undefined;
  /** the camera that a phone opens: `environment` for a paper, `user` for a face */
  capture?: 'environment' | 'user' | undefined;
  /** id of what describes the field; the error is added */
  describedBy?: string | undefined;
  /** a problem that came from elsewhere: the server's answer */
  error?: string | undefined;
}

/** Takes a file by tap, by drop or from a phone's camera, and refuses at once what the server would refuse later. */
export const FilePicker = ({
  onFile,
  kinds = ['sheet'],
  limit = UPLOAD_LIMIT,
  chosen,
  capture,
  describedBy,
  error,
}: FilePickerProps) => {
  const [words, size, id] = [useWords(), useFileSize(), useId()];
  const [over, setOver] = useState(false);
  const [fault, setFault] = useState<string>();
  const first = kinds[0] ?? 'sheet';
  const formats = kinds.flatMap((kind) => words(`kinds.${kind}`).split(words('or')));
  const named = [formats.slice(0, -1).join(', '), ...formats.slice(-1)].filter(Boolean).join(words('or'));
  const wrongType = (name: string): string => {
    // several kinds have no advice of their own; the last text only names them
    if (kinds.length > 1) return words('wrongType.pdf', { kinds: named });
    const other = first === 'sheet' ? notATable(name) : undefined;
    return other ? words(`notATable.${other}`) : words(`wrongType.${first}`, { kinds: named });
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    const found = fileFault(file, kinds, limit);
    if (!found) {
      setFault(undefined);
      onFile(file);
    } else if (found === 'empty') setFault(words('empty'));
    else if (found === 'wrongType') setFault(wrongType(file.name));
    else setFault(words(`tooLarge.${first}`, { size: size(file.size), limit: size(limit) }));
  };
  const input = {
    className: 'visually-hidden',
    type: 'file',
    'aria-describedby': [describedBy, `${id}error`].filter(Boolean).join(' '),
    'aria-invalid': (fault ?? error) !== undefined || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      take(event.target.files?.[0]);
      // the same file, mended, may be chosen again
      event.target.value = '';
    },
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const shown = fault ?? error;
  return (
    <div className="desk-file">
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
          <strong>{chosen ? words('another') : words('choose')}</strong>{' '}
          <span className="desk-drop-hint">{words('drop')}</span>
        </span>
        <span className="desk-muted">{chosen ?? words('limit', { kinds: named, size: size(limit) })}</span>
        <input id={id} {...input} accept={endingsOf(kinds).join(',')} />
      </label>
      {capture && kinds.includes('picture') && (
        <label className="button desk-camera">
          <CameraOutlined aria-hidden /> {words('camera')}
          <input {...input} accept="image/jpeg,image/png" capture={capture} />
        </label>
      )}
      <div id={`${id}error`}>
        {shown && (
          <div className="alert bad" role="alert">
            <strong>{shown}</strong>
          </div>
        )}
      </div>
    </div>
  );
};
