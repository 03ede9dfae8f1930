import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { changeAdminPassword, editAdmin, type Admin } from '@rrr/contract';
import { useHost, useLanguageName } from '@rrr/kit/base';
import { FormPage, Pairs, PasswordSection, Section, storedRecord, useRecordFields } from '@rrr/kit/desk';
import { ADMIN, only } from '@rrr/records';
import { api } from '../../../api.js';
import { PictureField } from '../../../pieces/PictureField.js';
import { useAdminQuery } from '../people.api.js';
import { usePeopleWords } from '../words/use-words.js';

const OWN = only(ADMIN, 'editedBy', 'itself');
/** Nobody else edits it, so it has no version. */
const recordOf = (admin: Admin) => storedRecord(OWN, { ...admin, version: 0 });

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
      fields={useRecordFields(OWN, { own: true })}
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
            />
            <PasswordSection send={(body) => http.call(changeAdminPassword, { body })} />
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
