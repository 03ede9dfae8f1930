import { BareLayout, type BareLayoutProps } from './bare-layout.js';
import { DeskFrame } from './desk-frame.js';

export type DeskLayoutProps = BareLayoutProps;

/** `BareLayout` with antd ready on every page. */
export const DeskLayout = (props: DeskLayoutProps) => (
  <DeskFrame large={props.large}>
    <BareLayout {...props} />
  </DeskFrame>
);
