import type { ReactNode } from 'react';
import { Email, formatPhone, Status, useLanguageName, useSession } from '@rrr/kit/base';
import { Avatar } from '@rrr/kit/base';
import { Page } from '../pieces/Page.js';
import { Section } from '../pieces/Section.js';
import { useWords } from '../words/use-words.js';

/** Who is signed in: picture, name, and what the log-in knows of them. */
export const AccountSection = () => {
  const languageName = useLanguageName();
  const { account, user } = useSession();
  const words = useWords();
  const pairs: readonly (readonly [string, ReactNode])[] = [
    [words('profile.email'), <Email address={user.email} />],
    [words('profile.phone'), user.phone ? formatPhone(user.phone) : words('profile.none')],
    [words('profile.type'), words(`layout.types.${account.type}`)],
    [words('profile.language'), languageName(account.locale)],
  ];
  return (
    <Section>
      <div className="desk-profile">
        <Avatar src={user.profileImage} size={72} />
        <div>
          <h2>{user.fullName}</h2>
          <Status tone={account.emailVerified ? 'good' : 'wait'}>
            {words(account.emailVerified ? 'profile.verified' : 'profile.unverified')}
          </Status>
        </div>
      </div>
      <Pairs pairs={pairs} />
    </Section>
  );
};

/** What the portal holds of the person signed in; `children` is what only their role has. */
export const ProfilePage = ({ children }: { children?: ReactNode }) => {
  const words = useWords();
  return (
    <Page title={words('profile.title')} lead={words('profile.lead')}>
      <AccountSection />
      {children}
    </Page>
  );
};

/** Names and what they hold, one line each. */
export const Pairs = ({ pairs }: { pairs: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="desk-pairs desk-pairs-list">
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
