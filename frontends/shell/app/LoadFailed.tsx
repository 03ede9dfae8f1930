/** Shows why part of a page failed to load, and offers a retry. */
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
