import { useAct } from '@rrr/kit/base';
import { ActDialog } from '@rrr/kit/desk';
import { BothLanguages } from './BothLanguages.js';
import type { NoticeValues } from './notice-form.js';
import { useNoticeWords } from './words/use-words.js';

/** A notice in both languages as it will look, before it is saved. */
export const PreviewDialog = ({ notice, onDecide }: { notice: NoticeValues; onDecide: (goOn: boolean) => void }) => {
  const words = useNoticeWords();
  const act = useAct<string, unknown>({ send: () => Promise.resolve(null), onDone: () => onDecide(true) });
  return (
    <ActDialog
      title={words('preview.title')}
      consequence={<BothLanguages notice={notice} />}
      act={act}
      command={(reason) => reason}
      confirm={words('preview.confirm')}
      keep={words('preview.keep')}
      wide
      onClose={() => onDecide(false)}
    />
  );
};
