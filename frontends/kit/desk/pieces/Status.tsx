import type { ReactNode } from 'react';
import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';

export type Tone = 'good' | 'wait' | 'bad' | 'plain';
export interface StatusProps {
  tone: Tone;
  icon?: ReactNode;
  children: ReactNode;
}
const ICON: Record<Tone, ReactNode> = {
  good: <CheckCircleOutlined aria-hidden />,
  wait: <ClockCircleOutlined aria-hidden />,
  bad: <CloseCircleOutlined aria-hidden />,
  plain: <InfoCircleOutlined aria-hidden />,
};

/** A state as icon, word and tone: never colour alone. */
export const Status = ({ tone, icon = ICON[tone], children }: StatusProps) => (
  <span className="desk-status" data-tone={tone}>
    {icon}
    <span>{children}</span>
  </span>
);
