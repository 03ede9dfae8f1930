import { NOTICE_PLACES, type Notice } from '@rrr/contract';
import { useFormats } from '@rrr/kit/base';
import { useNoticeWords } from './words/use-words.js';

/** When and where a notice shows, in words. */
export const useNoticeTimes = () => {
  const [words, formats] = [useNoticeWords(), useFormats()];
  return {
    from: (notice: Notice) => formats.instant(notice.startsAt),
    until: (notice: Notice) => formats.instant(notice.endsAt),
    places: (item: Pick<Notice, 'places'>) =>
      NOTICE_PLACES.filter((place) => item.places[place])
        .map((place) => words(`places.${place}`))
        .join(', '),
  };
};
