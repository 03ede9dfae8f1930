import { useState, type ReactNode } from 'react';
import { lazyDialog } from '@rrr/kit/desk';
import type { NoticeValues } from './notice-form.js';

const PreviewDialog = lazyDialog(() => import('./PreviewDialog.js').then((loaded) => loaded.PreviewDialog));

interface Asked {
  notice: NoticeValues;
  decide: (goOn: boolean) => void;
}

/** Before a notice is saved it is shown in both languages. `ask` answers whether to go on; `shown` is the dialog. */
export const usePreview = (): { ask: (whole: NoticeValues) => Promise<boolean>; shown: ReactNode } => {
  const [asked, setAsked] = useState<Asked>();
  return {
    ask: (notice) => new Promise((decide) => setAsked({ notice, decide })),
    shown: asked && (
      <PreviewDialog
        notice={asked.notice}
        onDecide={(goOn) => {
          asked.decide(goOn);
          setAsked(undefined);
        }}
      />
    ),
  };
};
