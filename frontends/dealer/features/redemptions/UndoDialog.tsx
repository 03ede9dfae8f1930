import { useState } from 'react';
import { Button, Form, Input, Modal } from 'antd';
import { useDispatch } from 'react-redux';
import { undoRedemption, type Redemption } from '@rrr/contract';
import { problemOf, useFormats, useHost } from '@rrr/kit/base';
import { FormErrors, newKey, useNotice } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { isOutcomeUnknown } from '../../outcome-unknown.js';
import { useWords } from '../../words/use-words.js';

interface Props {
  redemption: Redemption;
  onClose: () => void;
  onUndone?: () => void;
}
const REASONS = ['amount', 'rider', 'returned'] as const;

/**
 * Asks why, then undoes. One dialog is one act with one key, so that a second try after a lost answer undoes nothing
 * twice.
 */
export const UndoDialog = ({ redemption, onClose, onUndone }: Props) => {
  const { http } = useHost();
  const [words, formats, notice, dispatch] = [useWords(), useFormats(), useNotice(), useDispatch()];
  const [form] = Form.useForm<{ reason: string }>();
  const [error, setError] = useState<unknown>();
  const [unheard, setUnheard] = useState(false);
  const [sending, setSending] = useState(false);
  const [key] = useState(newKey);
  const amount = formats.money(redemption.amount);
  const refresh = () => dispatch(api.util.invalidateTags(['rider', 'redemptions']));
  const undo = async ({ reason }: { reason: string }) => {
    if (sending) return;
    setSending(true);
    try {
      await http.call(undoRedemption, {
        params: { role: 'dealer', redemptionId: redemption._id },
        query: { reason: reason.trim() },
        idempotencyKey: key,
      });
      notice.good(words('undo.done', { amount, name: redemption.rider.fullName }));
      refresh();
      onUndone?.();
      onClose();
    } catch (failed) {
      const problem = problemOf(failed);
      const lost = problem !== undefined && isOutcomeUnknown(problem);
      setUnheard(lost);
      setError(lost ? { ...problem, detail: words('undo.unheard') } : failed);
      setSending(false);
      if (!lost) refresh();
    }
  };
  const close = () => {
    if (unheard) refresh();
    onClose();
  };
  return (
    <Modal
      open
      title={words('undo.title', { amount, name: redemption.rider.fullName })}
      okText={words('undo.confirm', { amount })}
      cancelText={words('undo.keep')}
      okButtonProps={{ 'aria-busy': sending }}
      onOk={form.submit}
      onCancel={close}
    >
      <p>{words('undo.lead')}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={unheard}
        initialValues={{ reason: '' }}
        onFinish={(values) => void undo(values)}
      >
        <FormErrors error={error} />
        <Form.Item
          name="reason"
          label={words('undo.reason')}
          rules={[{ required: true, whitespace: true, message: words('undo.required') }]}
        >
          <Input size="large" maxLength={300} autoComplete="off" />
        </Form.Item>
        <div className="dealer-acts">
          {REASONS.map((it) => (
            <Button
              key={it}
              onClick={() => form.setFields([{ name: 'reason', value: words(`undo.reasons.${it}`), errors: [] }])}
            >
              {words(`undo.reasons.${it}`)}
            </Button>
          ))}
        </div>
      </Form>
    </Modal>
  );
};
