import { linesOf, unlistedLines } from '../import/problem-groups.js';
import type { ImportState } from '../import/use-import.js';
import { useImportWords } from '../import/words/use-words.js';
import type { ImportKind, ImportPreview } from '../import/import-kind.js';
import { WizardBar } from './WizardBar.js';
import { useWords } from './words.js';

interface Props<F extends object, P extends ImportPreview, C extends string> {
  kind: ImportKind<F, P, C>;
  state: ImportState<F, P>;
  preview: P;
  /** how many questions are open */
  unanswered: number;
  /** the form in which the columns are being said, where it is shown */
  columnsForm: string | undefined;
  /** nothing can be read before they are said */
  unknown: boolean;
  onBack: () => void;
}

/** The first question of the page takes the focus, so that a keyboard and a thumb arrive at the same place. */
const goToFirst = (): void => {
  const first = document.querySelector<HTMLElement>('.desk-open, .desk-problems');
  first?.scrollIntoView({ block: 'start' });
  first?.querySelector<HTMLElement>('input, button, select')?.focus({ preventScroll: true });
};

/** What storing would do now, what is open, and the one red act; or why there is none. */
export const CheckBar = <F extends object, P extends ImportPreview, C extends string>({
  kind: { check, leave },
  state: { phase, fields, confirm },
  preview,
  unanswered,
  columnsForm,
  unknown,
  onBack,
}: Props<F, P, C>) => {
  const [words, ofFile] = [useWords(), useImportWords()];
  const busy = phase !== 'preview';
  const back = phase !== 'storing' && (
    <button type="button" className="button" onClick={onBack}>
      {words('back')}
    </button>
  );
  if (unanswered > 0)
    return <WizardBar open={<strong>{words('asked', { count: unanswered })}</strong>}>{back}</WizardBar>;
  if (columnsForm !== undefined)
    return (
      <WizardBar open={unknown && <strong>{words('blockedColumns')}</strong>}>
        {back}
        <button type="submit" form={columnsForm} className="button primary large" aria-busy={busy}>
          {ofFile('applyColumns')}
        </button>
      </WizardBar>
    );
  if (unknown || preview.problems.length > 0) {
    const wrong = linesOf(preview.problems).length + unlistedLines(preview.problems, preview.report);
    return (
      <WizardBar open={<strong>{unknown ? words('blockedColumns') : words('blocked', { count: wrong })}</strong>}>
        {back}
      </WizardBar>
    );
  }
  const nothing = check.nothing?.(preview, fields);
  if (nothing)
    return (
      <WizardBar open={<strong role="status">{nothing}</strong>}>
        {back}
        {leave}
      </WizardBar>
    );
  const open = check.open?.(preview);
  return (
    <WizardBar
      figure={check.figure?.(preview)}
      open={
        open && (
          <>
            {open.text}{' '}
            <button type="button" className="desk-link" onClick={goToFirst}>
              {words('answer', { count: open.count })}
            </button>
          </>
        )
      }
    >
      {back}
      <button
        type="button"
        className="button primary large"
        aria-busy={busy}
        onClick={() => {
          if (!busy) confirm();
        }}
      >
        {phase === 'storing' ? check.storing : check.confirm(preview)}
      </button>
    </WizardBar>
  );
};
