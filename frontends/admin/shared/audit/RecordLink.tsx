import { Link } from 'react-router-dom';
import type { AuditRecord } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { isRecordType, RECORDS } from './records.js';
import { useWhoWords } from './words/use-who-words.js';

/** What was changed: the way to its page, if it has one, and to everything else that happened to it. */
export const RecordLink = ({
  record: { objectType, objectId, objectName },
}: {
  record: Pick<AuditRecord, 'objectType' | 'objectId' | 'objectName'>;
}) => {
  const [t, path] = [useWhoWords(), usePath()];
  const known = isRecordType(objectType);
  const kind = known ? t(`records.${objectType}`) : objectType;
  const name = objectName ?? kind;
  const page = known ? RECORDS[objectType] : null;
  const all = new URLSearchParams({ about: objectId });
  const history = (
    <Link
      className="admin-record-id"
      to={path(`/audit-log?${all.toString()}`)}
      title={objectId}
      aria-label={t('allOfRecord', { name: objectName === null ? kind : `${objectName}, ${kind}`, id: objectId })}
    >
      {kind}
    </Link>
  );
  if (objectName === null && page === null) return history;
  return (
    <div className="admin-two-lines">
      {page === null ? <span>{name}</span> : <Link to={path(`/${page}/${objectId}`)}>{name}</Link>}
      {history}
    </div>
  );
};
