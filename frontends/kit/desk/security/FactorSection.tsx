import { useCallback, useState } from 'react';
import { getFactor, renewRecoveryCodes, switchOffFactor } from '@rrr/contract';
import { Status, useFormats, useHost } from '@rrr/kit/base';
import { ProblemNote } from '../list/ProblemNote.js';
import { Skeleton } from '../list/Skeleton.js';
import { Section } from '../pieces/Section.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { SecurityForm } from './SecurityForm.js';
import { SetUpFactor } from './SetUpFactor.js';
import { useRead } from './use-read.js';
import { useSecurityWords } from './words/use-words.js';

type Open = 'setUp' | 'renew' | 'off' | { codes: readonly string[] };
/** so few recovery codes are left that new ones should be made */
const FEW = 3;

/** The second factor of one's own login. `onSetUp`: it was set up, and its recovery codes were saved. */
export const FactorSection = ({ onSetUp }: { onSetUp?: (() => void) | undefined }) => {
  const { http, notify } = useHost();
  const [t, formats] = [useSecurityWords(), useFormats()];
  const { data, error, reading, again } = useRead(
    useCallback((signal: AbortSignal) => http.call(getFactor, { signal }), [http]),
  );
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  if (typeof open === 'object')
    return (
      <RecoveryCodes
        codes={open.codes}
        onDone={() => {
          close();
          again();
          onSetUp?.();
        }}
      />
    );
  return (
    <Section
      title={t('factor.title')}
      side={data && <Status tone={data.on ? 'good' : 'wait'}>{t(data.on ? 'factor.on' : 'factor.off')}</Status>}
    >
      {data?.required && !data.on && (
        <p className="alert wait" role="status">
          <span>{t('factor.required')}</span>
        </p>
      )}
      {error !== undefined && !reading && <ProblemNote error={error} onRetry={again} />}
      {!data && reading && <Skeleton lines={2} height={56} />}
      {data && open === undefined && (
        <>
          <p className="desk-muted">{t('factor.about')}</p>
          {data.on && (
            <p>
              {data.since && t('factor.since', { when: formats.instant(data.since) })} ·{' '}
              {t('factor.left', { count: data.recoveryLeft })}
            </p>
          )}
          {data.on && data.recoveryLeft < FEW && (
            <p className="alert wait">
              <span>{t('factor.few')}</span>
            </p>
          )}
          <div className="actions">
            {data.on ? (
              <>
                <button type="button" className="button" onClick={() => setOpen('renew')}>
                  {t('factor.newCodes')}
                </button>
                <button type="button" className="button" onClick={() => setOpen('off')}>
                  {t('factor.switchOff')}
                </button>
              </>
            ) : (
              <button type="button" className="button primary" onClick={() => setOpen('setUp')}>
                {t('factor.setUp')}
              </button>
            )}
          </div>
        </>
      )}
      {open === 'setUp' && (
        <SetUpFactor
          onCancel={close}
          onDone={(codes) => {
            notify({ tone: 'good', text: t('codes.on') });
            setOpen({ codes });
          }}
        />
      )}
      {open === 'renew' && (
        <SecurityForm
          key="renew"
          fields={[{ name: 'code', kind: 'digits', label: t('renew.code') }]}
          send={({ code }) => http.call(renewRecoveryCodes, { body: { code } })}
          onDone={({ recoveryCodes }) => setOpen({ codes: recoveryCodes })}
          submit={t('renew.submit')}
          sending={t('renew.sending')}
          onCancel={close}
        >
          <h3>{t('renew.title')}</h3>
          <p>{t('renew.lead')}</p>
        </SecurityForm>
      )}
      {open === 'off' && (
        <SecurityForm
          key="off"
          fields={[
            { name: 'password', kind: 'password', label: t('offForm.password') },
            { name: 'code', kind: 'code', label: t('offForm.code') },
          ]}
          send={({ password, code }) => http.call(switchOffFactor, { body: { password, code } })}
          onDone={() => {
            notify({ tone: 'good', text: t('offForm.done') });
            // where it is required, nothing else works now: the page starts anew with setting it up
            if (data?.required) return location.reload();
            close();
            again();
          }}
          submit={t('offForm.submit')}
          sending={t('offForm.sending')}
          onCancel={close}
        >
          <h3>{t('offForm.title')}</h3>
          <p>{t(data?.required ? 'factor.requiredOff' : 'offForm.lead')}</p>
        </SecurityForm>
      )}
    </Section>
  );
};
