import { NoticeBanners } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';

/** Loaded only where there may be notices: most days a visitor needs none of it. */
export const HomeNotices = () => <NoticeBanners place="home" http={useShell().http} comesLate />;
