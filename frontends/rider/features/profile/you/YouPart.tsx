import { useMemo } from 'react';
import { editRider, type RiderDetail } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { FormBody, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useSearchParams } from 'react-router-dom';
import { useConfigQuery, useRiderQuery } from '../../../api.js';
import { needsConsent } from '../../../needs-consent.js';
import { useMe } from '../../../use-me.js';
import { useRefresh } from '../../../use-refresh.js';
import { FOLD } from '../use-profile-part.js';
import { useProfileWords } from '../words/use-words.js';
import { GuardianPart } from './GuardianPart.js';
import { NameInPublic } from './NameInPublic.js';
import { ProfileImage } from './ProfileImage.js';
import { recordOf, useRiderFields, type RiderValues } from './rider-form-fields.js';

type Personal = NonNullable<RiderDetail['personal']>;
type Kept = NonNullable<RiderDetail['record']>;

const Consent = ({ consent }: { consent: NonNullable<Kept['consent']> }) => {
  const [t, formats] = [useProfileWords(), useFormats()];
  const { by, at } = consent;
  return (
    <p className="desk-muted">
      {by && at ? t('you.consent', { name: by, date: formats.day(at) }) : t('you.consentNoName')}
    </p>
  );
};

interface Props {
  rider: RiderDetail;
  personal: Personal;
  record: Kept;
}

/** Who the rider is, as the rider writes it (requirements §3). */
export const YouPart = ({ rider, personal, record }: Props) => {
  const { http } = useHost();
  const [t, params, refresh] = [useProfileWords(), useMe(), useRefresh('rider')];
  const { refetch } = useRiderQuery({ params });
  // who comes to complete the address finds it open
  const toAddress = useSearchParams()[0].get('field') === 'address';
  const adultAge = useConfigQuery().data?.program.adultAge;
  const { fields, places } = useRiderFields({
    documentsVerified: record.documents.some((document) => document.status === 'verified'),
  });
  const stored = useMemo(() => recordOf(rider), [rider]);
  const read = (detail: RiderDetail) => {
    const found = recordOf(detail);
    if (!found) throw new Error('The record came without what its rider may see');
    return found;
  };
  return (
    <>
      {adultAge !== undefined && needsConsent(rider, adultAge) && (
        <GuardianPart rider={rider} asked={record.guardian ?? null} adultAge={adultAge} />
      )}
      <Section title={t('part.you')}>
        {record.consent && <Consent consent={record.consent} />}
        {places.error !== undefined && !places.data && (
          <p className="alert wait" role="status">
            {t('you.placesFailed')}
          </p>
        )}
        {/* a choice without its list would show another state than the one that is stored */}
        {places.isLoading && <Skeleton lines={6} height={56} />}
        {stored && !places.isLoading && (
          <FormBody<RiderValues>
            fields={fields}
            stored={stored}
            reload={async () => read((await refetch().unwrap()).rider)}
            save={async (change, version) => {
              const body = { ...change, version };
              return read((await http.call(editRider, { params, body })).rider);
            }}
            refresh={refresh}
            saved={t('you.saved')}
            submit={t('you.save')}
            fold={FOLD}
            {...(toAddress && { first: 'addressLine1' })}
          />
        )}
        {!stored && <ProblemNote error={undefined} onRetry={() => void refetch()} />}
      </Section>
      {/* once the form above has its height */}
      {!places.isLoading && (
        <>
          <ProfileImage image={rider.profileImage} />
          {rider.version !== null && (
            <NameInPublic showName={personal.showName} version={rider.version} onChange={refresh} />
          )}
        </>
      )}
    </>
  );
};
