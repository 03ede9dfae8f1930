import { useEffect, useRef, useState } from 'react';
import { mergeRiders } from '@rrr/contract';
import { newKey, PreviewChanges, useFormats, useHost, usePath, usePreviewedAct } from '@rrr/kit/base';
import { ProblemNote, Skeleton, useLeadOn } from '@rrr/kit/desk';
import { useRefresh } from '../../use-refresh.js';
import { ConfirmMerge } from './ConfirmMerge.js';
import { MergedMoney } from './MergedMoney.js';
import type { Merged, Pair } from './merge.js';
import { Moves } from './Moves.js';
import { type Against, ReasonsAgainst } from './ReasonsAgainst.js';
import { SideBySide } from './SideBySide.js';
import { useMergeWords } from './words/use-words.js';

interface Ids {
  keepId: string;
  deleteId: string;
}

/** What merging this pair would do, and the way to do exactly that. */
export const Compare = ({ pair }: { pair: Pair }) => {
  const { http } = useHost();
  const [words, formats, path] = [useMergeWords(), useFormats(), usePath()];
  const [leadOn, refresh, typed] = [useLeadOn(), useRefresh('money', 'record'), useRef('')];
  const [ticked, setTicked] = useState<ReadonlySet<Against['code']>>(new Set());
  const [checked, setChecked] = useState(false);
  const ids: Ids = { keepId: pair.keep._id, deleteId: pair.deleted._id };
  const previewed = usePreviewedAct<Ids, Merged, Merged>({
    preview: (asked, signal) =>
      http.call(mergeRiders, { body: { ...asked, dryRun: true }, idempotencyKey: newKey(), signal }),
    changes: (before, now) =>
      now.balances.flatMap((sum) => {
        const was = before.balances.find(
          (balance) => balance.book === sum.book && balance.after.currency === sum.after.currency,
        );
        return was && was.after.amount !== sum.after.amount
          ? [
              words('changed', {
                what: words(`books.${sum.book}`),
                before: formats.money(was.after),
                now: formats.money(sum.after),
              }),
            ]
          : [];
      }),
    send: ({ command, outcome }, idempotencyKey) => {
      const body = {
        ...command,
        confirmation: typed.current,
        ...(ticked.size > 0 ? { acknowledged: [...ticked] } : {}),
        ...(outcome === undefined ? {} : { outcome }),
      };
      return http.call(mergeRiders, { body, idempotencyKey });
    },
    refresh,
    notice: ({ keep, deleted, approvalId }) =>
      words(approvalId === undefined ? 'done' : 'waits', { keep: keep.fullName, deleted: deleted.fullName }),
    onDone: ({ keep }) => {
      leadOn.next(path(`/rider/${keep._id}`));
      leadOn.go();
    },
  });
  const { preview, reading, error, retry, look, act } = previewed;
  const against = preview?.against ?? [];
  const missing = against.some(({ code }) => !ticked.has(code));
  const tick = (code: Against['code'], isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, code] : [...ticked].filter((text) => text !== code)));
  useEffect(() => look(ids), [look, ids.keepId, ids.deleteId]); // eslint-disable-line react-hooks/exhaustive-deps
  return (
    <>
      <SideBySide pair={pair} preview={preview} />
      <PreviewChanges previewed={previewed} />
      {error !== undefined && !reading && <ProblemNote error={error} onRetry={retry} />}
      {reading && !preview && (
        <div role="status" aria-label={words('checking')}>
          <Skeleton lines={4} />
        </div>
      )}
      {preview && (
        <>
          {against.length > 0 && (
            <ReasonsAgainst against={against} pair={pair} ticked={ticked} onTick={tick} missing={checked && missing} />
          )}
          <div className="admin-two admin-moves-money" aria-busy={reading}>
            <Moves preview={preview} name={pair.keep.fullName} />
            <MergedMoney preview={preview} pair={pair} />
          </div>
          <ConfirmMerge
            pair={pair}
            preview={preview}
            act={act}
            missing={missing}
            onChecked={() => setChecked(true)}
            onTyped={(phrase) => void (typed.current = phrase)}
          />
        </>
      )}
    </>
  );
};
