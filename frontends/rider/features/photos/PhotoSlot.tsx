import { useState } from 'react';
import { sendLogoPhoto, viewLogoPhoto, type PhotoAward } from '@rrr/contract';
import { buildRequest, Status, useFormats, useHost, useLocale, type Tone } from '@rrr/kit/base';
import { FileField } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { usePhotoWords } from './words/use-words.js';

type Photo = PhotoAward['photos'][number];
const TONE: Record<Photo['status'] | 'missing', Tone> = {
  missing: 'wait',
  sent: 'good',
  accepted: 'good',
  refused: 'bad',
};

const Picture = ({ photo }: { photo: Photo }) => {
  const [t, locale] = [usePhotoWords(), useLocale()];
  const [failed, setFailed] = useState(false);
  const { url } = buildRequest(viewLogoPhoto, { params: { role: 'rider', photoId: photo._id } }, locale);
  if (failed)
    return (
      <div className="alert bad" role="alert">
        <strong>{t('failed')}</strong>
        <div>
          <button type="button" className="button" onClick={() => setFailed(false)}>
            {t('retry')}
          </button>
        </div>
      </div>
    );
  return <img src={url} alt={t('alt', { slot: photo.slot })} loading="lazy" onError={() => setFailed(true)} />;
};

interface Props {
  award: PhotoAward;
  slot: number;
}

/** One of the photos that are asked for: what was sent, what became of it, and the way to send another. */
export const PhotoSlot = ({ award, slot }: Props) => {
  const { http } = useHost();
  const [t, formats, refresh] = [usePhotoWords(), useFormats(), useRefresh('photos')];
  const [replacing, setReplacing] = useState(false);
  const photo = award.photos.find((logoPhoto) => logoPhoto.slot === slot);
  const status = photo?.status ?? 'missing';
  // what was sent is replaced only on purpose
  const asks = !award.isOver && (status === 'missing' || status === 'refused' || replacing);
  return (
    <li className="rider-photo" aria-label={t('photo', { slot })}>
      <div className="rider-photo-head">
        <strong>{t('photo', { slot })}</strong>
        <Status tone={TONE[status]}>{t(`status.${status}`)}</Status>
      </div>
      {photo && <Picture key={photo._id} photo={photo} />}
      {photo?.status === 'refused' && photo.refusal && (
        <p className="alert bad">{t('reason', { reason: photo.refusal })}</p>
      )}
      {photo?.status === 'sent' && <p className="desk-muted">{t('sentAt', { when: formats.instant(photo.sentAt) })}</p>}
      {photo?.status === 'sent' && !award.isOver && (
        <div>
          <button type="button" className="button" aria-expanded={replacing} onClick={() => setReplacing(!replacing)}>
            {t(replacing ? 'keep' : 'replace')}
          </button>
        </div>
      )}
      {asks && (
        <FileField
          key={`send ${photo?._id ?? ''}`}
          label={t('send', { slot })}
          kinds={['picture']}
          capture="environment"
          send={async ({ file, signal, onProgress }) => {
            await http.call(sendLogoPhoto, {
              params: { resultId: award._id },
              body: { slot },
              files: { file },
              signal,
              onProgress,
            });
            setReplacing(false);
            refresh();
          }}
        />
      )}
    </li>
  );
};
