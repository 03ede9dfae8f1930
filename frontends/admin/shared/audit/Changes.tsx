import { useAuditWords } from './words/use-words.js';

type Edit = { readonly before: unknown; readonly after: unknown };

const isEdit = (value: unknown): value is Edit =>
  typeof value === 'object' && value !== null && 'before' in value && 'after' in value;

/** The fields of a record that an edit changed. */
export const edits = (detail: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(detail).filter(([, value]) => isEdit(value)));

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A stored value as text; what is not plain stands as JSON. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : JSON.stringify(value);

const Value = ({ value }: { value: unknown }) => {
  const t = useAuditWords();
  if (isEmpty(value)) return <span className="desk-muted">{t('nothing')}</span>;
  if (typeof value === 'boolean') return <>{t(value ? 'yes' : 'no')}</>;
  if (value === '***') return <span className="desk-muted">{t('masked')}</span>;
  return <span lang="">{textOf(value)}</span>;
};

/** What a record of the audit log says, field by field, as it was stored. */
export const Changes = ({ detail }: { detail: Readonly<Record<string, unknown>> }) => {
  const t = useAuditWords();
  const fields = Object.entries(detail);
  if (fields.length === 0) return <span className="desk-muted desk-nothing">{t('noDetail')}</span>;
  return (
    <details className="admin-changes">
      <summary>{t('fields', { count: fields.length })}</summary>
      <dl>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>
              <code lang="">{name}</code>
            </dt>
            <dd>
              {isEdit(value) ? (
                <>
                  <span className="visually-hidden">{t('before')}</span> <Value value={value.before} />
                  <span aria-hidden> → </span>
                  <span className="visually-hidden">{t('after')}</span> <Value value={value.after} />
                </>
              ) : (
                <Value value={value} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
