import { useFormats } from '@rrr/kit/base';
import { lazyPart } from '@rrr/kit/desk';
import type { LogoPicturesProps } from './LogoPictures.js';
import { useHeldWords } from './words/use-words.js';

const LogoPictures = lazyPart(() => import('./LogoPictures.js').then((loaded) => loaded.LogoPictures));

/** Whether all photos of the logos are there, until when the rider can send them, and the photos themselves. */
export const LogoPhotos = (props: LogoPicturesProps) => {
  const [words, formats] = [useHeldWords(), useFormats()];
  const { asked, sent, until, complete, madeByYou } = props.photos;
  return (
    <section aria-label={words('photos.title')}>
      <h3>{words('photos.title')}</h3>
      <p>
        {complete
          ? words('photos.complete', { count: asked })
          : words('photos.waiting', { count: asked, date: formats.date(until) })}
      </p>
      {madeByYou && <p className="alert wait">{words('madeByYou')}</p>}
      {sent.length > 0 && <LogoPictures {...props} />}
    </section>
  );
};
