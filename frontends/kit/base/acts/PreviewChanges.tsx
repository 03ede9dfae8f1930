import { useWords } from './act-words.js';
import type { PreviewedAct } from './use-previewed-act.js';

/** After PREVIEW_OUTDATED: what has changed since the preview that was confirmed. Nothing otherwise. */
export const PreviewChanges = ({
  previewed,
}: {
  previewed: Pick<PreviewedAct<never, unknown, unknown>, 'changes'>;
}) => {
  const words = useWords();
  const { changes } = previewed;
  if (!changes) return null;
  return (
    <div className="alert wait" role="status">
      <strong>{words(changes.length > 0 ? 'changed' : 'sameAsBefore')}</strong>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </div>
  );
};
