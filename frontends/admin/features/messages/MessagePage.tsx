import { useParams } from 'react-router-dom';
import { setContactState, type ContactMessage, type ContactState } from '@rrr/contract';
import { ActProblem, Email, useAct, useFormats, useHost, usePath, formatPhone } from '@rrr/kit/base';
import { DetailPage, Section } from '@rrr/kit/desk';
import { useProgramQuery } from '../../program.api.js';
import { useRefresh } from '../../use-refresh.js';
import { useMessageQuery } from './messages.api.js';
import { MessageState } from './MessageState.js';
import { useMessageWords } from './words/use-words.js';

/** The reader's mail program with address, subject and the quoted message. */
const replyTo = ({ email, subject, message }: ContactMessage, re: string): string => {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const about = encodeURIComponent(subject ? `Re: ${subject}` : re);
  return `mailto:${encodeURIComponent(email)}?subject=${about}&body=${encodeURIComponent(`\r\n\r\n${quoted}`)}`;
};

/** One message: what was written, the way to reply, and what became of it. */
export const MessagePage = () => {
  const { messageId = '' } = useParams();
  const { http } = useHost();
  const [t, formats, path, refresh] = [useMessageWords(), useFormats(), usePath(), useRefresh('message')];
  const answer = useMessageQuery({ params: { messageId } });
  const message = answer.currentData?.message;
  const days = useProgramQuery().data?.program.contactMessageDays;
  const send = (state: ContactState) => http.call(setContactState, { params: { messageId }, body: { state } });
  const act = useAct({
    send,
    refresh,
    notice: (_, state) => t(`done.${state}`),
    undo: () => send(message?.state ?? 'open'),
  });
  const sending = act.state.phase === 'sending';
  const to = (state: ContactState) => (
    <button type="button" className="button" aria-busy={sending} onClick={() => void act.run(state)}>
      {t(`acts.${state}`)}
    </button>
  );
  return (
    <DetailPage
      title={message?.subject ?? t('one')}
      back={{ to: path('/contact-messages'), label: t('title') }}
      answer={answer}
      lead={
        message && (
          <span className="admin-states">
            <MessageState state={message.state} />
            <span>{t('receivedOn', { when: formats.instant(message.at) })}</span>
          </span>
        )
      }
      primary={
        message && (
          <a className="button primary" href={replyTo(message, t('re'))}>
            {t('reply')}
          </a>
        )
      }
      summary={
        message && [
          [t('from'), message.name],
          [t('email'), <Email address={message.email} link />],
          [t('phone'), message.phone && <a href={`tel:${message.phone}`}>{formatPhone(message.phone)}</a>],
          [
            t(`decided.${message.state === 'answered' ? 'answered' : 'closed'}`),
            message.decided && t('by', { when: formats.instant(message.decided.at), who: message.decided.by }),
          ],
          [t('deleted'), message.decided && formats.day(message.decided.deletedAfter)],
        ]
      }
    >
      {message && (
        <>
          <Section title={t('message')}>
            <p lang="" className="admin-written">
              {message.message}
            </p>
          </Section>
          <Section title={t('next')}>
            <p className="desk-muted">{t('nextLead', { days: days === undefined ? '…' : formats.count(days) })}</p>
            <ActProblem act={act} />
            <span className="admin-buttons">
              {message.state === 'open' ? (
                <>
                  {to('answered')}
                  {to('closed')}
                </>
              ) : (
                to('open')
              )}
            </span>
          </Section>
        </>
      )}
    </DetailPage>
  );
};
