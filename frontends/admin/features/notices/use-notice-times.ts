import { NOTICE_PLACES, type Notice } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useNoticeWords } from './words/use-words.js';

/** When and where a notice shows, in words. */
export const useNoticeTimes = () => {
  const [words, formats] = [useNoticeWords(), useFormats()];
  return {
    from: (it: Notice) => formats.instant(it.startsAt),
    until: (it: Notice) => formats.instant(it.endsAt),
    places: (it: Pick<Notice, 'places'>) =>
      NOTICE_PLACES.filter((place) => it.places[place])
        .map((place) => words(`places.${place}`))
        .join(', '),
  };
};
