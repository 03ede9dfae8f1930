import { QRCode } from 'antd';

/** Dark on white in both themes: many scanners read nothing else. */
export const QrDrawing = ({ value, size }: { value: string; size: number }) => (
  <QRCode type="svg" value={value} size={size} errorLevel="M" bordered={false} color="#14161a" bgColor="#ffffff" />
);
