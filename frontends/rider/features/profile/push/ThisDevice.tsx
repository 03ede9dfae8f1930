import { removePushDevice, savePushDevice, type PushDevice } from '@rrr/contract';
import { ActProblem, useAct, useHost } from '@rrr/kit/base';
import { useState, type FormEvent } from 'react';
import { askPermission, pushSupport, subscribePush, unsubscribePush } from './browser-push.js';
import { usePushWords } from './words/use-words.js';

const KINDS = ['awards', 'redemptions', 'expiry', 'documents'] as const;
type Kind = (typeof KINDS)[number];
/** Why a tap changed nothing. */
type Hitch = 'none' | 'dismissed' | 'failed';

interface Props {
  serverKey: string;
  /** undefined: this browser gets no notices */
  device: PushDevice | undefined;
  onChange: () => void;
}

/** Notices on this browser: off or on, and which ones. The browser asks for permission on the tap, never before. */
export const ThisDevice = ({ serverKey, device, onChange }: Props) => {
  const t = usePushWords();
  const { http } = useHost();
  const [kinds, setKinds] = useState<readonly Kind[]>(device?.kinds ?? KINDS);
  const [support, setSupport] = useState(pushSupport);
  const [hitch, setHitch] = useState<Hitch>();
  const [asking, setAsking] = useState(false);
  const save = useAct({
    send: (body: Parameters<typeof subscribed>[0]) => subscribed(body),
    refresh: onChange,
    notice: () => t(device ? 'saved' : 'done'),
  });
  const remove = useAct({
    send: async (deviceId: string) => {
      await http.call(removePushDevice, { params: { deviceId } });
      // the server sends nothing more, whatever the browser keeps
      await unsubscribePush(serverKey).catch(() => undefined);
    },
    refresh: onChange,
    notice: () => t('ended'),
  });
  const subscribed = (body: Awaited<ReturnType<typeof subscribePush>> & { kinds: Kind[] }) =>
    http.call(savePushDevice, { body });
  const sending = asking || save.state.phase === 'sending' || remove.state.phase === 'sending';

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    if (kinds.length === 0) return setHitch('none');
    setHitch(undefined);
    setAsking(true);
    try {
      const permission = await askPermission();
      if (permission === 'denied') return setSupport('denied');
      if (permission === 'default') return setHitch('dismissed');
      const address = await subscribePush(serverKey);
      void save.run({ ...address, kinds: KINDS.filter((kind) => kinds.includes(kind)) });
    } catch {
      setHitch('failed');
    } finally {
      setAsking(false);
    }
  };

  if (support !== 'ready')
    return (
      <p className="alert wait" role="status">
        {t(support)}
      </p>
    );
  return (
    <form className="rider-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <p>{t('lead')}</p>
      <fieldset className="rider-checks">
        <legend>{t('kinds')}</legend>
        {KINDS.map((kind) => (
          <label className="check" key={kind}>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds((before) => (target.checked ? [...before, kind] : before.filter((text) => text !== kind)))
              }
            />
            <span>{t(`kind.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      {hitch && (
        <p className={hitch === 'dismissed' ? 'alert wait' : 'alert bad'} role="alert">
          {t(hitch)}
        </p>
      )}
      <ActProblem act={save} />
      <ActProblem act={remove} />
      <p className="muted small">{t('logOut')}</p>
      <div className="rider-form-bar">
        <button className="button" aria-busy={sending}>
          {t(device ? 'save' : 'turnOn')}
        </button>
        {device && (
          <button type="button" className="button" onClick={() => void remove.run(device._id)}>
            {t('turnOff')}
          </button>
        )}
      </div>
    </form>
  );
};
