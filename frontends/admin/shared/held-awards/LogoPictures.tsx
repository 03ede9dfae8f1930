import { useState } from 'react';
import { viewLogoPhoto, type HeldAward } from '@rrr/contract';
import { buildRequest, Status, useFormats, useLocale, type Tone } from '@rrr/kit/base';
import { ZoomPicture } from '@rrr/kit/desk';
import { useHeldWords } from './words/use-words.js';

type Photos = NonNullable<HeldAward['photos']>;
type Photo = Photos['sent'][number];
const TONE: Record<Photo['status'], Tone> = { sent: 'wait', accepted: 'good', refused: 'bad' };

/** One photo, which opens large. */
const Picture = ({ photo, rider }: { photo: Photo; rider: string }) => {
  const [words, locale] = [useHeldWords(), useLocale()];
  const [failed, setFailed] = useState(false);
  const { url } = buildRequest(viewLogoPhoto, { params: { role: 'admin', photoId: photo._id } }, locale);
  const alt = words('photos.alt', { slot: photo.slot, name: rider });
  if (failed)
    return (
      <div className="alert bad" role="alert">
        <strong>{words('photos.failed')}</strong>
        <div>
          <button type="button" className="button" onClick={() => setFailed(false)}>
            {words('photos.retry')}
          </button>
        </div>
      </div>
    );
  return (
    <ZoomPicture
      src={url}
      alt={alt}
      onError={() => setFailed(true)}
      words={{
        enlarge: words('photos.enlarge'),
        close: words('photos.close'),
        zoomIn: words('photos.zoomIn'),
        zoomOut: words('photos.zoomOut'),
        turn: words('photos.turn'),
      }}
    />
  );
};

export interface LogoPicturesProps {
  photos: Photos;
  rider: string;
  /** photos that are not accepted */
  marked: readonly string[];
  /** left out where nothing is decided here */
  onMark?: (id: string) => void;
}

/** The photos of the logos that a rider sent, each with what is known of it. */
export const LogoPictures = ({ photos, rider, marked, onMark }: LogoPicturesProps) => {
  const [words, formats] = [useHeldWords(), useFormats()];
  return (
    <ul className="admin-photos">
      {photos.sent.map((photo) => (
        <li key={photo._id}>
          <div className="admin-photo-head">
            <strong>{words('photos.one', { slot: photo.slot })}</strong>
            <Status tone={TONE[photo.status]}>{words(`photos.status.${photo.status}`)}</Status>
          </div>
          <Picture photo={photo} rider={rider} />
          <span className="desk-muted">{words('photos.sentAt', { when: formats.instant(photo.sentAt) })}</span>
          {photo.refusal && <span>{words('photos.refusal', { reason: photo.refusal })}</span>}
          {photo.usedFor.length > 0 && (
            <div className="alert bad">
              <strong>{words('photos.used')}</strong>
              <ul>
                {photo.usedFor.map((item, at) => (
                  <li key={at}>
                    {item.event}, {item.class}: {item.rider}, {formats.day(item.sentAt)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {onMark && photo.status === 'sent' && (
            <label className="admin-photo-mark">
              <input type="checkbox" checked={marked.includes(photo._id)} onChange={() => onMark(photo._id)} />{' '}
              {words('photos.mark')}
            </label>
          )}
        </li>
      ))}
    </ul>
  );
};
