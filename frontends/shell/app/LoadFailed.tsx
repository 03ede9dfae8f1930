/** A part of a page whose call was refused: what happened, and the way on. */
export const LoadFailed = ({
  title,
  detail,
  retryLabel,
  onRetry,
}: {
  title: string;
  detail: string;
  retryLabel: string;
  onRetry: () => void;
}) => (
  <div className="alert bad" role="alert">
    <strong>{title}</strong>
    <span>{detail}</span>
    <p className="actions">
      <button type="button" className="button" onClick={onRetry}>
        {retryLabel}
      </button>
    </p>
  </div>
);
