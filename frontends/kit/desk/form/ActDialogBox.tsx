import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button, Form, Input, Modal } from 'antd';
import { ActProblem, isUnknown, type Act } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';
import { DeskFrame } from '../layout/DeskFrame.js';
import { useRevalidate } from './use-revalidate.js';

interface Values {
  reason: string;
  typed: string;
}

export interface ActDialogProps<C> {
  title: string;
  /** what will happen, before it does */
  consequence: ReactNode;
  act: Act<C, unknown>;
  /** made of what was written here; '' when no reason is asked for */
  command: (reason: string) => C;
  /** the button, which says what happens: "Undo $40.00"; left out where there is nothing to do, and `consequence` says why */
  confirm?: string;
  /** the way back: "Keep it" */
  keep: string;
  /** asks why; `suggestions` are one tap each */
  reason?: { label: string; required: string; suggestions?: readonly string[] };
  /** for what cannot be undone: the person types this phrase first */
  phrase?: string;
  unknownLead?: string;
  /** for a table of what changes */
  wide?: boolean;
  onClose: () => void;
}

const REASON_LIMIT = 300;
/** px; narrower where the screen is */
const WIDE = 880;

/** Focus goes to what opened the dialog, or to the page's heading when that is gone; not where somebody has moved it on. */
const useFocusBack = () => {
  useEffect(() => {
    const opener = document.activeElement;
    return () =>
      // after antd took its own steps
      void setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const back = opener?.isConnected && opener !== document.body ? opener : document.querySelector('h1');
        if (back instanceof HTMLElement && !document.querySelector('[role=dialog]')) back.focus();
      });
  }, []);
};

/** What `ActDialog` shows: antd's modal and form. */
export const ActDialogBox = <C,>(props: ActDialogProps<C>) => {
  const { title, consequence, act, command, confirm, keep, reason, phrase, unknownLead, wide = false, onClose } = props;
  const [words, consequenceId] = [useWords(), useId()];
  const [form] = Form.useForm<Values>();
  const revalidate = useRevalidate(form);
  const [body, back] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)];
  useFocusBack();
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const focusFirst = () => {
    // who was quick stands in a field already
    if (body.current?.contains(document.activeElement)) return;
    // what is asked for first; else the way back, which nobody regrets: not the cross that closes
    (body.current?.querySelector<HTMLElement>('input, textarea, select') ?? back.current)?.focus();
  };
  const close = () => {
    act.reset();
    onClose();
  };
  return (
    <DeskFrame>
      <Modal
        open
        width={wide ? WIDE : undefined}
        title={title}
        onCancel={close}
        aria-describedby={consequenceId}
        afterOpenChange={(open) => open && focusFirst()}
        footer={
          <>
            <Button ref={back} onClick={close}>
              {unknown || confirm === undefined ? words('act.close') : keep}
            </Button>
            {!unknown && confirm !== undefined && (
              <Button
                type="primary"
                aria-busy={sending}
                aria-disabled={act.waits === true || undefined}
                onClick={form.submit}
              >
                {sending ? words('act.sending') : confirm}
              </Button>
            )}
          </>
        }
      >
        <div ref={body} className="desk-act">
          <div id={consequenceId}>{consequence}</div>
          <ActProblem act={act} {...(unknownLead ? { unknownLead } : {})} />
          <Form<Values>
            form={form}
            layout="vertical"
            requiredMark={false}
            validateTrigger="onSubmit"
            scrollToFirstError={{ focus: true }}
            disabled={unknown}
            initialValues={{ reason: '', typed: '' }}
            onValuesChange={revalidate}
            onFinish={({ reason: why = '' }) => void act.run(command(why.trim()))}
          >
            {reason && (
              <Form.Item
                name="reason"
                label={reason.label}
                rules={[{ required: true, whitespace: true, message: reason.required }]}
              >
                <Input.TextArea rows={2} maxLength={REASON_LIMIT} />
              </Form.Item>
            )}
            {reason?.suggestions && (
              <div className="desk-act-suggestions">
                {reason.suggestions.map((text) => (
                  <Button key={text} onClick={() => form.setFields([{ name: 'reason', value: text, errors: [] }])}>
                    {text}
                  </Button>
                ))}
              </div>
            )}
            {phrase !== undefined && (
              <Form.Item
                name="typed"
                label={words('act.typePhrase', { phrase })}
                rules={[
                  {
                    validator: (_, typed: string) =>
                      typed.trim() === phrase
                        ? Promise.resolve()
                        : Promise.reject(new Error(words('act.wrongPhrase', { phrase }))),
                  },
                ]}
              >
                <Input autoComplete="off" autoCapitalize="off" spellCheck={false} />
              </Form.Item>
            )}
          </Form>
        </div>
      </Modal>
    </DeskFrame>
  );
};
