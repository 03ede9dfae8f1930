import { BareLayout, type BareLayoutProps } from './BareLayout.js';
import { DeskFrame } from './DeskFrame.js';

export type DeskLayoutProps = BareLayoutProps;

/** `BareLayout` with antd ready on every page. */
export const DeskLayout = (props: DeskLayoutProps) => (
  <DeskFrame large={props.large}>
    <BareLayout {...props} />
  </DeskFrame>
);
