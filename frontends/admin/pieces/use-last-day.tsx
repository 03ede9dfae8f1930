import { useState, type ReactNode } from 'react';
import { TextField } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

/** The last day of a licence: the field that asks for it, and what goes with the decision on this document. */
export const useLastDay = (documentId: string | undefined): { field: ReactNode; decided: { expiresOn?: string } } => {
  const t = useWords();
  const [typed, setTyped] = useState<{ of: string | undefined; day: string }>();
  return {
    field: (
      <TextField
        key={documentId}
        name="expiresOn"
        type="date"
        required={false}
        label={t('lastDay.label')}
        help={t('lastDay.help')}
        onChange={(event) => setTyped({ of: documentId, day: event.target.value })}
      />
    ),
    decided: typed && typed.of === documentId && typed.day !== '' ? { expiresOn: typed.day } : {},
  };
};
