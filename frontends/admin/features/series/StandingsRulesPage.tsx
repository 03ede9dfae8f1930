import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { editStandingsRules, type Currency, type StandingsRules } from '@rrr/contract';
import { useFormats, useHost, usePath } from '@rrr/kit/base';
import { FormPage, type FormField, type StoredRecord } from '@rrr/kit/desk';
import { api } from '../../api.js';
import { currencyOf } from '../../shared/series/series-form.js';
import { useOneSeriesQuery, useStandingsBonusesQuery } from '../../shared/series/series.api.js';
import { useSeriesWords } from '../../shared/series/words/use-words.js';

/** Places that can have a bonus, as the contract has it. */
const PLACES = Array.from({ length: 10 }, (_, at) => at);

interface RulesValues {
  [name: string]: string | number | boolean | null;
  /** points of each place, first place first */
  points: string;
  bestRounds: number | null;
}

const valuesOf = ({ points, bestRounds, amounts, version }: StandingsRules): StoredRecord<RulesValues> => ({
  values: {
    points: points.join(' '),
    bestRounds,
    ...Object.fromEntries(PLACES.map((at) => [`amount${at}`, amounts[at]?.amount ?? null])),
  },
  version,
});

/** A place without an amount before one with an amount gets nothing. */
const toSave = (values: RulesValues, currency: Currency, version: number): StandingsRules => {
  const amounts = PLACES.map((at) => Number(values[`amount${at}`] ?? 0));
  const last = amounts.findLastIndex((amount) => amount > 0);
  return {
    points: (values.points.match(/\d+/g) ?? []).map(Number),
    bestRounds: values.bestRounds,
    amounts: amounts.slice(0, last + 1).map((amount) => ({ amount, currency })),
    version,
  };
};

/** How the standings of a series count, and what its first places get. */
export const StandingsRulesPage = () => {
  const { seriesId = '' } = useParams();
  const { http } = useHost();
  const [words, formats, path, dispatch] = [useSeriesWords(), useFormats(), usePath(), useDispatch()];
  const params = { seriesId };
  const series = useOneSeriesQuery({ params });
  const rules = useStandingsBonusesQuery({ params, query: {} });
  const currency = currencyOf(series.currentData?.series.country ?? null);
  const shown = rules.currentData?.rules;
  const stored = useMemo(
    () => (shown && series.currentData ? valuesOf(shown) : undefined),
    [shown, series.currentData],
  );
  const fields: readonly FormField[] = [
    {
      name: 'points',
      kind: 'text',
      label: words('standings.fields.points'),
      help: words('standings.help.points'),
      required: true,
      limit: 300,
    },
    {
      name: 'bestRounds',
      kind: 'number',
      label: words('standings.fields.bestRounds'),
      help: words('standings.help.bestRounds'),
      min: 1,
      max: 100,
    },
    ...PLACES.map((at) => ({
      name: `amount${at}`,
      kind: 'money' as const,
      label: words('standings.fields.amount', { place: formats.place(at + 1) }),
      currency,
      ...(at === 0 ? { heading: words('standings.amounts'), help: words('standings.help.amount') } : {}),
    })),
  ];
  return (
    <FormPage<RulesValues>
      title={words('standings.rulesTitle')}
      lead={series.currentData?.series.name}
      back={{ to: `${path(`/serie/${seriesId}`)}?tab=standings`, label: words('back') }}
      fields={fields}
      stored={stored}
      error={series.error ?? rules.error}
      onRetry={() => {
        if (series.error) void series.refetch();
        if (rules.error) void rules.refetch();
      }}
      reload={async () => valuesOf((await rules.refetch().unwrap()).rules)}
      save={async (_change, version, whole) =>
        valuesOf((await http.call(editStandingsRules, { params, body: toSave(whole, currency, version) })).rules)
      }
      refresh={() => dispatch(api.util.invalidateTags(['series']))}
      saved={words('standings.rulesSaved')}
      submit={words('standings.rulesSave')}
    />
  );
};
