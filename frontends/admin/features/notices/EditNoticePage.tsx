import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { editNotice } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { bodyOf, useNoticeFields, valuesOf, type NoticeValues } from './notice-form.js';
import { useNoticeQuery } from './notices.api.js';
import { usePreview } from './use-preview.js';
import { useNoticeWords } from './words/use-words.js';

export const EditNoticePage = () => {
  const { noticeId = '' } = useParams();
  const { http } = useHost();
  const [words, path, dispatch] = [useNoticeWords(), usePath(), useDispatch()];
  const [fields, preview] = [useNoticeFields(), usePreview()];
  const params = { noticeId };
  const { currentData, error, refetch } = useNoticeQuery({ params });
  const stored = useMemo(() => currentData && valuesOf(currentData.notice), [currentData]);
  // it can only be read
  if (currentData?.notice.status === 'ended') return <Navigate replace to={path(`/notice/${noticeId}`)} />;
  return (
    <FormPage<NoticeValues>
      title={words('editTitle')}
      lead={words('editLead')}
      back={{ to: path(`/notice/${noticeId}`), label: words('back') }}
      fields={fields}
      stored={stored}
      error={error}
      onRetry={() => void refetch()}
      reload={async () => valuesOf((await refetch().unwrap()).notice)}
      ask={preview.ask}
      save={async (_change, version, whole) =>
        valuesOf((await http.call(editNotice, { params, body: { ...bodyOf(whole), version } })).notice)
      }
      refresh={() => dispatch(api.util.invalidateTags(['notice']))}
      saved={words('saved')}
      wide
      submit={words('look')}
      after={preview.shown}
    />
  );
};
