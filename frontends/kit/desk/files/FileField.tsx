import { useEffect, useId, useMemo, type ReactNode } from 'react';
import { FileTextOutlined } from '@ant-design/icons';
import { Status } from '@rrr/kit/base';
import type { FileKind } from './check-file.js';
import { FilePicker } from './FilePicker.js';
import { UploadProgress } from './UploadProgress.js';
import { useUpload, type UploadRequest } from './use-upload.js';
import { useFileSize, useWords } from './words.js';

export interface FileFieldProps {
  label: string;
  help?: ReactNode;
  kinds: readonly FileKind[];
  /** bytes; the contract's 10 MB unless given */
  limit?: number;
  /** the camera that a phone offers */
  capture?: 'environment' | 'user';
  send: (request: UploadRequest) => Promise<unknown>;
  /** takes back what was received; without it there is nothing to remove */
  onRemove?: () => void;
}

const Preview = ({ file }: { file: File }) => {
  const [words, size] = [useWords(), useFileSize()];
  const url = useMemo(() => (/\.(png|jpe?g)$/i.test(file.name) ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return (
    <div className="desk-file-preview">
      {url ? (
        <img src={url} alt={words('preview', { name: file.name })} />
      ) : (
        <FileTextOutlined aria-hidden className="desk-drop-icon" />
      )}
      <span>
        {file.name}
        <span className="desk-muted"> · {size(file.size)}</span>
      </span>
    </div>
  );
};

/** A field that holds a file: chosen, checked, shown, sent with progress; a failure keeps it for another try. */
export const FileField = ({ label, help, kinds, limit, capture, send, onRemove }: FileFieldProps) => {
  const [words, id] = [useWords(), useId()];
  const { phase, file, progress, error, start, cancel, retry, clear } = useUpload(send);
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span id={id} className="label">
        {label}
      </span>
      {help && (
        <span id={`${id}help`} className="help">
          {help}
        </span>
      )}
      {file && <Preview file={file} />}
      {phase === 'sending' && file && <UploadProgress name={file.name} share={progress} onCancel={cancel} />}
      {phase === 'canceled' && <p role="status">{words('canceled')}</p>}
      {phase === 'done' && file && (
        <div className="desk-file-done">
          <span role="status">
            <Status tone="good">{words('sent', { name: file.name })}</Status>
          </span>
          {onRemove && (
            <button
              type="button"
              className="button"
              onClick={() => {
                clear();
                onRemove();
              }}
            >
              {words('remove', { name: file.name })}
            </button>
          )}
        </div>
      )}
      {phase === 'failed' && (
        <div className="alert bad" role="alert">
          <strong>{error}</strong>
          <div>
            <button type="button" className="button" onClick={retry}>
              {words('retry')}
            </button>
          </div>
        </div>
      )}
      {phase !== 'sending' && (
        <FilePicker
          kinds={kinds}
          limit={limit}
          capture={capture}
          describedBy={help ? `${id}help` : undefined}
          chosen={file?.name}
          onFile={start}
        />
      )}
    </div>
  );
};
