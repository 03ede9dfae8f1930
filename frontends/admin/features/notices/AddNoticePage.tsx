import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { addNotice } from '@rrr/contract';
import { useHost, usePath } from '@rrr/kit/base';
import { FormPage, useLeadOn } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { bodyOf, newNotice, useNoticeFields, valuesOf, type NoticeValues } from './notice-form.js';
import { usePreview } from './use-preview.js';
import { useNoticeWords } from './words/use-words.js';

export const AddNoticePage = () => {
  const { http } = useHost();
  const [words, path, dispatch, leadOn] = [useNoticeWords(), usePath(), useDispatch(), useLeadOn()];
  const [fields, preview] = [useNoticeFields(), usePreview()];
  const stored = useMemo(newNotice, []);
  return (
    <FormPage<NoticeValues>
      title={words('addTitle')}
      lead={words('addLead')}
      back={{ to: path('/notices'), label: words('title') }}
      fields={fields}
      stored={stored}
      onRetry={() => undefined}
      reload={() => Promise.resolve(stored)}
      ask={preview.ask}
      save={async (_change, _version, whole) => {
        const { notice } = await http.call(addNotice, { body: bodyOf(whole) });
        leadOn.next(path(`/notice/${notice._id}`));
        return valuesOf(notice);
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['notice']));
        leadOn.go();
      }}
      saved={words('saved')}
      wide
      submit={words('look')}
      after={preview.shown}
    />
  );
};
