import { useId, useState } from 'react';
import { pastedFile } from './pasted-table.js';
import { fileFault } from './check-file.js';
import { useFileSize, useWords } from './words.js';

/** Takes a table that was copied from a web page or a spreadsheet, or text with tabs or commas, as a file. */
export const PasteTable = ({ onFile }: { onFile: (file: File) => void }) => {
  const [words, size, id] = [useWords(), useFileSize(), useId()];
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const take = (copied: { html: string; text: string }): boolean => {
    const file = pastedFile(copied, words('pastedName'));
    const found = file && fileFault(file);
    if (found === 'tooLarge') setFault(words('pastedTooLarge', { size: size(file?.size ?? 0) }));
    if (!file || found) return false;
    setFault(undefined);
    setText('');
    onFile(file);
    return true;
  };
  return (
    <details className="desk-paste">
      <summary>{words('paste')}</summary>
      <label htmlFor={id} className="desk-muted">
        {words('pasteHelp')}
      </label>
      <textarea
        id={id}
        className="input"
        rows={4}
        value={text}
        aria-describedby={`${id}error`}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const [html, plain] = [event.clipboardData.getData('text/html'), event.clipboardData.getData('text/plain')];
          // a table is read at once; other text may be a part of what is typed
          if ((/<table/i.test(html) || /\t/.test(plain)) && take({ html, text: plain })) event.preventDefault();
        }}
      />
      <div id={`${id}error`}>
        {fault && (
          <div className="alert bad" role="alert">
            <strong>{fault}</strong>
          </div>
        )}
      </div>
      {text.trim() !== '' && (
        <div>
          <button type="button" className="button" onClick={() => take({ html: '', text })}>
            {words('pasteRead')}
          </button>
        </div>
      )}
    </details>
  );
};
