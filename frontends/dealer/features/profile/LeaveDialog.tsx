import { DeskFrame, LeaveGuard } from '@rrr/kit/desk';

/** Asks before unsaved changes are left. It brings antd, so it comes with the first change and not with the page. */
export const LeaveDialog = () => (
  <DeskFrame large>
    <LeaveGuard dirty />
  </DeskFrame>
);
