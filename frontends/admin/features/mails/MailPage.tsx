import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { WholeMail } from '@rrr/contract';
import { Email, useFormats, useLanguageName, usePath } from '@rrr/kit/base';
import { DetailPage, lazyDialog, Section } from '@rrr/kit/desk';
import { MailState } from './MailState.js';
import { useMailQuery } from './mails.api.js';
import { useMailWords } from './words/use-words.js';

const SendAgainDialog = lazyDialog(() => import('./SendAgainDialog.js').then((loaded) => loaded.SendAgainDialog));

const Recipient = ({ mail: { to, record } }: { mail: WholeMail }) => {
  const [t, path] = [useMailWords(), usePath()];
  const name = to?.name ?? t('nobody');
  return (
    <span className="admin-two-lines">
      {record && record.type !== 'admin' ? <Link to={path(`/${record.type}/${record._id}`)}>{name}</Link> : name}
      {to && (
        <span className="desk-muted">
          <Email address={to.email} />
        </span>
      )}
    </span>
  );
};

/** One e-mail: where it stands, what it says, and the way to send it again. */
export const MailPage = () => {
  const languageName = useLanguageName();
  const { mailId = '' } = useParams();
  const [t, formats, path] = [useMailWords(), useFormats(), usePath()];
  const [asked, setAsked] = useState(false);
  const answer = useMailQuery({ params: { mailId } });
  const mail = answer.currentData?.mail;
  const why = mail && (mail.text === null ? t('why.deleted') : mail.to === null ? t('why.nobody') : undefined);
  return (
    <DetailPage
      title={mail ? t(`kinds.${mail.kind}`) : t('one')}
      back={{ to: path('/mails'), label: t('title') }}
      answer={answer}
      lead={mail && <MailState mail={mail} />}
      primary={
        mail &&
        why === undefined && (
          <button type="button" className="button primary" onClick={() => setAsked(true)}>
            {t('again.act')}
          </button>
        )
      }
      summary={
        mail && [
          [t('to'), <Recipient mail={mail} />],
          [t('language'), mail.to && languageName(mail.to.locale)],
          [t('written'), formats.instant(mail.at)],
          [t('sent'), mail.sentAt && formats.instant(mail.sentAt)],
          [t('failures'), mail.state !== 'sent' && mail.attempts > 0 && formats.count(mail.attempts)],
          [t('next'), mail.nextAt && formats.instant(mail.nextAt)],
        ]
      }
    >
      {mail && (
        <Section title={mail.subject ?? t('content')}>
          {mail.text === null ? (
            <p className="desk-muted">{t('contentDeleted')}</p>
          ) : (
            <>
              <p className="desk-muted">{t('contentLead')}</p>
              <pre className="admin-mail-text" lang={mail.to?.locale}>
                {mail.text}
              </pre>
            </>
          )}
          {why && mail.text !== null && <p className="desk-muted">{why}</p>}
        </Section>
      )}
      {asked && mail && <SendAgainDialog mail={mail} onClose={() => setAsked(false)} />}
    </DetailPage>
  );
};
