import { uploadIdFiles } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { FileField } from '@rrr/kit/desk';
import { useMe } from '../../use-me.js';
import { useRefresh } from '../../use-refresh.js';
import type { NeedKey } from './needs.js';
import { useCashWords } from './words/use-words.js';

/** Blank forms of the tax office. */
const FORM = {
  w9: 'https://www.irs.gov/pub/irs-pdf/fw9.pdf',
  w8ben: 'https://www.irs.gov/pub/irs-pdf/fw8ben.pdf',
} as const;

/** The way to send a paper where it is missing; on a phone with its camera. */
export const SendPaper = ({ kind }: { kind: Exclude<NeedKey, 'address' | 'residence'> }) => {
  const { http } = useHost();
  const [t, { riderId }, refresh] = [useCashWords(), useMe(), useRefresh('rider', 'cash')];
  return (
    <FileField
      label={t(`needs.mend.${kind}`)}
      help={
        <>
          {t('paper')}{' '}
          {kind !== 'licence' && (
            <a href={FORM[kind]} target="_blank" rel="noreferrer">
              {t('residence.form')}
            </a>
          )}
        </>
      }
      kinds={['picture']}
      capture="environment"
      send={async ({ file, signal, onProgress }) => {
        await http.call(uploadIdFiles, { params: { riderId }, body: { kind }, files: { file }, signal, onProgress });
        refresh();
      }}
    />
  );
};
