import { useState } from 'react';
import { viewDocument, type RiderDocument } from '@rrr/contract';
import { buildRequest, useLocale } from '@rrr/kit/base';
import { usePaperWords } from './words/use-words.js';

interface Props {
  document: Pick<RiderDocument, '_id' | 'kind'>;
  /** the picture is on the screen */
  onDrawn: () => void;
}

/** The picture as it was sent. Each look is in the audit log, so it is loaded only when asked for. */
export const DocumentPicture = ({ document, onDrawn }: Props) => {
  const [words, locale] = [usePaperWords(), useLocale()];
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);
  const { url } = buildRequest(viewDocument, { params: { role: 'admin', documentId: document._id } }, locale);
  return (
    <div className="admin-part">
      <div>
        <button
          type="button"
          className="button"
          aria-expanded={shown}
          onClick={() => {
            setFailed(false);
            setShown(!shown);
          }}
        >
          {words(shown ? 'documents.hide' : 'documents.view')}
        </button>
      </div>
      {shown && !failed && (
        <img
          className="admin-document"
          src={url}
          alt={words('documents.picture', { document: words(`documents.${document.kind}`) })}
          onLoad={onDrawn}
          onError={() => setFailed(true)}
        />
      )}
      {shown && failed && (
        <div className="alert bad" role="alert">
          <strong>{words('documents.viewFailed')}</strong>
          <div>
            <button type="button" className="button" onClick={() => setFailed(false)}>
              {words('documents.retry')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
};
