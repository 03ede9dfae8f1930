import { useAskedWords } from '@rrr/kit/base';
import { Status } from '@rrr/kit/desk';

/** How many riders asked for the missing results of an event. */
export const RidersAsking = ({ riders = 0 }: { riders: number | undefined }) => {
  const t = useAskedWords();
  return riders > 0 && <Status tone="wait">{t('asked', { count: riders })}</Status>;
};
