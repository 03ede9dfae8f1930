import { usePath } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

interface Link {
  key: string;
  label: string;
  to: string;
}

/** The ways from a record to what happened to it: its part of the audit log, and the e-mails to its address. */
export const useTrailActs = (objectId: string, email: string | null | undefined): Link[] => {
  const [t, path] = [useWords(), usePath()];
  const asked = (query: Record<string, string>) => new URLSearchParams(query).toString();
  return [
    { key: 'changes', label: t('trail.changes'), to: path(`/audit-log?${asked({ about: objectId })}`) },
    ...(email
      ? [{ key: 'mails', label: t('trail.mails'), to: path(`/mails?${asked({ state: 'sent', email })}`) }]
      : []),
  ];
};
