import { useDispatch } from 'react-redux';
import { addPromoter, type Locale } from '@rrr/contract';
import { useHost, useLanguageName, useLocale, usePath } from '@rrr/kit/base';
import { type FormField, FormPage, type StoredRecord, useLeadOn } from '@rrr/kit/desk';
import { blank, namesOf, PROMOTER } from '@rrr/records';
import { LOCALES } from '@rrr/records/languages';
import { api } from '../../api.js';
import { usePromoterFields, type PromoterValues } from './promoter-form.js';
import { usePromoterWords } from '../../shared/promoters/words/use-words.js';

/** The names that the contract gives the fields: refusals stand at them. */
type Values = { [Name in keyof PromoterValues & string as `promoter.${Name}`]: PromoterValues[Name] } & {
  locale: string;
};

export const AddPromoterPage = () => {
  const languageName = useLanguageName();
  const { http } = useHost();
  const [t, path, locale, dispatch, leadOn] = [usePromoterWords(), usePath(), useLocale(), useDispatch(), useLeadOn()];
  const stored = {
    values: {
      ...Object.fromEntries(Object.entries(blank(PROMOTER)).map(([name, value]) => [`promoter.${name}`, value])),
      'promoter.country': 'US',
      locale,
    },
    version: 0,
  } as unknown as StoredRecord<Values>;
  const fields: readonly FormField<keyof Values & string>[] = [
    ...usePromoterFields().map((field) => ({ ...field, name: `promoter.${field.name}` as const })),
    {
      name: 'locale',
      kind: 'select',
      label: t('form.locale'),
      required: true,
      options: LOCALES.map((value) => ({ value, label: languageName(value) })),
    },
  ];
  return (
    <FormPage<Values>
      title={t('form.addTitle')}
      lead={t('form.addLead')}
      back={{ to: path('/promoters'), label: t('title') }}
      fields={fields}
      stored={stored}
      onRetry={() => undefined}
      reload={() => Promise.resolve(stored)}
      save={async (_change, _version, whole) => {
        const promoter = Object.fromEntries(
          namesOf(PROMOTER).map((name) => [name, whole[`promoter.${name}`]]),
        ) as PromoterValues;
        const added = await http.call(addPromoter, { body: { promoter, locale: whole.locale as Locale } });
        leadOn.next(path(`/promoter/${added.promoter._id}`));
        return { values: whole, version: added.promoter.version };
      }}
      refresh={() => {
        dispatch(api.util.invalidateTags(['promoter']));
        leadOn.go();
      }}
      saved={t('form.added')}
      submit={t('form.submit')}
    />
  );
};
