import { useSearchParams } from 'react-router-dom';
import { ClassFile } from '@rrr/kit/desk';
import { lockedResults } from './locked.js';
import { useEventData } from './use-event-data.js';

/** `?class=` chooses the class. */
export const UploadClassPage = () => {
  const [params] = useSearchParams();
  const asked = params.get('class') ?? '';
  return <ClassFile key={asked} {...useEventData()} asked={asked} locked={lockedResults} />;
};
