import { Button, Modal } from 'antd';
import { DeskFrame } from '../layout/DeskFrame.js';
import { useWords } from '../words/use-words.js';

export interface LeaveDialogProps {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** What `LeaveGuard` asks with. */
export const LeaveDialog = ({ open, onLeave, onStay }: LeaveDialogProps) => {
  const words = useWords();
  return (
    <DeskFrame>
      <Modal
        open={open}
        title={words('form.leaveTitle')}
        onCancel={onStay}
        footer={
          <>
            <Button onClick={onLeave}>{words('form.leave')}</Button>
            <Button type="primary" autoFocus onClick={onStay}>
              {words('form.stay')}
            </Button>
          </>
        }
      >
        {words('form.leaveLead')}
      </Modal>
    </DeskFrame>
  );
};
