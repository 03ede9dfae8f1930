import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { editAdmin, type Admin } from '@rrr/contract';
import { useHost, useLanguageName } from '@rrr/kit/base';
import { FormPage, Pairs, Section, type StoredRecord } from '@rrr/kit/desk';
import { api } from '../../../api.js';
import { PictureField } from '../../../pieces/PictureField.js';
import { useAdminQuery } from '../people.api.js';
import { usePeopleWords } from '../words/use-words.js';
import { PasswordSection } from './PasswordSection.js';

/** name, kind, what a browser may fill in, and the limits of the contract */
export const FIELDS = [
  { name: 'firstName', kind: 'text', autoComplete: 'given-name', required: true, limit: 60 },
  { name: 'lastName', kind: 'text', autoComplete: 'family-name', required: true, limit: 60 },
  { name: 'phone', kind: 'phone', autoComplete: 'tel', limit: 40 },
] as const;
type Values = Pick<Admin, (typeof FIELDS)[number]['name']>;

const recordOf = ({ firstName, lastName, phone }: Admin): StoredRecord<Values> => ({
  values: { firstName, lastName, phone },
  // Nobody else edits it, so it has no version.
  version: 0,
});

/** The administrator's own details, picture and password. */
export const ProfilePage = () => {
  const languageName = useLanguageName();
  const { http, session } = useHost();
  const [t, dispatch] = [usePeopleWords(), useDispatch()];
  const params = { adminId: session.user._id };
  const { data, error, refetch } = useAdminQuery({ params });
  const stored = useMemo(() => data && recordOf(data.admin), [data]);
  return (
    <FormPage
      title={t('own.title')}
      lead={t('own.lead')}
      heading={t('own.heading')}
      fields={FIELDS.map((field) => ({ ...field, label: t(`fields.${field.name}`) }))}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => recordOf((await refetch().unwrap()).admin)}
      save={async (change) => recordOf((await http.call(editAdmin, { params, body: change })).admin)}
      refresh={() => dispatch(api.util.invalidateTags(['admin']))}
      saved={t('own.saved')}
      submit={t('own.save')}
      after={
        data && (
          <>
            <PictureField
              type="admin"
              subjectId={data.admin._id}
              image={data.admin.profileImage}
              help={t('own.picture')}
              tag="admin"
            />
            <PasswordSection />
          </>
        )
      }
    >
      <Section title={t('own.account')}>
        <Pairs
          pairs={[
            [t('email'), session.account.email],
            [t('own.language'), languageName(session.account.locale)],
          ]}
        />
      </Section>
    </FormPage>
  );
};
