import { uploadIdFiles } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { FileField } from '@rrr/kit/desk';
import { useMe } from '../../use-me.js';
import { useRefresh } from '../../use-refresh.js';
import type { NeedKey } from './needs.js';
import { useCashWords } from './words/use-words.js';

/** The way to send a paper where it is missing; on a phone with its camera. */
export const SendPaper = ({ kind }: { kind: Exclude<NeedKey, 'address'> }) => {
  const { http } = useHost();
  const [t, { riderId }, refresh] = [useCashWords(), useMe(), useRefresh('rider', 'cash')];
  return (
    <FileField
      label={t(`needs.mend.${kind}`)}
      help={t('paper')}
      kinds={['picture']}
      capture="environment"
      send={async ({ file, signal, onProgress }) => {
        await http.call(uploadIdFiles, { params: { riderId }, body: { kind }, files: { file }, signal, onProgress });
        refresh();
      }}
    />
  );
};
