import { useEffect, useRef, useState } from 'react';
import { canScan, scanVin } from './scan-vin.js';
import { useWords } from './vin-words.js';

/** Reads the VIN from a photo of its barcode. Only there where the browser can: others type it. */
export const ScanVin = ({ onVin }: { onVin: (vin: string) => void }) => {
  const t = useWords();
  const [can, setCan] = useState(false);
  const [state, setState] = useState<'idle' | 'reading' | 'none' | 'read'>('idle');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let here = true;
    void canScan().then((flag) => here && setCan(flag));
    return () => void (here = false);
  }, []);
  if (!can) return null;
  const read = async (photo: File | undefined) => {
    if (!photo) return;
    setState('reading');
    // a file that is no picture has no barcode either
    const vin = await scanVin(photo).catch(() => undefined);
    setState(vin === undefined ? 'none' : 'read');
    if (vin !== undefined) onVin(vin);
    // the same photo can be chosen again
    if (field.current) field.current.value = '';
  };
  return (
    <div className="vin-scan">
      <label className="button vin-scan-button" aria-busy={state === 'reading'}>
        {t('scan')}
        <input
          ref={field}
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
      <span className="small muted" role="status">
        {state === 'idle' ? '' : t(`scanned.${state}`)}
      </span>
    </div>
  );
};
