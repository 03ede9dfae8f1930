import { removePushDevice, type PushDevice } from '@rrr/contract';
import { ActProblem, useAct, useFormats, useHost } from '@rrr/kit/base';
import { usePushWords } from './words/use-words.js';

interface Props {
  devices: readonly PushDevice[];
  onChange: () => void;
}

/** Where else the account gets notices, and how to end them there. */
export const OtherDevices = ({ devices, onChange }: Props) => {
  const [t, formats] = [usePushWords(), useFormats()];
  const { http } = useHost();
  const act = useAct({
    send: (deviceId: string) => http.call(removePushDevice, { params: { deviceId } }),
    refresh: onChange,
    notice: () => t('removed'),
  });
  const nameOf = ({ browser, system }: PushDevice): string =>
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  return (
    <>
      <h3>{t('others')}</h3>
      <ul className="rider-devices">
        {devices.map((device) => (
          <li key={device._id}>
            <div>
              <strong>{nameOf(device)}</strong>
              <div className="desk-muted">
                {[
                  ...device.kinds.map((kind) => t(`kind.${kind}`)),
                  t('since', { when: formats.date(device.since.slice(0, 10)) }),
                ].join(' · ')}
              </div>
            </div>
            <button
              type="button"
              className="button"
              aria-label={t('removeOne', { device: nameOf(device) })}
              onClick={() => void act.run(device._id)}
            >
              {t('remove')}
            </button>
          </li>
        ))}
      </ul>
      <ActProblem act={act} />
    </>
  );
};
