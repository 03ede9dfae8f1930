import { useWords } from '../words/use-words.js';

export interface PrintButtonProps {
  /** default "Print" */
  label?: string;
  /** the page's one primary act */
  primary?: boolean;
}

/** Prints the page as it stands; itself it is not on the paper. */
export const PrintButton = ({ label, primary = false }: PrintButtonProps) => {
  const words = useWords();
  return (
    <button
      type="button"
      className={primary ? 'button primary desk-no-print' : 'button desk-no-print'}
      onClick={() => print()}
    >
      {label ?? words('print')}
    </button>
  );
};
