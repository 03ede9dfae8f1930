import { usePath } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { useConfigQuery } from '../../api.js';
import { usePhotoAwardsQuery } from './photos.api.js';
import { usePhotoWords } from './words/use-words.js';

const FIRST = { page: 1, limit: 100 } as const;

/** That awards wait for the rider's photos, with the way to send them; nothing where the program asks for none. */
export const PhotosAwaited = () => {
  const [t, path] = [usePhotoWords(), usePath()];
  const asks = useConfigQuery().data?.program.logoPhotos !== undefined;
  const { data } = usePhotoAwardsQuery({ query: FIRST }, { skip: !asks });
  const waiting = (data?.awards ?? []).filter(
    ({ asked, photos, isOver }) => !isOver && photos.filter((photo) => photo.status === 'sent').length < asked,
  );
  if (waiting.length === 0) return null;
  return (
    <div className="alert wait" role="status">
      <strong>{t('awaited', { count: waiting.length })}</strong>
      <p>{t('awaitedLead')}</p>
      <div>
        <Link className="button" to={path('/photos')}>
          {t('open')}
        </Link>
      </div>
    </div>
  );
};
