import { useState } from 'react';
import { beginFactor, confirmFactor, type Response } from '@rrr/contract';
import { useHost } from '@rrr/kit/base';
import { QrCode } from '../pieces/QrCode.js';
import { SecurityForm } from './SecurityForm.js';
import { useSecurityWords } from './words/use-words.js';

type Begun = Response<typeof beginFactor>;
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** Setting the second factor up: the password, the QR code, and the first code of the app. */
export const SetUpFactor = ({
  onDone,
  onCancel,
}: {
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}) => {
  const [t, { http }] = [useSecurityWords(), useHost()];
  const [begun, setBegun] = useState<Begun>();
  if (!begun)
    return (
      <SecurityForm
        key="begin"
        fields={[{ name: 'password', kind: 'password', label: t('begin.password') }]}
        send={({ password }) => http.call(beginFactor, { body: { password } })}
        onDone={setBegun}
        submit={t('begin.submit')}
        sending={t('begin.sending')}
        onCancel={onCancel}
      >
        <p>{t('begin.lead')}</p>
      </SecurityForm>
    );
  return (
    <SecurityForm
      key="confirm"
      fields={[{ name: 'code', kind: 'digits', label: t('scan.code') }]}
      send={({ code }) => http.call(confirmFactor, { body: { code } })}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      submit={t('scan.submit')}
      sending={t('scan.sending')}
      onCancel={onCancel}
    >
      <p>{t('scan.lead')}</p>
      <QrCode value={begun.address} label={t('scan.qr')} size={200} />
      <p>
        {t('scan.secret')}
        <br />
        <code className="desk-secret">{inGroups(begun.secret)}</code>
      </p>
    </SecurityForm>
  );
};
