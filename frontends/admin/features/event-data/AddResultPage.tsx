import { AddResult } from '@rrr/kit/desk';
import { lockedResults } from './locked.js';
import { useEventData } from './use-event-data.js';

export const AddResultPage = () => <AddResult {...useEventData()} locked={lockedResults} />;
