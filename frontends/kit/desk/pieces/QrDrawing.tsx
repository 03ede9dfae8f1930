import { QRCodeSVG } from '@rc-component/qrcode';

/** Dark on white in both themes: many scanners read nothing else. */
export const QrDrawing = ({ value, size }: { value: string; size: number }) => (
  <QRCodeSVG value={value} size={size} level="M" fgColor="#14161a" bgColor="#ffffff" />
);
