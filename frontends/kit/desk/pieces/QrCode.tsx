import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary, useHost } from '@rrr/kit/base';

const loadDrawing = () => lazy(() => import('./QrDrawing.js').then((part) => ({ default: part.QrDrawing })));

export interface QrCodeProps {
  value: string;
  /** what a screen reader says of it */
  label: string;
  /** in px */
  size?: number;
}

/** A text as a QR code. It loads when it is shown; the text itself belongs beside it, for when it does not. */
export const QrCode = ({ value, label, size = 240 }: QrCodeProps) => {
  const { report } = useHost();
  const [Drawing] = useState(loadDrawing);
  return (
    <div className="desk-qr" role="img" aria-label={label} style={{ width: size + 24, height: size + 24 }}>
      <ErrorBoundary report={report} screen={() => null}>
        <Suspense fallback={null}>
          <div aria-hidden>
            <Drawing value={value} size={size} />
          </div>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
};
