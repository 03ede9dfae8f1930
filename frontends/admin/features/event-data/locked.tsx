import type { EventDetail } from '@rrr/contract';
import { NoUpload } from '@rrr/kit/desk';

/** What stands in place of a screen that changes results, while they cannot be changed. */
export const lockedResults = (event: EventDetail) => (event.canUpload ? null : <NoUpload event={event} />);
