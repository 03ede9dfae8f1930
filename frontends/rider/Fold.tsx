import { useId, type ReactNode } from 'react';
import { DownOutlined } from '@ant-design/icons';

interface Props {
  title: string;
  /** at the heading's right, also while it is closed */
  side?: ReactNode;
  open?: boolean;
  /** of the folds with one name, one is open at a time */
  name?: string;
  children: ReactNode;
}

/** A card of which only the heading shows until it is opened. What was typed inside stays while it is closed. */
export const Fold = ({ title, side, open = false, name, children }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details className="desk-card rider-fold" name={name} open={open}>
        <summary>
          <h2 id={id}>{title}</h2>
          <span className="rider-fold-side">
            {side && <span className="desk-muted">{side}</span>}
            <DownOutlined aria-hidden className="rider-fold-arrow" />
          </span>
        </summary>
        {children}
      </details>
    </section>
  );
};
