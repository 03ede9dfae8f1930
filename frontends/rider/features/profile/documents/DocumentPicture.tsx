import { useState } from 'react';
import { viewDocument, type RiderDocument } from '@rrr/contract';
import { buildRequest, useLocale } from '@rrr/kit/base';
import { useProfileWords } from '../words/use-words.js';

/** The picture as it was sent. Each look is in the audit log, so it is loaded only when asked for. */
export const DocumentPicture = ({ document }: { document: RiderDocument }) => {
  const [t, locale] = [useProfileWords(), useLocale()];
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);
  const { url } = buildRequest(viewDocument, { params: { role: 'rider', documentId: document._id } }, locale);
  const toggle = () => {
    setFailed(false);
    setShown(!shown);
  };
  return (
    <div className="rider-document">
      <div>
        <button type="button" className="button" aria-expanded={shown} onClick={toggle}>
          {t(shown ? 'documents.hide' : 'documents.view')}
        </button>
      </div>
      {shown && !failed && (
        <img
          src={url}
          alt={t('documents.picture', { document: t(`documents.${document.kind}`) })}
          onError={() => setFailed(true)}
        />
      )}
      {shown && failed && (
        <div className="alert bad" role="alert">
          <strong>{t('documents.viewFailed')}</strong>
          <div>
            <button type="button" className="button" onClick={() => setFailed(false)}>
              {t('documents.retry')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
};
