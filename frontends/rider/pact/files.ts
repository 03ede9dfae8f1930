import { expect, test } from '@jest/globals';
import { removeProfileImage, setProfileImage, uploadIdFiles } from '@rrr/contract';
import { consumer, refusesFile } from '@rrr/kit/pact';
import { riderId } from '@rrr/kit/pact/examples';

const { answers } = consumer('rider');
const rider = ['a rider is signed in', { riderId }] as const;

test('the picture is taken away', () => {
  const params = { role: 'rider', type: 'rider', subjectId: riderId } as const;
  return answers(
    {
      given: [rider],
      when: 'a rider removes the profile picture',
      endpoint: removeProfileImage,
      path: `/api/rider/profile-image/rider/${riderId}`,
      call: (http) => http.call(removeProfileImage, { params }),
    },
    undefined,
    204,
  );
});

const file = () => new File(['a shopping list'], 'list.png', { type: 'image/png' });
const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file());
  return form;
};

test('a profile picture that is none', async () =>
  expect(
    await refusesFile('rider')(
      {
        given: [rider],
        when: 'a rider sends a profile picture that is no picture',
        method: 'PUT',
        path: `/api/rider/profile-image/rider/${riderId}`,
        form: formOf({}),
        call: (http) =>
          http.call(setProfileImage, {
            params: { role: 'rider', type: 'rider', subjectId: riderId },
            files: { file: file() },
          }),
      },
      415,
      'NOT_AN_IMAGE',
    ),
  ).toEqual({ status: 415, code: 'NOT_AN_IMAGE' }));

test('a licence that is no picture', async () =>
  expect(
    await refusesFile('rider')(
      {
        given: [rider],
        when: 'a rider sends a licence that is no picture',
        method: 'POST',
        path: `/api/rider/rider/${riderId}/upload-id-files`,
        form: formOf({ kind: 'licence' }),
        call: (http) =>
          http.call(uploadIdFiles, { params: { riderId }, body: { kind: 'licence' }, files: { file: file() } }),
      },
      415,
      'NOT_AN_IMAGE',
    ),
  ).toEqual({ status: 415, code: 'NOT_AN_IMAGE' }));
