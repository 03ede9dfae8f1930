import { EventFile } from '@rrr/kit/desk';
import { lockedResults } from './locked.js';
import { useEventData } from './use-event-data.js';

export const UploadResultsPage = () => <EventFile {...useEventData()} locked={lockedResults} />;
