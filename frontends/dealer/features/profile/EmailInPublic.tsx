import { useDispatch } from 'react-redux';
import { editDealer, type Dealer } from '@rrr/contract';
import { ActProblem, useAct, useHost } from '@rrr/kit/base';
import { Section } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { useProfileWords } from './words/use-words.js';

/** Whether riders and visitors see the dealer's e-mail. The choice is sent as it is made, and can be taken back any time. */
export const EmailInPublic = ({ dealer: { _id: dealerId, email, showEmail = false, version } }: { dealer: Dealer }) => {
  const [{ http, session }, words, dispatch] = [useHost(), useProfileWords(), useDispatch()];
  const act = useAct({
    send: (agreed: boolean) =>
      http.call(editDealer, { params: { role: 'dealer', dealerId }, body: { version, showEmail: agreed } }),
    // also after a refusal: the record on the screen was out of date
    refresh: () => dispatch(api.util.invalidateTags(['dealer'])),
    notice: (_, agreed) => words(agreed ? 'inPublic.shown' : 'inPublic.hidden'),
  });
  // only the dealer itself can agree
  const proxied = session.proxyHost !== null;
  return (
    <Section title={words('inPublic.title')}>
      <label className="check">
        <input
          type="checkbox"
          checked={showEmail}
          disabled={act.state.phase === 'sending' || (proxied && !showEmail)}
          onChange={({ target }) => void act.run(target.checked)}
        />
        <span>{email === null ? words('inPublic.agreeLater') : words('inPublic.agree', { email })}</span>
      </label>
      <p className="desk-muted">{words(proxied && !showEmail ? 'inPublic.proxy' : 'inPublic.help')}</p>
      <ActProblem act={act} />
    </Section>
  );
};
