import { ClassesFile } from '@rrr/kit/desk';
import { useEventData } from './use-event-data.js';

export const UploadClassesPage = () => <ClassesFile {...useEventData()} />;
