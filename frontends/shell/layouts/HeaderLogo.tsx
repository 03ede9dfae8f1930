import { LeaveNotice, Logo } from '@rrr/kit/base';
import { useShell } from '../app/shell-context.js';

export const HeaderLogo = () => {
  const { config } = useShell();
  return (
    <LeaveNotice address={async () => (await config()).manufacturerUrl}>
      <Logo />
    </LeaveNotice>
  );
};
