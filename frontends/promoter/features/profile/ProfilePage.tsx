import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { changePromoterPassword, editPromoter } from '@rrr/contract';
import { useHost, useRefreshSession } from '@rrr/kit/base';
import {
  AccountSection,
  FormPage,
  PasswordSection,
  PictureSection,
  storedRecord,
  useRecordFields,
} from '@rrr/kit/desk';
import { PROMOTER } from '@rrr/records';
import { api, usePromoterQuery } from '../../api.js';
import { useRegions } from '../../places.api.js';
import { useWords } from '../../words/use-words.js';

const useFields = () => {
  const words = useWords();
  const help = {
    email: words('profile.help.email'),
    websiteUrl: words('profile.help.websiteUrl'),
    bio: words('profile.help.bio'),
  };
  return useRecordFields(PROMOTER, { help, regions: useRegions(), noCountry: words('profile.noCountry'), own: true });
};

/** The promoter as riders and dealers find it; its own log-in stands above. */
export const ProfilePage = () => {
  const { http, session } = useHost();
  const [words, dispatch, fields, refreshSession] = [useWords(), useDispatch(), useFields(), useRefreshSession()];
  const refresh = () => void dispatch(api.util.invalidateTags(['promoter']));
  const params = { role: 'promoter', id: session.user._id } as const;
  const { data, error, refetch } = usePromoterQuery({ params });
  const stored = useMemo(() => data && storedRecord(PROMOTER, data.promoter), [data]);
  return (
    <FormPage
      title={words('profile.title')}
      lead={words('profile.lead')}
      heading={words('profile.heading')}
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => storedRecord(PROMOTER, (await refetch().unwrap()).promoter)}
      save={async (change, version) =>
        storedRecord(PROMOTER, (await http.call(editPromoter, { params, body: { ...change, version } })).promoter)
      }
      refresh={refresh}
      saved={words('profile.saved')}
      submit={words('profile.save')}
      after={<PasswordSection send={(body) => http.call(changePromoterPassword, { body })} />}
    >
      <AccountSection />
      <PictureSection
        type="promoter"
        subjectId={session.user._id}
        image={data?.promoter.profileImage ?? null}
        title={words('profile.picture.title')}
        help={words('profile.picture.help')}
        refresh={() => {
          refresh();
          refreshSession();
        }}
      />
    </FormPage>
  );
};
