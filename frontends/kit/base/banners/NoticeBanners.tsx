import { useRef, useState } from 'react';
import type { NoticePlace, ShownNotice } from '@rrr/contract';
import type { HttpClient } from '../http/http-client.js';
import { useBannerWords } from './banner-words.js';
import { dismiss, withoutDismissed } from './dismissed.js';
import { NoticeBanner } from './NoticeBanner.js';
import { useShownNotices } from './use-shown-notices.js';

/** What administrators show at a place now, but what this browser's reader has dismissed; nothing takes no room. */
export const NoticeBanners = ({
  place,
  http,
  comesLate = false,
}: {
  place: NoticePlace;
  http: HttpClient;
  /** this code came after the screen was drawn */
  comesLate?: boolean;
}) => {
  const words = useBannerWords();
  const { notices, late: isNew } = useShownNotices(place, http);
  const late = isNew || comesLate;
  const [hidden, setHidden] = useState<readonly ShownNotice[]>([]);
  const region = useRef<HTMLElement>(null);
  const shown = withoutDismissed(notices).filter((notice) => !hidden.includes(notice));
  if (shown.length === 0) return null;
  const hide = (notice: ShownNotice) => {
    dismiss(notice);
    setHidden([...hidden, notice]);
    // the button that had the focus is gone
    const next = shown.length > 1 ? region.current : region.current?.closest('main');
    next?.focus({ preventScroll: true });
  };
  return (
    <section ref={region} className="banners" data-late={late || undefined} aria-label={words('notices')} tabIndex={-1}>
      {shown.map((notice) => (
        <NoticeBanner key={`${notice._id}@${notice.version}`} notice={notice} onDismiss={() => hide(notice)} />
      ))}
    </section>
  );
};
